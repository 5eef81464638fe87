/** Asks the user before unsaved changes are lost by a link, Back, Forward, other navigation or a reload. */
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
  /** Whether the guard blocks leaving. `isBack` means that the browser's Back or Forward was used. */
  readonly holds: (isBack: boolean) => boolean;
  readonly ask: (go: () => void) => void;
}

interface Leaving {
  readonly add: (guard: Guard) => () => void;
  /** Asks the questions of all guards. If the user agrees to leave, runs `go`, whose navigation is not blocked. */
  readonly confirmBefore: (go: () => void) => void;
  readonly leaveWithoutAsking: (go: () => void) => void;
}

const LeavingContext = createContext<Leaving>({
  add: () => () => undefined,
  confirmBefore: (go) => go(),
  leaveWithoutAsking: (go) => go(),
});

interface LeaveGuardsProps {
  /** Whether a navigation leaves the unsaved work. False if the work stays and only the view around it changes. */
  readonly isElsewhere: (from: Location, to: Location) => boolean;
  readonly children: ReactNode;
}

/**
 * Blocks navigation on behalf of all guards inside, because the router supports only one blocker. The guard that was
 * added last asks its question first.
 */
export function LeaveGuards({ isElsewhere, children }: LeaveGuardsProps) {
  const [guards] = useState<Guard[]>([]);
  const navigate = useNavigate();
  const { key } = useLocation();
  const isAgreed = useRef(false);
  const held = useRef<{ readonly step: Step; readonly delta: number } | null>(null);
  const startReturn = useReturn(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry has its own key
  useEffect(() => {
    isAgreed.current = false;
  }, [key]);

  /** Asks each guard at most once, because discarded input might still be on the screen afterwards. */
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
    // `blocker.proceed` would fail after a navigation that was not blocked, for example by typing in the search box.
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

/** For navigation without a link. `confirmBefore` asks the guards' questions, and `leaveWithoutAsking` does not. */
export function useLeaving(): Pick<Leaving, 'confirmBefore' | 'leaveWithoutAsking'> {
  return useContext(LeavingContext);
}

interface LeaveGuardOptions {
  /** Whether there are unsaved changes. If so, the browser asks before a reload. */
  readonly isDirty?: () => boolean;
  /** Whether to ask before the user leaves. Defaults to `isDirty`. */
  readonly isHeld?: () => boolean;
  readonly question: (answers: { readonly go: () => void; readonly stay: () => void }) => ReactNode;
}

/** Shows `question` before the user leaves. Call `ask` to show it at other times, such as when Cancel is pressed. */
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
 * When Back is blocked, the router navigates back to the current history entry. If the user presses Back again before
 * that navigation ends, the router would take the user's step for the end of its own. This hook hides the step from the
 * router and undoes it. Call the returned function when the router starts to return. It returns the distance of the
 * blocked step in history entries.
 * @param key - Key of the current history entry.
 */
function useReturn(key: string): () => number {
  const place = useRef(0);
  const isReturning = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry has its own key
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
