import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';

/** Long enough on a machine whose cores are all taken, short enough to see soon that it never comes. */
export const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;

/** Waits until something is so; `what` says in words what never came about. */
export async function waitFor(what: string, isSo: () => unknown, patienceMs = PATIENCE_MS): Promise<void> {
  for (const deadline = Date.now() + patienceMs; !(await isSo()); await delay(PAUSE_MS)) {
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}`);
  }
}

/** Waits until what is read is what is expected, and shows the difference where it never is. */
export async function waitForValue<T>(expected: T, read: () => Promise<T>): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await delay(PAUSE_MS)) {
    const found = await read();
    if (isEqual(found, expected)) return;
    if (Date.now() > deadline) expect(found).toEqual(expected);
  }
}

/** As Jest compares: Node's own comparison tells a test's arrays from those that came from outside it. */
export function isEqual(found: unknown, expected: unknown): boolean {
  try {
    expect(found).toEqual(expected);
    return true;
  } catch {
    return false;
  }
}
