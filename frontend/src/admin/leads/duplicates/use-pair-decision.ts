import { useState } from 'react';
import { useToast } from '../../../shared/toasts/toast-provider';
import { useMutationToast } from '../../api/use-mutation-toast';
import type { VersionedLead } from '../lead/leads-api';
import { otherSide, type Side } from './compare-values';
import {
  type DuplicateCandidate,
  type MergePath,
  useMergeLeadsMutation,
  useUnmergeLeadsMutation,
} from './duplicates-api';
import { useDuplicateDecision } from './use-duplicate-decision';

/** What can be decided about a lead and a possible duplicate; each answers whether it was done, and then offers to undo it. */
export function usePairDecision(lead: VersionedLead, candidate: DuplicateCandidate) {
  const { decide, busy: deciding } = useDuplicateDecision(lead._id, candidate.lead._id);
  const [mergeLeads, { isLoading: merging }] = useMergeLeadsMutation();
  const [unmerge] = useUnmergeLeadsMutation();
  const [error, setError] = useState<unknown>(null);
  const showToast = useToast();
  const report = useMutationToast();
  /** In a comparison only the toast shows that it was undone. */
  const showUndo = (words: string, undone: string, undo: () => PromiseLike<{ error?: unknown }>) =>
    showToast('success', words, { label: 'Undo', run: () => report(undo(), undone) });
  const before = candidate.state;

  const settle = async (state: 'linked' | 'dismissed', message: string): Promise<boolean> => {
    setError(null);
    const decided = await decide(state);
    if (decided.error) {
      setError(decided.error);
      return false;
    }
    showUndo(message, 'Undone', () => decide(before));
    return true;
  };
  /** In the states that were compared; `take` are the values that the lead that stays takes over. */
  const merge = async (survivor: Side, take: readonly MergePath[]): Promise<boolean> => {
    setError(null);
    const sides = [lead, { _id: candidate.lead._id, etag: candidate.etag }] as const;
    const [stays, goes] = [sides[survivor], sides[otherSide(survivor)]];
    const merged = await mergeLeads({
      survivor: stays._id,
      survivorEtag: stays.etag,
      other: goes._id,
      otherEtag: goes.etag,
      take,
    });
    if (merged.error) {
      setError(merged.error);
      return false;
    }
    const undo = () => unmerge({ id: stays._id, other: goes._id });
    showUndo('Leads merged successfully', 'Merge undone successfully', undo);
    return true;
  };
  return { settle, merge, busy: deciding || merging, merging, error };
}
