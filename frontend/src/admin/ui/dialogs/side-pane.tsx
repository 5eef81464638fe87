import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { DialogBox, isModalOpen, openDialog, useClosing } from './modal';

interface SidePaneProps {
  readonly title: string;
  /** Whether there is room for it beside the rest of the page. Otherwise it lies over the page, on a phone over the whole screen. */
  readonly isBeside: boolean;
  /** Id of what it is opened for. When it changes from outside, the focus goes to the element marked `data-first-focus`. */
  readonly subject: string;
  /** Id of what it shows. When it changes, the pane scrolls to its top. */
  readonly shown: string | undefined;
  /** Called by Escape and by its close button; by a click beside it too where it lies over the page. */
  readonly onClose: () => void;
  /** The parts of the page, as a selector, from which Escape closes it. */
  readonly escapeFrom: string;
  /** Stands beside the title. */
  readonly head?: ReactNode;
  /** Stays at the foot, whatever is scrolled. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Stands beside what it was opened from, which stays in use. What is in it stays when the window changes and the pane comes to
 * lie over the page. It has an address of its own, so Back closes it already.
 */
export function SidePane({ isBeside, subject, shown, escapeFrom, children, ...box }: SidePaneProps) {
  const pane = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const wasBeside = useRef(isBeside);
  const lastFocus = useRef<HTMLElement | null>(null);
  const { onClose } = box;
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const focused = lastFocus.current?.isConnected ? lastFocus.current : null;
    const hide = openDialog(pane.current, { isModal: !isBeside, focused, onClosed: () => close() });
    if (pane.current && wasBeside.current && !isBeside) {
      insertBelowModals();
      focused?.focus();
    }
    wasBeside.current = isBeside;
    return () => {
      // When the window has changed, work goes on where it was.
      const { activeElement } = document;
      lastFocus.current =
        activeElement instanceof HTMLElement && activeElement.closest('dialog') ? activeElement : null;
      hide();
    };
  }, [isBeside]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another one is shown
  useLayoutEffect(() => {
    // On a low screen the whole box scrolls, elsewhere only its body.
    for (let part = content.current?.parentElement; part && part !== pane.current; part = part.parentElement) {
      part.scrollTop = 0;
    }
  }, [subject, shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is opened from the page
  useEffect(() => {
    if (!pane.current?.open || pane.current.contains(document.activeElement)) return;
    pane.current.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true });
  }, [subject]);
  useEffect(() => {
    if (!isBeside) return;
    const onEscape = ({ key, target, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || isComposing || isModalOpen()) return;
      if (target === document.body || (target instanceof HTMLElement && target.matches(escapeFrom))) close();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [isBeside, escapeFrom]);

  return (
    <dialog
      ref={pane}
      className={`modal modal--wide modal--full${isBeside ? ' modal--beside' : ''}`}
      data-pane
      data-beside={isBeside || undefined}
      aria-labelledby={titleId}
      {...useClosing(onClose, !isBeside)}
    >
      <DialogBox {...box} titleId={titleId}>
        <div ref={content}>{children}</div>
      </DialogBox>
    </dialog>
  );
}

/** What is shown last lies on top: a dialog that was opened from the pane is shown again after it. */
function insertBelowModals(): void {
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]:not([data-pane])')) {
    other.close();
    other.showModal();
  }
}
