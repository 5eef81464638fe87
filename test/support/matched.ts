import { matchStatement } from '../../src/modules/duplicates/infrastructure/match-duplicates.sql.js';
import type { Api } from './api.js';
import { waitFor } from './wait-for.js';

/** Runs duplicate detection for all waiting leads, and waits for those that the server is processing. */
export async function allMatched(api: Pick<Api, 'sql'>): Promise<void> {
  await waitFor('every lead has been matched', async () => {
    await api.sql(matchStatement([]), [1_000]);
    // The server is processing the leads that are still in the queue.
    const [waiting] = await api.sql<{ any: boolean }>('SELECT EXISTS (SELECT FROM duplicate_match_queue) AS any');
    return !waiting?.any;
  });
}
