/** Asks before unsaved work is lost by a link, by the browser's Back or Forward, by a step of the program, or by a reload. */
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Blocker,
  type BlockerFunction,
  type Location,
  useBlocker,
  useLocation,
  useNavigate,
} from 'react-router-dom';

type Step = Parameters<BlockerFunction>[0];

interface Guard {
  /** Whether it holds up the user; `isBack` says that the browser's Back or Forward was pressed. */
  readonly holds: (isBack: boolean) => boolean;
  /** Asks the user. `go` leaves after all. */
  readonly ask: (go: () => void) => void;
}

interface Leaving {
  readonly add: (guard: Guard) => () => void;
  /** Runs `go` at once or after the questions of the guards, which let its step pass. */
  readonly confirmBefore: (go: () => void) => void;
  /** Runs `go` without a question. */
  readonly leaveWithoutAsking: (go: () => void) => void;
}

const LeavingContext = createContext<Leaving>({
  add: () => () => undefined,
  confirmBefore: (go) => go(),
  leaveWithoutAsking: (go) => go(),
});

interface LeaveGuardsProps {
  /** Whether a step leaves the work, and does not only change the view around it. */
  readonly isElsewhere: (from: Location, to: Location) => boolean;
  readonly children: ReactNode;
}

/** Asks the guards below it, the topmost first. The router itself asks only one. */
export function LeaveGuards({ isElsewhere, children }: LeaveGuardsProps) {
  /** The topmost last. */
  const [guards] = useState<Guard[]>([]);
  const navigate = useNavigate();
  const { key } = useLocation();
  const isAgreed = useRef(false);
  const held = useRef<{ readonly step: Step; readonly delta: number } | null>(null);
  const startReturn = useReturn(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its own key
  useEffect(() => {
    isAgreed.current = false;
  }, [key]);

  /** Each guard is asked once: what was discarded may still be on the screen. */
  const ask = (go: () => void, isBack = false, asked: readonly Guard[] = []): void => {
    const guard = guards.findLast((each) => !asked.includes(each) && each.holds(isBack));
    if (guard) guard.ask(() => ask(go, false, [...asked, guard]));
    else go();
  };
  const leaveWithoutAsking = (go: () => void) => {
    isAgreed.current = true;
    go();
  };

  const blocker = useBlocker((step) => {
    const { historyAction, currentLocation, nextLocation } = step;
    const isBack = historyAction === 'POP';
    if (isAgreed.current || !(isBack || isElsewhere(currentLocation, nextLocation))) return false;
    if (!guards.some(({ holds }) => holds(isBack))) return false;
    held.current = { step, delta: isBack ? startReturn() : 0 };
    return true;
  });
  const onBlocked = useEffectEvent((blocked: Blocker) => {
    if (blocked.state !== 'blocked' || !held.current) return;
    const { step, delta } = held.current;
    const { historyAction, nextLocation } = step;
    const isBack = historyAction === 'POP';
    // Not `blocker.proceed`, which fails after a step that nothing held up meanwhile, such as a search being typed.
    blocked.reset();
    const go = () =>
      isBack
        ? navigate(delta)
        : navigate(nextLocation, { replace: historyAction === 'REPLACE', state: nextLocation.state });
    ask(() => leaveWithoutAsking(() => void go()), isBack);
  });
  useEffect(() => onBlocked(blocker), [blocker]);

  const [leaving] = useState<Leaving>(() => ({
    add: (guard) => {
      guards.push(guard);
      return () => void guards.splice(guards.indexOf(guard), 1);
    },
    confirmBefore: (go) => ask(() => leaveWithoutAsking(go)),
    leaveWithoutAsking,
  }));
  return <LeavingContext value={leaving}>{children}</LeavingContext>;
}

/** For leaving in other ways than by a link: after the guards' questions, or without them. */
export function useLeaving(): Pick<Leaving, 'confirmBefore' | 'leaveWithoutAsking'> {
  return useContext(LeavingContext);
}

interface LeaveGuardOptions {
  /** Whether work would be lost, by a reload too. */
  readonly isDirty?: () => boolean;
  /** Whether there is something to ask. */
  readonly isHeld?: () => boolean;
  readonly question: (answers: { readonly go: () => void; readonly stay: () => void }) => ReactNode;
}

/** Asks `question` before the user leaves. `ask` asks it for another reason, such as Cancel. */
export function useLeaveGuard({ isDirty = () => false, isHeld = isDirty, question }: LeaveGuardOptions) {
  const { add } = useContext(LeavingContext);
  const [pending, setPending] = useState<{ readonly go: () => void } | null>(null);
  const ask = (go: () => void = () => undefined) => setPending({ go });
  const holds = useEffectEvent(isHeld);
  const onBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => onBeforeUnload(event);
    window.addEventListener('beforeunload', listener);
    const remove = add({ holds: () => holds(), ask: (go) => setPending({ go }) });
    return () => {
      window.removeEventListener('beforeunload', listener);
      remove();
    };
  }, [add]);
  const stay = () => setPending(null);
  const go = () => {
    stay();
    pending?.go();
  };
  return { ask, question: pending && question({ go, stay }) };
}

/** While `isOpen`, the browser's Back closes what lies over the page, and leaves nothing. */
export function useCloseOnBack(close: () => void, isOpen = true): void {
  const { add } = useContext(LeavingContext);
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    return add({ holds: (isBack) => isBack, ask: () => onBack() });
  }, [add, isOpen]);
}

/**
 * The router goes back to the entry of the screen after a step that is held up. A second Back before it has arrived would pass
 * for its arrival. Returns what says that a return begins, and how far the step went.
 * @param key of the entry on the screen
 */
function useReturn(key: string): () => number {
  const place = useRef(0);
  const isReturning = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its own key
  useEffect(() => {
    place.current = placeInHistory();
  }, [key]);
  useEffect(() => {
    const onPopState = (event: PopStateEvent) => {
      const steps = placeInHistory() - place.current;
      isReturning.current &&= steps !== 0;
      if (!isReturning.current) return;
      event.stopImmediatePropagation();
      history.go(-steps);
    };
    // Captured, which is before the router hears of it.
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => window.removeEventListener('popstate', onPopState, { capture: true });
  }, []);
  return () => {
    isReturning.current = true;
    return placeInHistory() - place.current;
  };
}

/** Where the router counts the browser's present entry. */
function placeInHistory(): number {
  return (history.state as { readonly idx?: number } | null)?.idx ?? 0;
}
