/** The permission flags a user can hold: the guard, the DTOs and the back office all read this list. */
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
