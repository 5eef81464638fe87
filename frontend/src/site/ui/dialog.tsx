import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useToastsWithin } from '../../shared/toasts/toast-provider';
import { Awning } from './section';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly fullScreen?: boolean;
  readonly children: ReactNode;
}

/** The browser keeps the focus inside the dialog and restores it on closing. A closed dialog keeps its typed values. */
export function Dialog({ title, closeLabel, open, onClose, fullScreen = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressStartedOnBackdrop = useRef(false);
  const titleId = useId();

  useEffect(() => {
    if (!open) return dialog.current?.close();
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    // Focusing the first field would open a phone's keyboard over the dialog.
    heading.current?.focus();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser handles Escape
    <dialog
      ref={dialog}
      className={fullScreen ? 'dialog dialog--full' : 'dialog'}
      aria-labelledby={titleId}
      // The event is asynchronous, so the dialog might be open again.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      onPointerDown={({ target, currentTarget }) => {
        pressStartedOnBackdrop.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        // Selecting text from inside to outside must not close the dialog.
        if (pressStartedOnBackdrop.current && target === currentTarget) currentTarget.close();
      }}
    >
      <div className="dialog__box">
        <header className="dialog__head">
          <h2 className="dialog__title" id={titleId} tabIndex={-1} ref={heading}>
            {title}
          </h2>
          <button
            className="dialog__close"
            type="button"
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
        </header>
        <Awning />
        <div className="dialog__body">{children}</div>
      </div>
      {open && <ToastsInside dialog={dialog} />}
    </dialog>
  );
}

function ToastsInside({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  useToastsWithin(dialog);
  return null;
}
