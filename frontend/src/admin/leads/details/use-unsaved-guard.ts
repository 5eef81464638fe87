import { type RefObject, useState } from 'react';

/** Delays whatever would leave `part` while unsent text is in it, until that text is discarded. */
export function useUnsavedGuard(part: RefObject<HTMLElement | null>) {
  const [pending, setPending] = useState<{ readonly go: () => void } | null>(null);
  return {
    isAsking: pending !== null,
    leave: (go: () => void) => (hasText(part.current) ? setPending({ go }) : go()),
    stay: () => setPending(null),
    discard: () => {
      setPending(null);
      pending?.go();
    },
  };
}

function hasText(part: HTMLElement | null): boolean {
  const boxes = part?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input[type="text"]') ?? [];
  return [...boxes].some(({ value }) => value.trim() !== '');
}
