import { useSelector } from 'react-redux';
import { type Permission, selectUser } from './session-slice';

/** Whether the signed-in user holds a flag; what the server enforces, the screen does not offer in vain. */
export function usePermission(permission: Permission): boolean {
  return useSelector(selectUser)?.permissions?.[permission] ?? false;
}
