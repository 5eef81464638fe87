import { useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { problemMessage } from '../api/problem';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';
import { isUndecided, LeavingLeads, useOpenLeads } from './leaving-leads';
import type { StaffUser } from './user-labels';
import { type LeadsChoice, useDeleteUserMutation } from './users-api';

/** Asks for confirmation and deletes. If that fails, it stays open with the reason and the choice. */
export function DeleteUserDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const [deleteUser] = useDeleteUserMutation();
  const showToast = useToast();
  const open = useOpenLeads(user._id);
  const [choice, setChoice] = useState<LeadsChoice>();

  const confirm = async () => {
    const { error } = await deleteUser({ id: user._id, leads: choice });
    if (error) return `Error: ${problemMessage(error, 'Failed to delete user')}`;
    showToast('success', 'User deleted successfully!');
    onClose();
  };

  return (
    <ConfirmDialog
      title={`Delete ${user.name}`}
      confirmLabel="Delete"
      isBlocked={isUndecided(choice)}
      onConfirm={confirm}
      onCancel={onClose}
      details={open ? <LeavingLeads user={user} open={open.open} onChange={setChoice} /> : undefined}
    >
      Are you sure you want to delete this user? This action cannot be undone.
    </ConfirmDialog>
  );
}
