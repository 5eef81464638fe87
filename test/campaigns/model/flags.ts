/** The model copies flagged pairs from the database. test/api/duplicates tests which pairs are flagged. */
import type { Api } from '../../support/api.js';
import { allMatched } from '../../support/matched.js';
import type { World } from './world.js';

interface StoredPair {
  first_id: string;
  second_id: string;
  state: string;
}

/** Waits for duplicate detection, then copies the open pairs from the database. */
export async function copyFlaggedPairs(api: Api, world: World): Promise<void> {
  await allMatched(api);
  const rows = await api.sql<StoredPair>(`SELECT first_id, second_id, state FROM duplicate_pairs`);
  const stored = new Set(rows.map(({ first_id: first, second_id: second }) => `${first} ${second}`));
  for (const [key, { state }] of world.pairs) if (state === 'open' && !stored.has(key)) world.pairs.delete(key);
  for (const { first_id: first, second_id: second, state } of rows) {
    const key = `${first} ${second}`;
    if (world.pairs.has(key) || state !== 'open') continue;
    world.pairs.set(key, { first, second, state: 'open', decidedBy: null, merge: null });
  }
}
