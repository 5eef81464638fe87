import { useEffect, useRef } from 'react';

const MARK = 'kcDialog';

/**
 * Gives an open dialog an entry of its own in the history, so that a phone's Back closes it and stays on its page.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef({ open, close });
  latest.current = { open, close };
  /** A step back is under way, which takes the browser a moment. */
  const isLeaving = useRef(false);

  useEffect(() => {
    const onPopState = () => {
      if (!isLeaving.current) return latest.current.close();
      isLeaving.current = false;
      // It was opened again meanwhile.
      if (latest.current.open) pushEntry();
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  useEffect(() => {
    if (open) {
      if (!isLeaving.current && !isOnEntry()) pushEntry();
    } else if (isOnEntry()) {
      isLeaving.current = true;
      history.back();
    }
  }, [open]);
}

function pushEntry(): void {
  history.pushState({ ...history.state, [MARK]: true }, '');
}

function isOnEntry(): boolean {
  return Boolean((history.state as Record<string, unknown> | null)?.[MARK]);
}
