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

export const leadReceiverNotPossible = defineFailure({
  kind: 'unprocessable',
  code: 'lead_receiver_not_possible',
  when: 'Who is to get the leads is inactive, missing, or the user themself',
  sentence: 'The leads can only be given to another active user.',
  errors: (message) => [{ field: 'leads.userId', message, code: 'invalid_choice' }],
});

export const emailTaken = defineFailure({
  kind: 'conflict',
  code: 'email_taken',
  when: 'The email is taken',
  sentence: 'Another user already has this email.',
  errors: (message) => [{ field: 'email', message, code: 'taken' }],
});

export const nameLooksTaken = defineFailure<[name: string]>({
  kind: 'conflict',
  code: 'name_looks_taken',
  when: "The name looks like another user's and is written in other letters",
  sentence: (name) => `This name looks like that of ${name} and is written in other letters. Please choose another.`,
  errors: (message) => [{ field: 'name', message, code: 'taken' }],
  example: ['Sunita Devi'],
});

export const adminOnly = defineFailure({
  kind: 'forbidden',
  code: 'admin_only',
  sentence: 'Only an administrator may change an administrator.',
});

export const ownRightsFixed = defineFailure({
  kind: 'forbidden',
  code: 'own_rights',
  sentence: 'You cannot change your own role, permissions or lead types. Ask an administrator.',
});

export const beyondOwnRights = defineFailure<[right: string]>({
  kind: 'forbidden',
  code: 'beyond_own_rights',
  sentence: (right) => `This user has ${right}, which you do not have. Ask an administrator.`,
  example: ['canExportData'],
});

export const grantBeyondOwn = defineFailure<[right: string]>({
  kind: 'forbidden',
  code: 'grant_beyond_own',
  sentence: (right) => `You cannot give ${right}, because you do not have it yourself.`,
  example: ['canExportData'],
});

export const adminHasEveryType = defineFailure({
  kind: 'conflict',
  code: 'admin_has_every_type',
  when: 'An administrator keeps every lead type',
  sentence: 'An administrator always has every lead type. To take one away, give this user another role first.',
});

export const lastAdministrator = defineFailure({
  kind: 'conflict',
  code: 'last_administrator',
  when: 'This is the last active administrator',
  sentence: 'This is the last active administrator. Make somebody else an administrator first.',
});

export const ownPasswordElsewhere = defineFailure({
  kind: 'forbidden',
  code: 'own_password',
  sentence: 'Your own password is changed under Password, where you enter the current one too.',
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
