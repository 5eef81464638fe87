import { useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { problemMessage } from '../api/problem';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';
import { isUndecided, LeavingLeads, useOpenLeads } from './leaving-leads';
import type { StaffUser } from './user-labels';
import { type LeadsChoice, useToggleUserMutation } from './users-api';

/** Asks what becomes of the open leads of somebody who is deactivated, and deactivates them. */
export function DeactivateDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const [toggle, { isLoading, error }] = useToggleUserMutation();
  const open = useOpenLeads(user._id);
  const [choice, setChoice] = useState<LeadsChoice>();
  const showToast = useToast();

  const confirm = async () => {
    const answer = await toggle({ id: user._id, leads: choice });
    if (answer.error) return;
    if (answer.data.message) showToast('success', answer.data.message);
    onClose();
  };

  return (
    <ConfirmDialog
      title={`Deactivate ${user.name}`}
      confirmLabel="Deactivate"
      busy={isLoading || isUndecided(choice)}
      failure={error && `Error: ${problemMessage(error, 'Failed to toggle user status')}`}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      details={open && <LeavingLeads user={user} open={open.open} onChange={setChoice} />}
    >
      {user.name} cannot sign in any more until somebody activates the account again.
    </ConfirmDialog>
  );
}
