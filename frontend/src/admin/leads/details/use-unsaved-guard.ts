import { useState } from 'react';
import { useBackGuard } from '../../ui/dialogs/back-guard';

/** Delays whatever would leave unsaved work, the browser's Back too, until that work is discarded. */
export function useUnsavedGuard(hasUnsaved: () => boolean, onDiscard: () => void) {
  const [pending, setPending] = useState<{ readonly go: () => void } | null>(null);
  const ask = (go: () => void) => setPending({ go });
  useBackGuard({ hasUnsaved, ask });
  return {
    isAsking: pending !== null,
    leave: (go: () => void) => (hasUnsaved() ? ask(go) : go()),
    stay: () => setPending(null),
    discard: () => {
      setPending(null);
      onDiscard();
      pending?.go();
    },
  };
}
