import { useSelector } from 'react-redux';
import { PERMISSION_LABELS } from './permission-labels';
import { type Permission, selectUser } from './session-slice';

/**
 * Why the signed-in user may not do something, which names the permissions they lack; undefined where they lack none.
 * `action` begins the sentence: "Deleting leads".
 */
export function usePermissionReason(action: string, ...needed: readonly Permission[]): string | undefined {
  const permissions = useSelector(selectUser)?.permissions;
  const missing = needed.filter((permission) => !permissions?.[permission]);
  if (missing.length === 0) return undefined;
  const labels = missing.map((permission) => `"${PERMISSION_LABELS[permission]}"`);
  return `${action} needs the permission${labels.length === 1 ? '' : 's'} ${labels.join(' and ')}.`;
}
