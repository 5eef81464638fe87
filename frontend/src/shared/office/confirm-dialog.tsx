import type { ReactNode } from 'react';
import { Modal } from './modal';

interface ConfirmDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ title, confirmLabel, busy, onConfirm, onCancel, children }: ConfirmDialogProps) {
  return (
    <Modal
      title={title}
      onClose={onCancel}
      actions={
        <>
          <button className="act" type="button" data-first-focus onClick={onCancel}>
            Cancel
          </button>
          <button className="act act--danger" type="button" disabled={busy} onClick={onConfirm}>
            {confirmLabel}
          </button>
        </>
      }
    >
      <p>{children}</p>
    </Modal>
  );
}
