import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { DialogBox, isModalOpen, openDialog, useClosing } from './modal';

interface SidePaneProps {
  readonly title: string;
  /** Whether there is room for the pane next to the page. Otherwise the pane covers the page. */
  readonly isBeside: boolean;
  /**
   * Id of the item to open. If this id changes while the focus is outside the pane, the element marked
   * `data-first-focus` receives the focus.
   */
  readonly subject: string;
  /** Id of the item that is rendered. When this id changes, the pane scrolls to the top. */
  readonly shown: string | undefined;
  /** Called when the user presses Escape or the close button or, if the pane covers the page, clicks outside. */
  readonly onClose: () => void;
  /** Selector for elements of the page. Escape closes the pane if one of them, or no element, has the focus. */
  readonly escapeFrom: string;
  readonly head?: ReactNode;
  readonly closeLabel?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Pane next to the page, which stays usable. If the window becomes too narrow, the pane covers the page, but the
 * content keeps its state. The pane has its own URL, so Back closes it.
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
      // This element gets the focus again after the switch between pane and dialog.
      const { activeElement } = document;
      lastFocus.current =
        activeElement instanceof HTMLElement && activeElement.closest('dialog') ? activeElement : null;
      hide();
    };
  }, [isBeside]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another item is shown
  useLayoutEffect(() => {
    // On a low screen, the whole box scrolls; on other screens, only its body scrolls.
    for (let part = content.current?.parentElement; part && part !== pane.current; part = part.parentElement) {
      part.scrollTop = 0;
    }
  }, [subject, shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another item is opened from the page
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

/** Reopens the dialogs that were opened from the pane, because the dialog that was shown last is on top. */
function insertBelowModals(): void {
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]:not([data-pane])')) {
    other.close();
    other.showModal();
  }
}
