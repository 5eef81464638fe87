import { type ReactNode, useState } from 'react';
import { Button } from '../button';
import { useLeaveGuard } from './leave-guard';
import { Modal } from './modal';
import '../errors/error-message.css';

interface ConfirmDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  /** Nothing is lost by it. */
  readonly harmless?: boolean;
  /** Something is still to be chosen or loaded before it can be confirmed. */
  readonly isBlocked?: boolean;
  /** Resolves to why it failed, which the dialog shows so that the user can try again, or to nothing. */
  readonly onConfirm: (() => void) | (() => Promise<string | undefined>);
  readonly onCancel: () => void;
  readonly children: ReactNode;
  /** What stands below the sentence. */
  readonly details?: ReactNode;
}

/** Asks before something that is not easily taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel, harmless, isBlocked = false, onConfirm, onCancel, children, details } = props;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    setFailure((await onConfirm()) || undefined);
    setBusy(false);
  };
  return (
    <Modal
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button data-first-focus onClick={onCancel}>
            Cancel
          </Button>
          <Button variant={harmless ? 'primary' : 'danger'} isBusy={isBusy || isBlocked} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {details}
      {failure && (
        <p className="error-message" role="alert">
          {failure}
        </p>
      )}
    </Modal>
  );
}

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
