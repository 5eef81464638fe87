import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useWide } from '../use-media';
import { Modal } from './modal';
import { isModalOpen } from './modal-open';

interface SidePaneProps {
  readonly title: string;
  /** Id of what it is opened for. When it changes from outside, the focus goes to the element marked `data-first-focus`. */
  readonly subject: string;
  /** Id of what it shows. When it changes, the pane scrolls to its top. */
  readonly shown: string | undefined;
  /** Called by Escape and by its close button; below 1180 px by a click beside it too. */
  readonly onClose: () => void;
  /** Stands beside the title. */
  readonly head?: ReactNode;
  /** Stays at the foot, whatever is scrolled. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A dialog that stands beside what it was opened from, which stays in use: from 1180 px the right one of three panes,
 * below that a modal dialog, on a phone the whole screen. What is in it stays when the window changes from one to the other.
 */
export function SidePane({ subject, shown, ...dialog }: SidePaneProps) {
  const isBeside = useWide();
  const content = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(dialog.onClose);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another one is shown
  useLayoutEffect(() => {
    // On a low screen the whole box scrolls, elsewhere only its body.
    for (let part = content.current?.parentElement; part && part.tagName !== 'DIALOG'; part = part.parentElement) {
      part.scrollTop = 0;
    }
  }, [subject, shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is opened from the list
  useEffect(() => {
    const pane = content.current?.closest('dialog');
    if (!pane?.open || pane.contains(document.activeElement)) return;
    pane.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true });
  }, [subject]);
  // From a row too: the list beside it is still what one works in.
  useEffect(() => {
    if (!isBeside) return;
    const onEscape = ({ key, target, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || isComposing || isModalOpen()) return;
      const isInList = target instanceof HTMLElement && target.matches('[data-lead-name]');
      if (isInList || target === document.body) close();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [isBeside]);

  return (
    <Modal {...dialog} wide full isBeside={isBeside}>
      <div ref={content}>{dialog.children}</div>
    </Modal>
  );
}
