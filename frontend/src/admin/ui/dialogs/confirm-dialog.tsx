import { type ReactNode, useState } from 'react';
import { Button } from '../button';
import '../errors/error-message.css';
import { Modal } from './modal';

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
