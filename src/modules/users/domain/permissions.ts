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
] as const;

export type Permission = (typeof PERMISSIONS)[number];
