import { PERMISSIONS } from '../session/permission-labels';
import type { Permission, SignedInUser } from '../session/session-slice';

export type StaffUser = SignedInUser;
export type Role = StaffUser['role'];

export const ROLE_LABELS: Readonly<Record<Role, string>> = { agent: 'Agent', manager: 'Manager', admin: 'Admin' };
export const ROLES = Object.keys(ROLE_LABELS) as Role[];

/** The flags the table shows as chips. */
export const CHIP_PERMISSIONS = ['canViewAllLeads', 'canEditAllLeads', 'canDeleteLeads', 'canManageUsers'] as const;

/** The flags a new user of a role starts with. */
export function permissionsOfRole(role: Role): Permission[] {
  if (role === 'admin') return PERMISSIONS;
  if (role === 'agent') return [];
  return ['canViewAllLeads', 'canEditAllLeads', 'canViewReports', 'canExportData', 'canBulkActions'];
}
