import { type ReactNode, useState } from 'react';
import { Button } from '../button';
import { ErrorBox } from '../errors/error-message';
import { useLeaveGuard } from './leave-guard';
import { Modal } from './modal';

interface ConfirmDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** True if nothing is lost by the action. Its button is then not red. */
  readonly harmless?: boolean;
  /** True if the action cannot be confirmed yet, because something must first be chosen or loaded. */
  readonly isBlocked?: boolean;
  /** Resolves to undefined on success, or to an error message, which the dialog shows so that the user can retry. */
  readonly onConfirm: (() => void) | (() => Promise<string | undefined>);
  readonly onCancel: () => void;
  readonly children: ReactNode;
  readonly details?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel, cancelLabel = 'Cancel', harmless, isBlocked = false } = props;
  const { onConfirm, onCancel, children, details } = props;
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
            {cancelLabel}
          </Button>
          <Button variant={harmless ? 'primary' : 'danger'} isBusy={isBusy || isBlocked} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {details}
      {failure && <ErrorBox>{failure}</ErrorBox>}
    </Modal>
  );
}

export type DiscardedWork = 'entered' | 'wrote' | 'corrected';

interface DiscardQuestionProps {
  readonly what?: DiscardedWork | undefined;
  readonly onDiscard: () => void;
  readonly onStay: () => void;
}

export function DiscardQuestion({ what = 'entered', onDiscard, onStay }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      title="Discard changes?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      onConfirm={onDiscard}
      onCancel={onStay}
    >
      What you {what} has not been saved.
    </ConfirmDialog>
  );
}

interface DiscardQuestionOptions {
  readonly isDirty: () => boolean;
  readonly what?: DiscardedWork | undefined;
  readonly onDiscard: () => void;
}

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
