import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect } from '@jest/globals';

/** As long as a machine may take that does much else at the same time. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

/** Waits until something is so; `what` says in words what never came about. */
export async function until(what: string, isSo: () => unknown): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !(await isSo()); await delay(PAUSE_MS)) {
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}`);
  }
}

/** Waits until what is read is what is expected, and shows the difference where it never is. */
export async function becomes<T>(expected: T, read: () => Promise<T>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let last = await read();
  while (!isDeepStrictEqual(last, expected) && Date.now() < deadline) {
    await delay(PAUSE_MS);
    last = await read();
  }
  expect(last).toEqual(expected);
}
