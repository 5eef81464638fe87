import { useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { problemMessage } from '../api/problem';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';
import { isUndecided, LeavingLeads, useOpenLeads } from './leaving-leads';
import type { StaffUser } from './user-labels';
import { type LeadsChoice, useToggleUserMutation } from './users-api';

/** Asks what becomes of the open leads of somebody who is deactivated, and deactivates them. */
export function DeactivateDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const [toggle] = useToggleUserMutation();
  const open = useOpenLeads(user._id);
  const [choice, setChoice] = useState<LeadsChoice>();
  const showToast = useToast();

  const confirm = async () => {
    const { data, error } = await toggle({ id: user._id, leads: choice });
    if (error) return `Error: ${problemMessage(error, 'Failed to toggle user status')}`;
    if (data.message) showToast('success', data.message);
    onClose();
  };

  return (
    <ConfirmDialog
      title={`Deactivate ${user.name}`}
      confirmLabel="Deactivate"
      isBlocked={isUndecided(choice)}
      onConfirm={confirm}
      onCancel={onClose}
      details={open && <LeavingLeads user={user} open={open.open} onChange={setChoice} />}
    >
      {user.name} cannot sign in any more until somebody activates the account again.
    </ConfirmDialog>
  );
}
