import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import './undo-toast.css';

/** Long enough to read it and to reach the button. */
const SHOWN_MS = 12_000;

interface Notice {
  readonly message: string;
  readonly undo: () => Promise<void>;
}

interface UndoControls {
  readonly show: (message: string, undo: () => Promise<void>) => void;
  readonly drop: () => void;
}

const UndoContext = createContext<UndoControls | null>(null);

/** Stands below what can say "done, undo": the newest notice is shown, and stays while it is pointed at or focused. */
export function UndoToast({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [held, setHeld] = useState(false);
  const [busy, setBusy] = useState(false);
  const controls = useMemo<UndoControls>(
    () => ({
      show: (message, undo) => setNotice({ message, undo }),
      drop: () => {
        // Nobody leaves what is not there any more.
        setHeld(false);
        setNotice(null);
      },
    }),
    [],
  );
  const shown = useRef(notice);
  shown.current = notice;

  useEffect(() => {
    if (!notice || held) return;
    const timer = setTimeout(() => setNotice(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice, held]);

  const undo = async (undone: Notice) => {
    setBusy(true);
    await undone.undo();
    setBusy(false);
    setHeld(false);
    // What was undone may have said something of its own meanwhile.
    if (shown.current === undone) setNotice(null);
  };

  return (
    <UndoContext value={controls}>
      {children}
      <div className="undo-toast" role="status">
        {notice && (
          // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it from going
          <div
            className="undo-toast__notice"
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <p>{notice.message}</p>
            <Button disabled={busy} onClick={() => void undo(notice)}>
              Undo
            </Button>
            <button className="undo-toast__close" type="button" aria-label="Close notice" onClick={controls.drop}>
              ×
            </button>
          </div>
        )}
      </div>
    </UndoContext>
  );
}

/** The way to say that something is done and can be undone. */
export function useUndoToast(): UndoControls['show'] {
  return useControls().show;
}

/** Takes back what was said: it was undone by other means, so there is nothing to undo any more. */
export function useDismissUndoToast(): UndoControls['drop'] {
  return useControls().drop;
}

function useControls(): UndoControls {
  const controls = useContext(UndoContext);
  if (!controls) throw new Error('Notices of what can be undone belong within UndoNotices');
  return controls;
}
