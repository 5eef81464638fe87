/** The permissions a user can have. The guard, the DTOs and the back office read this list. */
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
] as const;

export type Permission = (typeof PERMISSIONS)[number];
