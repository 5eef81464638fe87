import { useToast } from '../../../shared/toasts/toast-provider';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { BinNotice } from '../lead/bin-notice';
import { useDeleteLeadMutation } from '../lead/leads-api';

interface DeleteLeadDialogProps {
  readonly id: string;
  readonly onDone: (isDeleted: boolean) => void;
}

/** Asks for confirmation and deletes. If that fails, it stays open and says so. */
export function DeleteLeadDialog({ id, onDone }: DeleteLeadDialogProps) {
  const [deleteLead, { isLoading, error }] = useDeleteLeadMutation();
  const showToast = useToast();

  const confirm = async () => {
    const answer = await deleteLead(id);
    if (answer.error) return;
    showToast('success', 'Lead deleted successfully');
    onDone(true);
  };

  return (
    <ConfirmDialog
      title="Confirm Delete"
      confirmLabel="Delete"
      busy={isLoading}
      failure={error && 'Failed to delete lead'}
      onConfirm={() => void confirm()}
      onCancel={() => onDone(false)}
      details={<BinNotice />}
    >
      Are you sure you want to delete this lead? This action cannot be undone.
    </ConfirmDialog>
  );
}
