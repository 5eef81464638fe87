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
