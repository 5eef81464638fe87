import { type RefObject, useState } from 'react';
import { useBackGuard } from '../../ui/dialogs/back-guard';

/** Delays whatever would leave `part` while unsent text is in it, the browser's Back too, until that text is discarded. */
export function useUnsavedGuard(part: RefObject<HTMLElement | null>) {
  const [pending, setPending] = useState<{ readonly go: () => void } | null>(null);
  const ask = (go: () => void) => setPending({ go });
  useBackGuard({ hasUnsaved: () => unsentBoxes(part.current).length > 0, ask });
  return {
    isAsking: pending !== null,
    leave: (go: () => void) => (unsentBoxes(part.current).length > 0 ? ask(go) : go()),
    stay: () => setPending(null),
    discard: () => {
      setPending(null);
      for (const box of unsentBoxes(part.current)) box.value = '';
      pending?.go();
    },
  };
}

/** What the browser holds the text of, not React. */
function unsentBoxes(part: HTMLElement | null): (HTMLInputElement | HTMLTextAreaElement)[] {
  const boxes = part?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input[type="text"]') ?? [];
  return [...boxes].filter(({ value }) => value.trim() !== '');
}
