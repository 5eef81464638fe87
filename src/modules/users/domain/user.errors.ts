import { DomainError } from '../../../shared/domain/domain-error.js';
import type { Permission } from './permissions.js';

export function permissionMissing(permission: Permission): DomainError {
  return new DomainError('forbidden', 'permission_missing', `You need the permission ${permission} for this.`);
}

export function userNotFound(): DomainError {
  return new DomainError('not_found', 'user_not_found', 'This user does not exist.');
}

export function emailTaken(): DomainError {
  return new DomainError('conflict', 'email_taken', 'Another user already has this email.', [
    { field: 'email', message: 'Another user already has this email.', code: 'taken' },
  ]);
}

export function adminOnly(): DomainError {
  return new DomainError('forbidden', 'admin_only', 'Only an administrator may change an administrator.');
}

export function ownRightsFixed(): DomainError {
  return new DomainError(
    'forbidden',
    'own_rights',
    'You cannot change your own role, permissions or lead types. Ask an administrator.',
  );
}

export function grantBeyondOwn(right: string): DomainError {
  return new DomainError(
    'forbidden',
    'grant_beyond_own',
    `You cannot give ${right}, because you do not have it yourself.`,
  );
}

export function lastAdministrator(): DomainError {
  return new DomainError(
    'conflict',
    'last_administrator',
    'This is the last active administrator. Make somebody else an administrator first.',
  );
}

export function wrongCurrentPassword(): DomainError {
  return new DomainError('invalid', 'wrong_password', 'The current password is not right.', [
    { field: 'currentPassword', message: 'The current password is not right.', code: 'invalid' },
  ]);
}
