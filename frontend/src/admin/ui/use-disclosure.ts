import { type RefObject, useEffect, useState } from 'react';
import { isModalOpen } from './dialogs/modal-open';

interface Disclosure {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/**
 * A panel below a button: a press beside `area` closes it, and Escape, after which the focus is back on the button.
 * @param area holds the button, first, and the panel
 */
export function useDisclosure(area: RefObject<HTMLElement | null>): Disclosure {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      // A question asked over the panel belongs to it.
      const isBeside = target instanceof Element && !area.current?.contains(target) && !target.closest('dialog');
      if (isBeside) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isModalOpen()) return;
      event.preventDefault();
      setOpen(false);
      area.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [area, isOpen]);
  return { isOpen, setOpen };
}
