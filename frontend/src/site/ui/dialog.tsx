import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useToastsWithin } from '../../shared/toasts/toast-provider';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly open: boolean;
  /** The dialog was closed: by its X, by Escape or a phone's Back, or by a click beside it. */
  readonly onClose: () => void;
  /** Takes the whole screen, whatever its size; a phone's is always taken. */
  readonly fullScreen?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog of the public site. The browser keeps the focus inside, and gives it back afterwards. Closed, it stays
 * in the page with what was typed into it.
 */
export function Dialog({ title, closeLabel, open, onClose, fullScreen = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    if (!open) return dialog.current?.close();
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    // Not into the first field: on a phone its keyboard would cover what this is about.
    heading.current?.focus();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the browser itself
    <dialog
      ref={dialog}
      className={fullScreen ? 'dialog dialog--full' : 'dialog'}
      aria-labelledby={titleId}
      // The event comes a moment after the closing; by then it may be open again.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      onPointerDown={({ target, currentTarget }) => {
        pressedBeside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        // A selection that began inside and ended outside is no click beside it.
        if (pressedBeside.current && target === currentTarget) currentTarget.close();
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
        <div className="awning" />
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
