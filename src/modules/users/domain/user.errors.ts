import { defineFailure } from '../../../shared/domain/failure.js';
import type { Permission } from './permissions.js';

/** The route that needs the permission says in the API document which one it is. */
export const permissionMissing = defineFailure<[permission: Permission]>({
  kind: 'forbidden',
  code: 'permission_missing',
  sentence: (permission) => `You need the permission ${permission} for this.`,
  example: ['canDeleteLeads'],
});

export const userNotFound = defineFailure({
  kind: 'not_found',
  code: 'user_not_found',
  when: "No such user, or out of the caller's sight",
  sentence: 'This user does not exist.',
});

export const emailTaken = defineFailure({
  kind: 'conflict',
  code: 'email_taken',
  when: 'The email is taken',
  sentence: 'Another user already has this email.',
  errors: (message) => [{ field: 'email', message, code: 'taken' }],
});

export const reauthenticationRequired = defineFailure({
  kind: 'forbidden',
  code: 'reauthentication_required',
  sentence: 'You signed in more than 15 minutes ago. Enter your own current password to go on.',
  errors: () => [{ field: 'currentPassword', message: 'Enter your own current password to go on.', code: 'required' }],
});

export const wrongCurrentPassword = defineFailure({
  kind: 'invalid',
  code: 'wrong_password',
  sentence: 'The current password is not right.',
  errors: (message) => [{ field: 'currentPassword', message, code: 'invalid' }],
});

export const passwordsBusy = defineFailure({
  kind: 'overloaded',
  code: 'passwords_busy',
  when: 'More passwords wait to be checked than a second is enough for; see Retry-After',
  sentence: 'Too many people are signing in at this moment. Please try again in a few seconds.',
  retryAfterSeconds: 2,
});
