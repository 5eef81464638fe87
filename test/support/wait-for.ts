import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';

/** Long enough for a machine under full load. */
export const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;

export async function waitFor(what: string, condition: () => unknown, patienceMs = PATIENCE_MS): Promise<void> {
  for (const deadline = Date.now() + patienceMs; !(await condition()); await delay(PAUSE_MS)) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting for: ${what}`);
  }
}

/** Waits until `read` returns the expected value. Fails with Jest's diff after the timeout. */
export async function waitForValue<T>(expected: T, read: () => Promise<T>): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await delay(PAUSE_MS)) {
    const found = await read();
    if (isEqual(found, expected)) return;
    if (Date.now() > deadline) expect(found).toEqual(expected);
  }
}

/** Jest's equality. Node's `isDeepStrictEqual` treats arrays from another VM context as different. */
export function isEqual(found: unknown, expected: unknown): boolean {
  try {
    expect(found).toEqual(expected);
    return true;
  } catch {
    return false;
  }
}
