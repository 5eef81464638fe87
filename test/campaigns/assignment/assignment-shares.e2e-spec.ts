/**
 * Sends submissions of several types to two processes under rotation rules: 300 in `npm test`, 10,000 in the campaign.
 * Shares differ by at most one lead per person, nobody is skipped and no lead stays unassigned.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Api, startApi } from '../../support/api.js';
import { largestDifference, sharesOf } from '../../support/assignment-shares.js';
import { type ServerProcess, spawnServer } from '../../support/server-process.js';
import { isCampaign, TIME_LIMIT_MS } from '../campaign.js';

const FORMS = isCampaign ? { count: 10_000, connections: 64 } : { count: 300, connections: 16 };

let api: Api;
let processes: readonly ServerProcess[] = [];

beforeAll(async () => {
  api = await startApi();
  processes = [1, 2].map(() =>
    spawnServer({
      DATABASE_URL: api.databaseUrl,
      JWT_SECRET: 'a secret that two processes share',
      LEADS_PER_MINUTE: '0',
    }),
  );
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGTERM');
  await Promise.all(processes.map((one) => one.ended()));
  await api.close();
});

it(
  'gives people shares that differ by at most one over two processes, and no submission fails',
  async () => {
    const urls = await Promise.all(processes.map((one) => one.ready()));
    const began = Date.now();
    const shares = await sharesOf(api, urls, FORMS);
    const perSecond = Math.round(FORMS.count / ((Date.now() - began) / 1_000));
    process.stdout.write(
      `assignment: ${FORMS.count} submissions, ${perSecond} per second, shares ${JSON.stringify(shares.byRule)}\n`,
    );
    expect(shares.refusals).toEqual([]);
    expect([shares.total, shares.unassigned]).toEqual([FORMS.count, 0]);
    expect(largestDifference(shares)).toBeLessThanOrEqual(1);
  },
  TIME_LIMIT_MS,
);
