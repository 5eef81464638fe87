import type { Permission } from './session-slice';

export const PERMISSION_LABELS: Readonly<Record<Permission, string>> = {
  canViewAllLeads: 'View All',
  canEditAllLeads: 'Edit All',
  canDeleteLeads: 'Delete',
  canManageUsers: 'Manage Users',
  canViewReports: 'View Reports',
  canExportData: 'Export Data',
  canBulkActions: 'Bulk Actions',
  canErasePersonalData: 'Erase Personal Data',
  canManageAssignment: 'Manage Assignment',
  canTakeFromPool: 'Take From Pool',
};
export const PERMISSIONS = Object.keys(PERMISSION_LABELS) as Permission[];
