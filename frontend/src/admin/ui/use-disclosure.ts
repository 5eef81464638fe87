import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useCloseOnBack } from './dialogs/leave-guard';
import { isModalOpen } from './dialogs/modal';

interface Disclosure {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/**
 * A panel below a button: a press beside `area` closes it (a tap does nothing else), and so do Escape and the browser's Back,
 * after which the focus is back on the button.
 * @param area holds the button, first, and the panel
 * @param place the panel closes when this changes
 */
export function useDisclosure(area: RefObject<HTMLElement | null>, place = ''): Disclosure {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === place;
  // Not in an effect, which would also close a panel that was opened before it ran.
  if (openAt !== null && !isOpen) setOpenAt(null);
  const setOpen = useCallback((isToOpen: boolean) => setOpenAt(isToOpen ? place : null), [place]);
  const closeByKey = useEffectEvent(() => {
    setOpen(false);
    area.current?.querySelector('button')?.focus();
  });
  useCloseOnBack(() => closeByKey(), isOpen);
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target, pointerType }: PointerEvent) => {
      // A question asked over the panel belongs to it.
      const isBeside = target instanceof Element && !area.current?.contains(target) && !target.closest('dialog');
      if (!isBeside) return;
      setOpen(false);
      if (pointerType === 'touch') ignoreClick();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isModalOpen()) return;
      event.preventDefault();
      closeByKey();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [area, isOpen, setOpen]);
  return { isOpen, setOpen };
}

/** A tap closes what it is beside; what lies under the finger is not meant. */
function ignoreClick(): void {
  const listening = new AbortController();
  const { signal } = listening;
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    listening.abort();
  };
  document.addEventListener('click', onClick, { capture: true, signal });
  // It has become a scroll, or the next tap is here already.
  for (const end of ['pointercancel', 'pointerdown']) {
    document.addEventListener(end, () => listening.abort(), { capture: true, signal });
  }
}
