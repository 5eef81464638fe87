import type { ReactNode } from 'react';
import { Button } from '../button';
import { Modal } from './modal';

interface ConfirmDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly busy: boolean;
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
  const { title, confirmLabel, busy, harmless = false, onConfirm, onCancel, children, details } = props;
  return (
    <Modal
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button data-first-focus onClick={onCancel}>
            Cancel
          </Button>
          <Button look={harmless ? 'main' : 'danger'} disabled={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {details}
    </Modal>
  );
}
