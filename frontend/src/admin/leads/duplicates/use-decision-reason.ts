import type { Lead } from '../lead/lead';
import { useMayEdit } from '../lead/use-may-edit';

/** Why the signed-in user cannot decide about two leads; undefined where they may change both. */
export function useDecisionReason(lead: Lead, other: Lead): string | undefined {
  const mayEdit = useMayEdit(lead);
  const mayEditOther = useMayEdit(other);
  return mayEdit && mayEditOther ? undefined : 'You can decide only about leads that you may change, both of them.';
}
