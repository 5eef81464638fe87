import { useToast } from '../../shared/toasts/toast-provider';
import { problemMessage } from './problem';

type Answer = Readonly<{ error?: unknown }>;

/** For changes without an inline error. Shows the error or `success` in a toast. Resolves to true on success. */
export function useMutationToast(): (change: PromiseLike<Answer>, success?: string) => Promise<boolean> {
  const showToast = useToast();
  return async (change, success) => {
    const { error } = await change;
    if (error) showToast('error', problemMessage(error));
    else if (success) showToast('success', success);
    return !error;
  };
}
