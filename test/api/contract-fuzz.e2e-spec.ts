/**
 * Requests drawn from openapi.yaml, good and hostile, and every answer held against it and the contract. A longer run,
 * or one again: `FUZZ_REQUESTS=50000 FUZZ_SEED=7 npm run jest -- --selectProjects api --testPathPatterns contract-fuzz`
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readApiDocument } from '../fuzz/api-document.js';
import { type FuzzFigures, fuzz } from '../fuzz/fuzz-run.js';
import { FUZZ_SECRET } from '../fuzz/world.js';
import { type Api, startApi } from '../support/api.js';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1_500);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2_147_483_647);
const AT_MOST_MS = 60_000 + REQUESTS * 60;

let api: Api;
beforeAll(async () => {
  api = await startApi({ jwtSecret: FUZZ_SECRET });
});
afterAll(() => api.close());

it(
  'answers every documented operation as documented, whatever is sent to it',
  async () => {
    const startedMs = Date.now();
    const figures = await fuzz(api, REQUESTS, SEED);
    process.stdout.write(`${summary(figures, Date.now() - startedMs)}\n`);
    expect(figures.failures).toEqual([]);
    const documented = readApiDocument().operations.map(({ id }) => id);
    const succeeded = documented.filter((id) =>
      [...(figures.statuses.get(id)?.keys() ?? [])].some((status) => status < 300),
    );
    // An operation that refused everything was not tried.
    expect(succeeded).toEqual(documented);
  },
  AT_MOST_MS,
);

function summary({ requests, statuses, slowestMs, failures }: FuzzFigures, ms: number): string {
  const totals = new Map<number, number>();
  for (const counts of statuses.values()) {
    for (const [status, count] of counts) totals.set(status, (totals.get(status) ?? 0) + count);
  }
  const spread = [...totals].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  return [
    `Contract fuzz, seed ${SEED}: ${requests} requests to ${statuses.size} operations in ${Math.round(ms / 1000)} s, ` +
      `slowest answer ${Math.round(slowestMs)} ms, ${failures.length} failures (${spread.join(', ')})`,
    ...failures,
  ].join('\n\n');
}
