import { type DuplicateState, useDecideDuplicateMutation } from './duplicates-api';

/** Says of two leads whether they are of one person; returns the error, or null. */
export function useDuplicateDecision(id: string, other: string) {
  const [decideDuplicate, { isLoading: busy }] = useDecideDuplicateMutation();
  const decide = async (state: DuplicateState): Promise<unknown> => {
    const { error } = await decideDuplicate({ id, other, state });
    return error ?? null;
  };
  return { decide, busy };
}
