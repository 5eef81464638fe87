import { matchStatement } from '../../src/modules/duplicates/infrastructure/match-duplicates.sql.js';
import type { Api } from './api.js';
import { waitFor } from './wait-for.js';

/** Waits until every lead has been looked at for its like, and does what the server has not yet come to. */
export async function allMatched(api: Pick<Api, 'sql'>): Promise<void> {
  await waitFor('every lead has been matched', async () => {
    await api.sql(matchStatement([]), [1_000]);
    // What is left the server has in hand.
    const [waiting] = await api.sql<{ any: boolean }>('SELECT EXISTS (SELECT FROM duplicate_match_queue) AS any');
    return !waiting?.any;
  });
}
