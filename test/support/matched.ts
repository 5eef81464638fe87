import { setTimeout as delay } from 'node:timers/promises';
import { MATCH_DUPLICATES } from '../../src/modules/duplicates/infrastructure/match-duplicates.sql.js';
import type { Api } from './api.js';

/** Waits until every lead has been looked at for its like, and does what the server has not yet come to. */
export async function allMatched(api: Pick<Api, 'sql'>): Promise<void> {
  for (;;) {
    await api.sql(MATCH_DUPLICATES, [1_000]);
    const [waiting] = await api.sql<{ any: boolean }>('SELECT EXISTS (SELECT FROM duplicate_match_queue) AS any');
    if (!waiting?.any) return;
    // The server has some in hand.
    await delay(5);
  }
}
