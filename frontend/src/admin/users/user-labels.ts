import type { Permission, SignedInUser } from '../session/session-slice';

export type StaffUser = SignedInUser;
export type Role = StaffUser['role'];

export const ROLE_LABELS: Readonly<Record<Role, string>> = { agent: 'Agent', manager: 'Manager', admin: 'Admin' };
export const ROLES = Object.keys(ROLE_LABELS) as Role[];

export const PERMISSION_LABELS: Readonly<Record<Permission, string>> = {
  canViewAllLeads: 'View All',
  canEditAllLeads: 'Edit All',
  canDeleteLeads: 'Delete',
  canManageUsers: 'Manage Users',
  canViewReports: 'View Reports',
  canExportData: 'Export Data',
  canBulkActions: 'Bulk Actions',
  canErasePersonalData: 'Erase Personal Data',
};
export const PERMISSIONS = Object.keys(PERMISSION_LABELS) as Permission[];

/** The flags the table shows as chips. */
export const CHIP_PERMISSIONS = ['canViewAllLeads', 'canEditAllLeads', 'canDeleteLeads', 'canManageUsers'] as const;

/** The flags a new user of a role starts with. */
export function permissionsOfRole(role: Role): Permission[] {
  if (role === 'admin') return PERMISSIONS;
  if (role === 'agent') return [];
  return ['canViewAllLeads', 'canEditAllLeads', 'canViewReports', 'canExportData', 'canBulkActions'];
}
