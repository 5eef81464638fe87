import { expect, it, jest } from '@jest/globals';

const stored: [string, object][] = [];
jest.unstable_mockModule('idb-keyval', () => ({
  createStore: () => ({}),
  entries: async () => stored,
  get: async () => undefined,
  set: async () => undefined,
  del: async () => undefined,
}));
const { queuedLeads } = await import('./outbox-store');

const PROBLEM = { status: 400, code: 'invalid_input', message: 'Wrong.', errors: [], retryAfterSeconds: 60 };

it('returns why the server refused a lead, also for leads stored by an earlier version of the site', async () => {
  stored.push(['b', { key: 'b', savedAt: 2, problem: PROBLEM }], ['a', { key: 'a', savedAt: 1, refusal: PROBLEM }]);
  expect(await queuedLeads()).toEqual([
    { key: 'a', savedAt: 1, problem: PROBLEM },
    { key: 'b', savedAt: 2, problem: PROBLEM },
  ]);
});
