import { useToast } from '../../shared/toasts/toast-provider';
import { problemMessage } from '../api/problem';
import { formatShortTime } from '../ui/dates';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';
import { formatNumber } from '../ui/format-number';
import { type Import, useCancelImportMutation, useUndoImportMutation } from './imports-api';

interface ImportConfirmationProps {
  readonly opened: Import;
  readonly onClose: () => void;
}

export function CancelImportDialog({ opened, onClose }: ImportConfirmationProps) {
  const [cancel] = useCancelImportMutation();
  const showToast = useToast();
  return (
    <ConfirmDialog
      title={`Cancel import: ${opened.fileName}`}
      confirmLabel="Cancel import"
      cancelLabel="Keep import"
      onConfirm={async () => {
        const { error } = await cancel(opened._id);
        if (error) return problemMessage(error);
        showToast('success', 'Import cancelled');
        onClose();
        return undefined;
      }}
      onCancel={onClose}
    >
      {opened.state === 'importing'
        ? 'Rows that were already imported stay. You can undo them for 24 hours.'
        : 'The file and what you chose for it are deleted. Leads stay as they are.'}
    </ConfirmDialog>
  );
}

export function UndoImportDialog({ opened, onClose }: ImportConfirmationProps) {
  const [undo] = useUndoImportMutation();
  const showToast = useToast();
  const { fileName, counts, undoUntil } = opened;
  return (
    <ConfirmDialog
      title={`Undo import: ${fileName}`}
      confirmLabel="Undo import"
      onConfirm={async () => {
        const { error } = await undo(opened._id);
        if (error) return problemMessage(error);
        showToast('info', 'The import is being undone.');
        onClose();
        return undefined;
      }}
      onCancel={onClose}
      details={
        undoUntil && <p className="import-step__detail">You can undo this import until {formatShortTime(undoUntil)}.</p>
      }
    >
      {[
        counts.created > 0 && `${leads(counts.created, 'new')} moved to the bin.`,
        counts.changed > 0 && `${leads(counts.changed, 'changed')} given the former values.`,
        'Leads that somebody has changed, called or written about since stay as they are.',
      ]
        .filter(Boolean)
        .join(' ')}
    </ConfirmDialog>
  );
}

/** Example: "480 new leads are". */
function leads(count: number, kind: string): string {
  return count === 1 ? `1 ${kind} lead is` : `${formatNumber(count)} ${kind} leads are`;
}
