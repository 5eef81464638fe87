import { type RefObject, useState } from 'react';

/** Holds back whatever would leave `part` while something is written in it and not sent, until that is given up. */
export function useUnsavedGuard(part: RefObject<HTMLElement | null>) {
  const [held, setHeld] = useState<{ readonly go: () => void } | null>(null);
  return {
    asks: held !== null,
    leave: (go: () => void) => (hasWords(part.current) ? setHeld({ go }) : go()),
    stay: () => setHeld(null),
    giveUp: () => {
      setHeld(null);
      held?.go();
    },
  };
}

function hasWords(part: HTMLElement | null): boolean {
  const boxes = part?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input[type="text"]') ?? [];
  return [...boxes].some(({ value }) => value.trim() !== '');
}
