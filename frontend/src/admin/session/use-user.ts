import { useSelector } from 'react-redux';
import { type Permission, type SignedInUser, selectUser } from './session-slice';

export function useUser(): SignedInUser | null {
  return useSelector(selectUser);
}

/** Use this only to hide what the server would refuse. Permissions are enforced by the server. */
export function usePermission(permission: Permission): boolean {
  return useUser()?.permissions?.[permission] ?? false;
}

export function usePermissionReason(action: string, ...needed: readonly Permission[]): string | undefined {
  return permissionReason(useUser(), action, ...needed);
}

/**
 * Returns a sentence that names the missing permissions, or undefined if none is missing. `action` is a verb phrase,
 * such as "delete leads".
 */
export function permissionReason(
  user: SignedInUser | null,
  action: string,
  ...needed: readonly Permission[]
): string | undefined {
  const missing = needed.filter((permission) => !user?.permissions?.[permission]);
  if (missing.length === 0) return undefined;
  const labels = missing.map((permission) => `“${PERMISSION_LABELS[permission]}”`);
  return `You need the ${labels.join(' and ')} permission${labels.length === 1 ? '' : 's'} to ${action}.`;
}

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
export const PERMISSIONS = Object.keys(PERMISSION_LABELS) as Permission[];
