import { ConfirmDialog } from '../ui/confirm-dialog';

/** Asks before a dialog closes over what was entered in it. */
export function DiscardDialog({ onDiscard, onStay }: { onDiscard: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog title="Discard changes?" confirmLabel="Discard" busy={false} onConfirm={onDiscard} onCancel={onStay}>
      What you entered has not been saved.
    </ConfirmDialog>
  );
}
