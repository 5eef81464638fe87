/**
 * Holds up the browser's Back and Forward, and a reload, while they would lose something that was not saved. The router
 * cannot be asked to wait, so a step is taken back before the router hears of it.
 */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface Guard {
  readonly hasUnsaved: () => boolean;
  /** Asks whoever wants to leave; `go` leaves after all. */
  readonly ask: (go: () => void) => void;
}

/** Of the dialogs that are open, the topmost last. */
const guards: { current: Guard }[] = [];
/** Where the router counts the entry that is on the screen. */
let place = 0;
let isReturning = false;

// Before the router, which listens from its first rendering on: browsers ask listeners of the window in their order.
window.addEventListener('popstate', onPopState);

/** Asks before Back, Forward or a reload loses what `hasUnsaved` speaks of. */
export function useBackGuard(guard: Guard): void {
  const latest = useRef(guard);
  latest.current = guard;
  const { key } = useLocation();
  // Not at every rendering: while the question is asked, the browser may still be on its way back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the router has its own key
  useEffect(() => {
    place = placeOf(history.state);
  }, [key]);
  useEffect(() => {
    if (guards.length === 0) window.addEventListener('beforeunload', onBeforeUnload);
    guards.push(latest);
    return () => {
      guards.splice(guards.indexOf(latest), 1);
      if (guards.length === 0) window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, []);
}

/** Goes on at once, or after the question where something was not saved. */
export function askBeforeLeaving(go: () => void): void {
  const guard = guardWithUnsaved();
  if (guard) guard.ask(go);
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
  const guard = guardWithUnsaved();
  if (!guard || steps === 0) return;
  event.stopImmediatePropagation();
  isReturning = true;
  history.go(-steps);
  guard.ask(() => history.go(steps));
}

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (guardWithUnsaved()) event.preventDefault();
}

function guardWithUnsaved(): Guard | undefined {
  return guards.findLast(({ current }) => current.hasUnsaved())?.current;
}

function placeOf(state: unknown): number {
  return (state as { readonly idx?: number } | null)?.idx ?? 0;
}
