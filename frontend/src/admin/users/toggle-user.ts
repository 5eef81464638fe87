import { useToast } from '../../shared/toasts/toast-provider';
import { problemMessage } from '../api/problem';
import type { StaffUser } from './user-rules';
import { type LeadsChoice, useToggleUserMutation } from './users-api';

interface ToggleOptions {
  /** What happens to the user's open leads. */
  readonly leads?: LeadsChoice | undefined;
  /** Whether toggling again restores everything. */
  readonly canUndo?: boolean;
}

/** Activates or deactivates a user and says so in a toast. */
export function useToggleUser() {
  const [toggleUser, { isLoading: isToggling }] = useToggleUserMutation();
  const showToast = useToast();
  /** Returns the error message, or undefined. */
  const tryToggle = async (user: StaffUser, { leads, canUndo = false }: ToggleOptions): Promise<string | undefined> => {
    const { data, error } = await toggleUser({ id: user._id, leads });
    if (error) return `Error: ${problemMessage(error, 'Failed to toggle user status')}`;
    const undo = { label: 'Undo', run: () => toggle(data.data, {}) };
    showToast(
      'success',
      `${user.name} ${data.data.isActive ? 'activated' : 'deactivated'}`,
      canUndo ? undo : undefined,
    );
    return undefined;
  };
  /** Also shows an error in a toast. */
  const toggle = async (user: StaffUser, options: ToggleOptions) => {
    const error = await tryToggle(user, options);
    if (error) showToast('error', error);
  };
  return { toggle, tryToggle, isToggling };
}
