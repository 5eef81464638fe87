import { usePermission } from '../../session/use-permission';

/** Why the signed-in user may not delete leads; undefined for those who may. */
export function useDeleteReason(): string | undefined {
  return usePermission('canDeleteLeads') ? undefined : 'Deleting leads needs the permission "Delete".';
}
