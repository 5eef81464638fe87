import { ConfirmDialog } from './confirm-dialog';

/** What was done that is lost: `wrote` asks about "What you wrote". */
export type DiscardedWork = 'entered' | 'wrote' | 'corrected';

interface DiscardQuestionProps {
  readonly what?: DiscardedWork;
  readonly onDiscard: () => void;
  readonly onStay: () => void;
}

/** Asks before a dialog closes over what was entered in it. */
export function DiscardQuestion({ what = 'entered', onDiscard, onStay }: DiscardQuestionProps) {
  return (
    <ConfirmDialog title="Discard changes?" confirmLabel="Discard" onConfirm={onDiscard} onCancel={onStay}>
      What you {what} has not been saved.
    </ConfirmDialog>
  );
}
