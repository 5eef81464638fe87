import type { ReactNode } from 'react';
import { Button } from '../button';
import '../errors/error-message.css';
import { Modal } from './modal';

interface ConfirmDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly busy: boolean;
  /** Why it failed. The dialog stays open with it, so that the user can try again. */
  readonly failure?: string | undefined;
  /** Nothing is lost by it. */
  readonly harmless?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
  /** What stands below the sentence. */
  readonly details?: ReactNode;
}

/** Asks before something that is not easily taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel, busy, failure, harmless = false, onConfirm, onCancel, children, details } = props;
  return (
    <Modal
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button data-first-focus onClick={onCancel}>
            Cancel
          </Button>
          <Button variant={harmless ? 'primary' : 'danger'} isBusy={busy} onClick={() => onConfirm()}>
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
