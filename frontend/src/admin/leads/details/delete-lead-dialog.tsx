import { useToast } from '../../../shared/toasts/toast-provider';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { BinNotice } from '../lead/bin-notice';
import { useDeleteLeadMutation } from '../lead/leads-api';

interface DeleteLeadDialogProps {
  readonly id: string;
  readonly onDone: (isDeleted: boolean) => void;
}

/** Asks, deletes and says how it went. */
export function DeleteLeadDialog({ id, onDone }: DeleteLeadDialogProps) {
  const [deleteLead, { isLoading }] = useDeleteLeadMutation();
  const showToast = useToast();

  const confirm = async () => {
    const { error } = await deleteLead(id);
    if (error) showToast('error', 'Failed to delete lead');
    else showToast('success', 'Lead deleted successfully');
    onDone(!error);
  };

  return (
    <ConfirmDialog
      title="Confirm Delete"
      confirmLabel="Delete"
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={() => onDone(false)}
      details={<BinNotice />}
    >
      Are you sure you want to delete this lead? This action cannot be undone.
    </ConfirmDialog>
  );
}
