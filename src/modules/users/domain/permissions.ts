export const PERMISSIONS = [
  'canViewAllLeads',
  'canEditAllLeads',
  'canDeleteLeads',
  'canManageUsers',
  'canViewReports',
  'canExportData',
  'canBulkActions',
  'canErasePersonalData',
  'canManageAssignment',
  'canTakeFromPool',
  'canSetTargets',
  'canManageIntegrations',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** As the back office shows them. */
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
  canSetTargets: 'Set Targets',
  canManageIntegrations: 'Manage Integrations',
};

/** A key can make only the calls that name one of its scopes. */
export const KEY_SCOPES = [
  'leads:read',
  'contact:read',
  'leads:create',
  'leads:write',
  'leads:delete',
  'export:read',
  'reports:read',
  'events:read',
  'import',
] as const;

export type KeyScope = (typeof KEY_SCOPES)[number];
