import { useToast } from '../../shared/toasts/toast-provider';
import { problemMessage } from './problem';

type Answer = Readonly<{ error?: unknown }>;

/**
 * Shows the result of a mutation as a toast: its error, or `success` if given. For changes without an inline error.
 * Resolves to whether the change succeeded.
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
