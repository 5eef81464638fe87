import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useToastsWithin } from '../../shared/toasts/toast-provider';
import { Awning } from './section';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly open: boolean;
  /** Called when the dialog was closed: by its X, by Escape or a phone's Back, or by a click on the backdrop. */
  readonly onClose: () => void;
  /** Fills the whole screen on every device; on a phone every dialog does. */
  readonly fullScreen?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog of the public site. The browser keeps the focus inside and restores it afterwards. A closed dialog stays
 * in the page with what was typed into it.
 */
export function Dialog({ title, closeLabel, open, onClose, fullScreen = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressStartedOnBackdrop = useRef(false);
  const titleId = useId();

  useEffect(() => {
    if (!open) return dialog.current?.close();
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    // Not the first field: on a phone the keyboard would cover the dialog.
    heading.current?.focus();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the browser itself
    <dialog
      ref={dialog}
      className={fullScreen ? 'dialog dialog--full' : 'dialog'}
      aria-labelledby={titleId}
      // The event comes asynchronously; by then the dialog may be open again.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      onPointerDown={({ target, currentTarget }) => {
        pressStartedOnBackdrop.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        // A text selection that began inside and ended outside must not close it.
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
