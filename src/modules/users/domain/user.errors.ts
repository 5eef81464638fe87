import { defineFailure } from '../../../shared/domain/failure.js';
import { type KeyScope, PERMISSION_LABELS, type Permission } from './permissions.js';

export const permissionMissing = defineFailure<[permission: Permission]>({
  kind: 'forbidden',
  code: 'permission_missing',
  sentence: (permission) => `You need the permission “${PERMISSION_LABELS[permission]}” for this.`,
  example: ['canDeleteLeads'],
});

export const scopeMissing = defineFailure<[scope: KeyScope]>({
  kind: 'forbidden',
  code: 'scope_missing',
  when: 'The caller is an API key without the scope',
  sentence: (scope) => `This API key needs the scope ${scope} for this.`,
  example: ['leads:write'],
});

export const userNotFound = defineFailure({
  kind: 'not_found',
  code: 'user_not_found',
  when: 'The user does not exist, or the caller cannot see them',
  sentence: 'This user does not exist.',
});

export const emailTaken = defineFailure({
  kind: 'conflict',
  code: 'email_taken',
  when: 'Another user has this email',
  sentence: 'Another user already has this email.',
  errors: (message) => [{ field: 'email', message, code: 'taken' }],
});

export const reauthenticationRequired = defineFailure({
  kind: 'forbidden',
  code: 'reauthentication_required',
  sentence: 'You signed in more than 15 minutes ago. Enter your current password to continue.',
  errors: () => [{ field: 'currentPassword', message: 'Enter your current password to continue.', code: 'required' }],
});

export const wrongCurrentPassword = defineFailure({
  kind: 'invalid',
  code: 'wrong_password',
  sentence: 'The current password is wrong.',
  errors: (message) => [{ field: 'currentPassword', message, code: 'invalid' }],
});

export const passwordsBusy = defineFailure({
  kind: 'overloaded',
  code: 'passwords_busy',
  when: 'Too many passwords are waiting to be checked (see Retry-After)',
  sentence: 'Too many people are signing in. Please try again in a few seconds.',
  retryAfterSeconds: 2,
});
