import { LEAD_TYPE_NAMES, type LeadType } from '@lead-types/lead-types';
import { useSelector } from 'react-redux';
import { selectUser } from '../session/session-slice';

/** What the signed-in user may write templates for: the lead types they see, and `all` if they see every type. */
export function useTemplateReach(): readonly (LeadType | 'all')[] {
  const user = useSelector(selectUser);
  const types = LEAD_TYPE_NAMES.filter((type) => user?.role === 'admin' || user?.leadTypeAccess?.[type]);
  return types.length === LEAD_TYPE_NAMES.length ? ['all', ...types] : types;
}
