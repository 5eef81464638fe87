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
