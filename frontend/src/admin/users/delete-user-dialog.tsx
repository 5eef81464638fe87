import { useToast } from '../../shared/toasts/toast-provider';
import { problemMessage } from '../api/problem';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';
import type { StaffUser } from './user-labels';
import { useDeleteUserMutation } from './users-api';

/** Asks, deletes and says how it went. */
export function DeleteUserDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const [deleteUser, { isLoading }] = useDeleteUserMutation();
  const showToast = useToast();

  const confirm = async () => {
    const { error } = await deleteUser(user._id);
    if (error) showToast('error', `Error: ${problemMessage(error, 'Failed to delete user')}`);
    else showToast('success', 'User deleted successfully!');
    onClose();
  };

  return (
    <ConfirmDialog
      title={`Delete ${user.name}`}
      confirmLabel="Delete"
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      Are you sure you want to delete this user? This action cannot be undone.
    </ConfirmDialog>
  );
}
