import type { LeadType } from '../../../lead-types/lead-types.js';
import { LEAD_TYPE_NAMES, leadTypesOfPreset } from '../../../lead-types/lead-types.js';
import { type KeyScope, PERMISSIONS, type Permission } from './permissions.js';
import { permissionMissing, scopeMissing } from './user.errors.js';

export const ROLES = ['agent', 'manager', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export interface Rights {
  readonly permissions: readonly Permission[];
  readonly leadTypes: readonly LeadType[];
  /** Only for an API key: its calls are limited to these scopes. */
  readonly scopes?: readonly KeyScope[];
}

/** A user with their effective rights: an administrator always has all of them. */
export interface User extends Rights {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly isActive: boolean;
  /** Someone else chose the password or it was generated. The user must change it before doing anything else. */
  readonly mustChangePassword: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Other permissions are granted by hand. */
const MANAGER_PERMISSIONS: readonly Permission[] = [
  'canViewAllLeads',
  'canEditAllLeads',
  'canViewReports',
  'canExportData',
  'canBulkActions',
];

/** The rights of a new user for whom no rights were chosen. */
export function defaultRights(role: Role): Rights {
  switch (role) {
    case 'admin':
      return { permissions: PERMISSIONS, leadTypes: LEAD_TYPE_NAMES };
    case 'manager':
      return {
        permissions: MANAGER_PERMISSIONS,
        leadTypes: leadTypesOfPreset('manager'),
      };
    case 'agent':
      return { permissions: [], leadTypes: leadTypesOfPreset('default') };
  }
}

export function effectiveRights(role: Role, stored: Rights): Rights {
  if (role === 'admin') return defaultRights('admin');
  return { permissions: stored.permissions, leadTypes: stored.leadTypes };
}

export function hasPermission(user: Rights, permission: Permission): boolean {
  return user.permissions.includes(permission);
}

/** Whether the caller is a user, or an API key with the scope. */
export function hasScope({ scopes }: Rights, scope: KeyScope): boolean {
  return scopes === undefined || scopes.includes(scope);
}

/** @throws scopeMissing */
export function requireScope(caller: Rights, scope: KeyScope): void {
  if (!hasScope(caller, scope)) throw scopeMissing(scope);
}

/** @throws permissionMissing */
export function requirePermission(user: Rights, permission: Permission): void {
  if (!hasPermission(user, permission)) throw permissionMissing(permission);
}
