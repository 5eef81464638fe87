import { failureMessage } from '../../shared/api/problem';
import { type DuplicateState, useDecideDuplicateMutation } from './duplicates-api';

/** Says of two leads whether they are of one person; answers what went wrong, or null. */
export function useDuplicateDecision(id: string, other: string) {
  const [decideDuplicate, { isLoading: busy }] = useDecideDuplicateMutation();
  const decide = async (state: DuplicateState): Promise<string | null> => {
    const { error } = await decideDuplicate({ id, other, state });
    return error ? failureMessage(error) : null;
  };
  return { decide, busy };
}
