/**
 * Forms of several types at two processes at once, under rules that take turns: shares are equal to within one per person,
 * nobody is passed over and no lead stays unassigned. 300 forms in `npm test`; `npm run test:campaigns assignment` sends 10,000.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Api, startApi } from '../../support/api.js';
import { largestDifference, sharesOf } from '../../support/assignment-shares.js';
import { startBeside } from '../../support/second-process.js';
import { isCampaign, TIME_LIMIT_MS } from '../campaign.js';

const FORMS = isCampaign ? { count: 10_000, connections: 64 } : { count: 300, connections: 16 };

let api: Api;
let second: Awaited<ReturnType<typeof startBeside>>;

beforeAll(async () => {
  api = await startApi();
  second = await startBeside(api);
});
afterAll(async () => {
  await second.close();
  await api.close();
});

it(
  'shares are equal to within one per person over two processes at once, and no form fails',
  async () => {
    const began = Date.now();
    const shares = await sharesOf(api, [api.url, second.url], FORMS);
    const perSecond = Math.round(FORMS.count / ((Date.now() - began) / 1_000));
    process.stdout.write(
      `assignment: ${FORMS.count} forms, ${perSecond} a second, shares ${JSON.stringify(shares.byRule)}\n`,
    );
    expect(shares.refusals).toEqual([]);
    expect([shares.total, shares.unassigned]).toEqual([FORMS.count, 0]);
    expect(largestDifference(shares)).toBeLessThanOrEqual(1);
  },
  TIME_LIMIT_MS,
);
