import { useToast } from '../../../shared/toasts/toast-provider';
import { problemMessage } from '../../api/problem';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { useDeleteLeadMutation, useUndeleteLeadMutation } from '../lead/leads-api';

interface DeleteLeadDialogProps {
  readonly id: string;
  readonly onDone: (isDeleted: boolean) => void;
}

export function DeleteLeadDialog({ id, onDone }: DeleteLeadDialogProps) {
  const [deleteLead] = useDeleteLeadMutation();
  const [undelete] = useUndeleteLeadMutation();
  const showToast = useToast();

  const undo = async (): Promise<void> => {
    const { data, error } = await undelete(id);
    if (error) showToast('error', `The lead was not restored. ${problemMessage(error)}`, { label: 'Undo', run: undo });
    else if (data.data.affected === 0) showToast('error', 'Someone else has already restored or removed it.');
    else showToast('success', 'Lead restored');
  };
  const confirm = async () => {
    const { error } = await deleteLead(id);
    if (error) return 'Failed to delete lead';
    showToast('success', 'Lead deleted successfully', { label: 'Undo', run: undo });
    onDone(true);
  };

  return (
    <ConfirmDialog
      title="Confirm Delete"
      confirmLabel="Delete"
      onConfirm={confirm}
      onCancel={() => onDone(false)}
      details={<BinNotice />}
    >
      Are you sure you want to delete this lead? This action cannot be undone.
    </ConfirmDialog>
  );
}

export function BinNotice({ many = false }: { readonly many?: boolean }) {
  return <p>You can restore {many ? 'them' : 'it'} from the bin for 30 days.</p>;
}
