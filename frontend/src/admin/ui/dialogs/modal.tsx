import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useToastsWithin } from '../../../shared/toasts/toast-provider';
import { ErrorBoundary } from '../errors/error-boundary';
import { Icon } from '../icon';
import { useCloseOnBack } from './leave-guard';
import './modal.css';

interface ModalProps {
  readonly title: ReactNode;
  /** Called when the user presses Escape, Back or the close button, or clicks outside. */
  readonly onClose: () => void;
  readonly actions?: ReactNode;
  readonly wide?: boolean;
  /** True if a click outside must not close the dialog, because its content cannot be shown again. */
  readonly ignoresClickOutside?: boolean;
  readonly children: ReactNode;
}

/**
 * The browser keeps the focus inside the dialog and restores it afterwards. The focus starts on the element marked
 * `data-first-focus`. Without such an element, it starts on the first field, or else on the first button or link below
 * the head.
 */
export function Modal({ wide = false, ignoresClickOutside = false, ...box }: ModalProps) {
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
      {...useClosing(onClose, !ignoresClickOutside)}
    >
      <DialogBox {...box} titleId={titleId} />
    </dialog>
  );
}

interface DialogBoxProps extends Omit<ModalProps, 'wide' | 'ignoresClickOutside'> {
  readonly titleId: string;
  readonly head?: ReactNode;
  readonly closeLabel?: string;
}

export function DialogBox(props: DialogBoxProps) {
  const { title, titleId, head, closeLabel = 'Close dialog', onClose, actions, children } = props;
  const toasts = useRef<HTMLDivElement>(null);
  useToastsWithin(toasts);
  return (
    <div className="modal__box">
      <div className="modal__head">
        <h2 className="modal__title" id={titleId}>
          {title}
        </h2>
        {head}
        <button className="modal__close" type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="x" />
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
  readonly focused?: HTMLElement | null;
  /** Called if the browser closed the dialog by itself. The dialog is shown again until the caller removes it. */
  readonly onClosed: () => void;
}

const FIELDS = ['input:not([type="hidden"])', 'select', 'textarea']
  .map((field) => `.modal__body ${field}:enabled`)
  .join();
const CONTROLS = ':is(.modal__body, .modal__actions) :is(button:enabled, a[href])';

/** Shows the dialog and focuses it. Returns a cleanup function that restores the focus. */
export function openDialog(dialog: HTMLDialogElement | null, { isModal, focused, onClosed }: OpenOptions): () => void {
  const opener = document.activeElement;
  const show = () => (isModal ? dialog?.showModal() : dialog?.show());
  show();
  const first = ['[data-first-focus]', FIELDS, CONTROLS]
    .map((selector) => dialog?.querySelector<HTMLElement>(selector))
    .find((found) => found);
  (focused ?? first)?.focus();
  // Back on a phone can close the dialog without a cancel event.
  const onCloseEvent = () => {
    // Ignore a late event of an earlier close, which happens because effects run twice in development.
    if (dialog?.open) return;
    show();
    onClosed();
  };
  dialog?.addEventListener('close', onCloseEvent);
  return () => {
    dialog?.removeEventListener('close', onCloseEvent);
    dialog?.close();
    // The browser restores the focus only if the dialog is still in the document.
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}

/** Returns event handlers for Escape, the browser's cancel event and, if `closesOnClickOutside`, a click outside. */
export function useClosing(onClose: () => void, closesOnClickOutside: boolean): ComponentProps<'dialog'> {
  const pressedBeside = useRef(false);
  return {
    onCancel: (event) => {
      // Ignore cancel events of inner dialogs, which React bubbles up to outer dialogs.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // Without this handler, a second Escape would close this dialog and the one below it without asking.
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    },
    onPointerDown: ({ target, currentTarget }) => {
      pressedBeside.current = closesOnClickOutside && target === currentTarget;
    },
    // The press must start outside too: selecting text from inside to outside is not a click outside.
    onClick: ({ target, currentTarget }) => {
      if (pressedBeside.current && target === currentTarget) onClose();
    },
  };
}

/** Whether a dialog covers the page. A pane next to the page does not count. */
export function isModalOpen(): boolean {
  return document.querySelector('dialog[open]:not([data-beside])') !== null;
}

/** Whether a dialog covers both the page and its pane. */
export function isPaneCovered(): boolean {
  return document.querySelector('dialog[open]:not([data-pane])') !== null;
}

interface DialogBoundaryProps {
  readonly part: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** If the content of a dialog fails to render, shows the error in a dialog too. */
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
