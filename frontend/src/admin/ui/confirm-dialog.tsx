import type { ReactNode } from 'react';
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
}

/** Asks before something that is not easily taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel, busy, harmless = false, onConfirm, onCancel, children } = props;
  return (
    <Modal
      title={title}
      onClose={onCancel}
      actions={
        <>
          <button className="act" type="button" data-first-focus onClick={onCancel}>
            Cancel
          </button>
          <button
            className={harmless ? 'act act--main' : 'act act--danger'}
            type="button"
            disabled={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </button>
        </>
      }
    >
      <p>{children}</p>
    </Modal>
  );
}
