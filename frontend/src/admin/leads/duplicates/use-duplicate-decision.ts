import { type DuplicateState, useDecideDuplicateMutation } from './duplicates-api';

/** Says of two leads whether they are of one person; returns the answer. */
export function useDuplicateDecision(id: string, other: string) {
  const [decideDuplicate, { isLoading: busy }] = useDecideDuplicateMutation();
  const decide = (state: DuplicateState) => decideDuplicate({ id, other, state });
  return { decide, busy };
}
