import { useToast } from '../../shared/toasts/toast-provider';
import { problemMessage } from './problem';

/** The part of a mutation's answer that says whether it failed. */
type Answer = Readonly<{ error?: unknown }>;

/**
 * For changes that have no place of their own for an error: reports it as a toast, and `success` if there is such a
 * sentence. Resolves to whether the change succeeded.
 */
export function useMutationToast(): (change: PromiseLike<Answer>, success?: string) => Promise<boolean> {
  const showToast = useToast();
  return async (change, success) => {
    const { error } = await change;
    if (error) showToast('error', problemMessage(error));
    else if (success) showToast('success', success);
    return !error;
  };
}
