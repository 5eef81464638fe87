import { useSelector } from 'react-redux';
import { selectUser } from '../../session/session-slice';
import type { Lead } from './lead';

/** Whether the signed-in user may change a lead: all of them by right, else those given to them. Nobody a merged one. */
export function useMayEdit({
  assignedTo,
  mergedInto,
}: Pick<Lead, 'assignedTo'> & { readonly mergedInto?: string | null }): boolean {
  const user = useSelector(selectUser);
  if (!user || mergedInto) return false;
  return user.permissions?.canEditAllLeads === true || assignedTo?._id === user._id;
}
