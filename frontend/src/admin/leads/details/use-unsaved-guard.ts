import { useState } from 'react';

/** Delays whatever would leave unsaved work until that work is discarded. */
export function useUnsavedGuard(hasUnsaved: () => boolean, onDiscard: () => void) {
  const [pending, setPending] = useState<{ readonly go: () => void } | null>(null);
  return {
    isAsking: pending !== null,
    leave: (go: () => void) => (hasUnsaved() ? setPending({ go }) : go()),
    stay: () => setPending(null),
    discard: () => {
      setPending(null);
      onDiscard();
      pending?.go();
    },
  };
}
