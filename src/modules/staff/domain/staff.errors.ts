import { defineFailure } from '../../../shared/domain/failure.js';

export const leadReceiverNotPossible = defineFailure({
  kind: 'unprocessable',
  code: 'lead_receiver_not_possible',
  when: 'The user in `leads.userId` is missing, inactive or the user who loses the leads',
  sentence: 'The leads can only go to another active user.',
  errors: (message) => [{ field: 'leads.userId', message, code: 'invalid_choice' }],
});

export const nameLooksTaken = defineFailure<[name: string]>({
  kind: 'conflict',
  code: 'name_looks_taken',
  when: "The name looks like another user's name but uses different letters",
  sentence: (name) => `This name looks like "${name}" but uses different letters. Choose another name.`,
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
  when: 'The user is an administrator, who always has every lead type',
  sentence: 'An administrator always has every lead type. To remove one, change the role of this user first.',
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
  sentence: 'You cannot reset your own password. Change it with "Password" at the top of the page.',
});
