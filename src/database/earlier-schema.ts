import { StartError } from '../config/errors.js';

/** The last migration of version 0.1.0. */
const LAST_OF_0_1_0 = 'MoreSounds1764860200000';
const BASELINE_TIMESTAMP = 1_765_000_000_000;

/** @throws StartError if version 0.1.0 has not finished its migrations: only its last schema can be adopted */
export function refuseEarlierSchema(executed: readonly { readonly timestamp: number; readonly name: string }[]): void {
  const last = executed.toSorted((a, b) => a.timestamp - b.timestamp).at(-1);
  if (!last || last.timestamp >= BASELINE_TIMESTAMP || last.name === LAST_OF_0_1_0) return;
  throw new StartError(
    `This database was last started with Kisan Canteen 0.1.0 before its last migration (found ${last.name}). Start it once with commit 90acb013, then start this version.`,
  );
}
