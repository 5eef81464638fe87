import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useToastsWithin } from '../../../shared/toasts/toast-provider';
import { ErrorBoundary } from '../errors/error-boundary';
import { useCloseOnBack } from './leave-guard';
import './modal.css';

interface ModalProps {
  readonly title: ReactNode;
  /** Called by Escape, by the browser's Back, by a click beside the dialog and by its close button. */
  readonly onClose: () => void;
  /** The buttons at its foot. */
  readonly actions?: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A dialog over the page; the browser keeps the focus inside and gives it back afterwards. The focus starts on what is
 * marked `data-first-focus`, else on the first field, else on the close button.
 */
export function Modal({ wide = false, ...box }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { onClose } = box;
  useCloseOnBack(onClose);
  const onClosed = useEffectEvent(onClose);
  useEffect(() => openDialog(dialog.current, { isModal: true, onClosed: () => onClosed() }), []);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'modal modal--wide' : 'modal'}
      aria-labelledby={titleId}
      {...useClosing(onClose, true)}
    >
      <DialogBox {...box} titleId={titleId} />
    </dialog>
  );
}

interface DialogBoxProps extends Omit<ModalProps, 'wide'> {
  readonly titleId: string;
  /** Stands beside the title. */
  readonly head?: ReactNode;
}

/** What a dialog or a pane holds: its title, its body, its toasts and its buttons. */
export function DialogBox({ title, titleId, head, onClose, actions, children }: DialogBoxProps) {
  const toasts = useRef<HTMLDivElement>(null);
  useToastsWithin(toasts);
  return (
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
  );
}

interface OpenOptions {
  readonly isModal: boolean;
  /** Gets the focus, instead of what the dialog itself would begin with. */
  readonly focused?: HTMLElement | null;
  /** Called when the browser has closed it by itself, after which it is shown again. */
  readonly onClosed: () => void;
}

const FIELDS = ['input', 'select', 'textarea'].map((field) => `.modal__body ${field}:enabled`).join();

/** Shows the dialog and moves the focus into it. Returns the clean-up, which gives the focus back. */
export function openDialog(dialog: HTMLDialogElement | null, { isModal, focused, onClosed }: OpenOptions): () => void {
  const opener = document.activeElement;
  const show = () => (isModal ? dialog?.showModal() : dialog?.show());
  show();
  const first = dialog?.querySelector<HTMLElement>('[data-first-focus]') ?? dialog?.querySelector<HTMLElement>(FIELDS);
  (focused ?? first)?.focus();
  // Back on a phone may close it without asking first.
  const onCloseEvent = () => {
    // Of an earlier closing: in development, effects run twice.
    if (dialog?.open) return;
    show();
    onClosed();
  };
  dialog?.addEventListener('close', onCloseEvent);
  return () => {
    dialog?.removeEventListener('close', onCloseEvent);
    dialog?.close();
    // The browser gives the focus back only where the dialog is still in the page.
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}

/** The handlers of a dialog by which its user closes it: Escape, the browser's own ways, and a click beside a modal one. */
export function useClosing(onClose: () => void, isModal: boolean): ComponentProps<'dialog'> {
  const pressedBeside = useRef(false);
  return {
    onCancel: (event) => {
      // React lets it rise to a dialog around this one.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // Left to the browser, a second Escape would close this one and what lies under it, unasked.
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    },
    onPointerDown: ({ target, currentTarget }) => {
      pressedBeside.current = isModal && target === currentTarget;
    },
    // A selection that began inside and ended outside is no click beside it.
    onClick: ({ target, currentTarget }) => {
      if (pressedBeside.current && target === currentTarget) onClose();
    },
  };
}

/** Whether a modal dialog covers the page; a pane beside it covers nothing. */
export function isModalOpen(): boolean {
  return document.querySelector('dialog[open]:not([data-beside])') !== null;
}

/** Whether a dialog covers the page and the pane on it. */
export function isPaneCovered(): boolean {
  return document.querySelector('dialog[open]:not([data-pane])') !== null;
}

interface DialogBoundaryProps {
  readonly part: string;
  /** Closes what stands in the place of a dialog that cannot be drawn. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** An error boundary around a dialog: what it says stands in a dialog too. */
export function DialogBoundary({ part, onClose, children }: DialogBoundaryProps) {
  return (
    <ErrorBoundary
      part={part}
      failed={(words) => (
        <Modal title="Something went wrong" onClose={onClose}>
          {words}
        </Modal>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
