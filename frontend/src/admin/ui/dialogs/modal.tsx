import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useToastsWithin } from '../../../shared/toasts/toast-provider';
import { ErrorBoundary } from '../errors/error-boundary';
import { useCloseOnBack } from './leave-guard';
import './modal.css';

interface ModalProps {
  readonly title: ReactNode;
  /** Called by Escape, by a click beside the dialog and by its close button. */
  readonly onClose: () => void;
  /** The buttons at its foot. */
  readonly actions?: ReactNode;
  readonly wide?: boolean;
  /** On a phone it takes the whole screen. */
  readonly full?: boolean;
  /** Stands beside the rest of the page, which stays in use, instead of over it. */
  readonly isBeside?: boolean;
  /** Stands beside the title. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** What is shown last lies on top: a dialog that was opened from this one is shown again after it. */
function keepBelowOthers(dialog: HTMLDialogElement): void {
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]:not([data-beside])')) {
    if (other === dialog) continue;
    other.close();
    other.showModal();
  }
}

const FIELDS = ['input', 'select', 'textarea'].map((field) => `.modal__body ${field}:enabled`).join();

/**
 * A dialog over the page; the browser keeps the focus inside and gives it back afterwards. The focus starts on what is
 * marked `data-first-focus`, else on the first field, else on the close button.
 */
export function Modal(props: ModalProps) {
  const { title, onClose, actions, wide = false, full = false, isBeside = false, head, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const toasts = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const pressedBeside = useRef(false);
  const lastFocus = useRef<HTMLElement | null>(null);
  const wasBeside = useRef(isBeside);
  const askToClose = useRef(onClose);
  askToClose.current = onClose;
  useToastsWithin(toasts);
  // A full dialog has its own address, so Back closes it already.
  useCloseOnBack(onClose, !full);

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    const show = () => (isBeside ? element?.show() : element?.showModal());
    show();
    if (element && wasBeside.current && !isBeside) keepBelowOthers(element);
    wasBeside.current = isBeside;
    // When the window has changed, work goes on where it was.
    const last = lastFocus.current?.isConnected ? lastFocus.current : null;
    const first =
      element?.querySelector<HTMLElement>('[data-first-focus]') ?? element?.querySelector<HTMLElement>(FIELDS);
    (last ?? first)?.focus();
    // Back on a phone may close it without asking first.
    const ask = () => {
      // Of an earlier closing: in development, effects run twice.
      if (element?.open) return;
      show();
      askToClose.current();
    };
    element?.addEventListener('close', ask);
    return () => {
      element?.removeEventListener('close', ask);
      const focused = document.activeElement;
      lastFocus.current = focused instanceof HTMLElement && focused.closest('dialog') ? focused : null;
      element?.close();
      // The browser gives the focus back only where the dialog is still in the page.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isBeside]);

  return (
    <dialog
      ref={dialog}
      className={['modal', wide && 'modal--wide', full && 'modal--full', isBeside && 'modal--beside']
        .filter(Boolean)
        .join(' ')}
      data-beside={isBeside || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React lets it rise to a dialog around this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Left to the browser, a second Escape would close this one and what lies under it, unasked.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onPointerDown={({ target, currentTarget }) => {
        pressedBeside.current = !isBeside && target === currentTarget;
      }}
      // A selection that began inside and ended outside is no click beside it.
      onClick={({ target, currentTarget }) => pressedBeside.current && target === currentTarget && onClose()}
    >
      <div className="modal__box">
        <div className="modal__head">
          <h2 className="modal__title" id={titleId}>
            {title}
          </h2>
          {head}
          <button className="modal__close" type="button" aria-label="Close dialog" onClick={onClose}>
            ×
          </button>
        </div>
        <div className="modal__body">
          <ErrorBoundary part="Modal">{children}</ErrorBoundary>
        </div>
        <div className="modal__toasts" ref={toasts} />
        {actions && <div className="modal__actions">{actions}</div>}
      </div>
    </dialog>
  );
}
