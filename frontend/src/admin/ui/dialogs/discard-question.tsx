import { ConfirmDialog } from './confirm-dialog';
import { useLeaveGuard } from './leave-guard';

/** What was done that is lost: `wrote` asks about "What you wrote". */
export type DiscardedWork = 'entered' | 'wrote' | 'corrected';

interface DiscardQuestionProps {
  readonly what?: DiscardedWork | undefined;
  readonly onDiscard: () => void;
  readonly onStay: () => void;
}

export function DiscardQuestion({ what = 'entered', onDiscard, onStay }: DiscardQuestionProps) {
  return (
    <ConfirmDialog title="Discard changes?" confirmLabel="Discard" onConfirm={onDiscard} onCancel={onStay}>
      What you {what} has not been saved.
    </ConfirmDialog>
  );
}

interface DiscardQuestionOptions {
  readonly isDirty: () => boolean;
  readonly what?: DiscardedWork | undefined;
  readonly onDiscard: () => void;
}

/** Asks before what was entered is lost. */
export function useDiscardQuestion({ isDirty, what, onDiscard }: DiscardQuestionOptions) {
  return useLeaveGuard({
    isDirty,
    question: ({ go, stay }) => (
      <DiscardQuestion
        what={what}
        onDiscard={() => {
          onDiscard();
          go();
        }}
        onStay={stay}
      />
    ),
  });
}
