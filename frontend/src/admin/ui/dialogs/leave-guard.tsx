/** Asks before a link, Back, Forward, other navigation or a reload loses unsaved changes. */
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
  /** Whether it blocks leaving. `isBack`: by the browser's Back or Forward. */
  readonly holds: (isBack: boolean) => boolean;
  readonly ask: (go: () => void) => void;
}

interface Leaving {
  readonly add: (guard: Guard) => () => void;
  /** Runs `go` after the guards' questions, if any. Its navigation is not blocked again. */
  readonly confirmBefore: (go: () => void) => void;
  readonly leaveWithoutAsking: (go: () => void) => void;
}

const LeavingContext = createContext<Leaving>({
  add: () => () => undefined,
  confirmBefore: (go) => go(),
  leaveWithoutAsking: (go) => go(),
});

interface LeaveGuardsProps {
  /** Whether a navigation leaves the unsaved work. False if only the view around the work changes. */
  readonly isElsewhere: (from: Location, to: Location) => boolean;
  readonly children: ReactNode;
}

/** Runs all guards below it, topmost first, because the router supports only one blocker. */
export function LeaveGuards({ isElsewhere, children }: LeaveGuardsProps) {
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

  /** Asks each guard only once, because discarded input might still be rendered. */
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
    // `blocker.proceed` fails if an unblocked navigation, such as a typed search, came first.
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

/** For leaving without a link, with or without the guards' questions. */
export function useLeaving(): Pick<Leaving, 'confirmBefore' | 'leaveWithoutAsking'> {
  return useContext(LeavingContext);
}

interface LeaveGuardOptions {
  /** There are unsaved changes. A reload asks too. */
  readonly isDirty?: () => boolean;
  /** Leaving asks. Defaults to `isDirty`. */
  readonly isHeld?: () => boolean;
  readonly question: (answers: { readonly go: () => void; readonly stay: () => void }) => ReactNode;
}

/** Asks `question` before the user leaves. Call `ask` to ask in other cases, such as Cancel. */
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

/** While `isOpen`, Back calls `close` instead of leaving the page. */
export function useCloseOnBack(close: () => void, isOpen = true): void {
  const { add } = useContext(LeavingContext);
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    return add({ holds: (isBack) => isBack, ask: () => onBack() });
  }, [add, isOpen]);
}

/**
 * When Back is blocked, the router returns to the current history entry. If the user presses Back again during that
 * return, the router mistakes it for the return. The result starts a return and gives the distance of the blocked step.
 * @param key of the current history entry
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
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => window.removeEventListener('popstate', onPopState, { capture: true });
  }, []);
  return () => {
    isReturning.current = true;
    return placeInHistory() - place.current;
  };
}

function placeInHistory(): number {
  return (history.state as { readonly idx?: number } | null)?.idx ?? 0;
}
