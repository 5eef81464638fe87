import { Component, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { reportClientError } from '../../../shared/lib/report-client-error';
import { Button } from '../button';
import { EmptyState } from '../content-state';
import { Modal } from './modal';

interface LazyBoundaryProps {
  readonly loading?: ReactNode;
  /** Lets the user close the dialog while its code is loading or if loading has failed. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * Contains a part of a screen whose code is loaded when it is first needed. If loading fails, for example because there
 * is no connection or the server has a newer version, only this part shows an error.
 */
export class LazyBoundary extends Component<LazyBoundaryProps, { readonly isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override componentDidCatch(error: unknown) {
    reportClientError(error, { component: 'LazyBoundary' });
  }

  override render() {
    const { loading, onClose, children } = this.props;
    const waiting = loading ?? (onClose && <BufferedTyping onCancel={onClose} />);
    if (!this.state.isMissing) return <Suspense fallback={waiting}>{children}</Suspense>;
    const words = 'This part could not be loaded. Check your connection, then reload the page.';
    const reload = <Button onClick={() => window.location.reload()}>Reload page</Button>;
    if (!onClose) {
      return (
        <EmptyState role="alert">
          <p>{words}</p>
          {reload}
        </EmptyState>
      );
    }
    return (
      <Modal title="Could not load" onClose={onClose} actions={reload}>
        <p role="alert">{words}</p>
      </Modal>
    );
  }
}

/**
 * Takes the place of a dialog while its code loads. Typed text is buffered and then written into the dialog's focused
 * text field, or else into its first text field. If the last key was Enter, the field receives Enter too. Escape
 * cancels.
 */
function BufferedTyping({ onCancel }: { readonly onCancel: () => void }) {
  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    let buffer = '';
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, repeat } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || key === 'Tab' || key === 'Shift') return;
      // The key is meant for the dialog, so it must not trigger a shortcut.
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Escape') {
        buffer = '';
        cancel();
      } else if (key === 'Backspace') buffer = buffer.slice(0, -1);
      else if (key === 'Enter') buffer += '\n';
      else if (!repeat && !/^[A-Z][A-Za-z0-9]+$/.test(key)) buffer += key;
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      // The text is written in a microtask, because the dialog focuses its first field later in the same task.
      if (buffer !== '') queueMicrotask(() => write(buffer, document.activeElement));
    };
  }, []);
  return null;
}

const TEXT_FIELD = 'input:not([type="checkbox"], [type="radio"], [type="hidden"]):enabled, textarea:enabled';

function write(buffer: string, focused: Element | null): void {
  const field = focused?.matches(TEXT_FIELD)
    ? focused
    : focused?.closest('dialog')?.querySelector<HTMLElement>(TEXT_FIELD);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.focus();
  const text = buffer.replaceAll('\n', '');
  // The prototype's setter is used, because React ignores input events after its own setter has set the value.
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  value?.set?.call(field, field.value + text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Enter is sent in a new task, so that the dialog's state already contains the text.
  const enter = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
  if (buffer.endsWith('\n')) setTimeout(() => field.dispatchEvent(new KeyboardEvent('keydown', enter)));
}
