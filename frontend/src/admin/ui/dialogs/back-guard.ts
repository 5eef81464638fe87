/**
 * Holds up the browser's Back and Forward while there is something to ask, and a reload that would lose something. The router
 * cannot be asked to wait, so a step is taken back before the router hears of it.
 */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface Guard {
  readonly hasUnsaved: () => boolean;
  /** Whether there is something else to ask, though nothing is lost. */
  readonly hasQuestion?: () => boolean;
  /** Asks whoever wants to leave; `go` leaves after all. */
  readonly ask: (go: () => void) => void;
  /** Whether it is a dialog, which Back closes, and nothing else. */
  readonly isClosedByBack?: boolean;
}

/** As it was at the last rendering. */
interface HeldGuard {
  readonly current: Guard;
}

/** Of the dialogs that are open, the topmost last. */
const guards: HeldGuard[] = [];
/** Where the router counts the entry that is on the screen. */
let place = 0;
let isReturning = false;
/** Whether nothing is asked before the next step. */
let isAgreed = false;

// Before the router, which listens from its first rendering on: browsers ask listeners of the window in their order.
window.addEventListener('popstate', onPopState);

/** Asks before Back or Forward, and before a reload loses what `hasUnsaved` speaks of. */
export function useBackGuard(guard: Guard): void {
  const latest = useRef(guard);
  latest.current = guard;
  const { key } = useLocation();
  // Not at every rendering: while the question is asked, the browser may still be on its way back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the router has its own key
  useEffect(() => {
    place = placeOf(history.state);
    // Whichever step was agreed to has been taken.
    isAgreed = false;
  }, [key]);
  useEffect(() => {
    window.addEventListener('beforeunload', onBeforeUnload);
    guards.push(latest);
    return () => {
      guards.splice(guards.indexOf(latest), 1);
      const isLast = guards.every(({ current }) => current.isClosedByBack);
      if (isLast) window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, []);
}

/** Lets Back close a dialog instead of leaving the page behind it. Returns what ends that. */
export function closeOnBack(close: () => void): () => void {
  // While a question is asked, the browser may still be on its way back.
  if (!isReturning) place = placeOf(history.state);
  const guard: HeldGuard = { current: { hasUnsaved: () => false, ask: close, isClosedByBack: true } };
  guards.push(guard);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
  };
}

/**
 * Lets the next step in the history pass, for who takes it after `askBeforeLeaving`: a browser takes its time for it, and what
 * has come meanwhile would ask again, of a dialog that is closing.
 */
export function agreeToStep(): void {
  isAgreed = true;
}

/** Whether leaving asks something first. */
export function isHeldUp(): boolean {
  return nextGuard() !== undefined;
}

/** Goes on at once, or after the questions of whatever is open. */
export function askBeforeLeaving(go: () => void): void {
  askNext(go, []);
}

/** Each is asked once: what was discarded may still be on the screen. */
function askNext(go: () => void, asked: readonly HeldGuard[]): void {
  const guard = nextGuard(asked);
  if (guard) guard.current.ask(() => askNext(go, [...asked, guard]));
  else go();
}

function onPopState(event: PopStateEvent): void {
  const steps = placeOf(event.state) - place;
  if (isReturning) {
    event.stopImmediatePropagation();
    // Not there yet where Back was pressed a second time.
    if (steps !== 0) history.go(-steps);
    else isReturning = false;
    return;
  }
  if (isAgreed) {
    isAgreed = false;
    return;
  }
  const guard = guards.findLast((each) => each.current.isClosedByBack || asksFirst(each));
  if (!guard || steps === 0) return;
  event.stopImmediatePropagation();
  isReturning = true;
  history.go(-steps);
  guard.current.ask(() => history.go(steps));
}

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (guards.some(({ current }) => current.hasUnsaved())) event.preventDefault();
}

function nextGuard(asked: readonly HeldGuard[] = []): HeldGuard | undefined {
  return guards.findLast((guard) => !asked.includes(guard) && asksFirst(guard));
}

function asksFirst({ current }: HeldGuard): boolean {
  return current.hasUnsaved() || (current.hasQuestion?.() ?? false);
}

function placeOf(state: unknown): number {
  return (state as { readonly idx?: number } | null)?.idx ?? 0;
}
