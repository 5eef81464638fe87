import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sharedFormTexts } from '../../../content/en/forms';
import { soilTestForm } from '../../../content/en/forms/soil-test';
import { SOIL_TEST_FORM } from '../definitions/soil-test-form';
import type { SubmissionAttempt } from '../sending/send-lead';

const stored = new Map<string, { values: { readonly name?: string } }>();
jest.unstable_mockModule('idb-keyval', () => ({
  createStore: () => ({}),
  entries: async () => [...stored],
  get: async (key: string) => stored.get(key),
  set: async (key: string, lead: { values: { readonly name?: string } }) => void stored.set(key, lead),
  del: async (key: string) => void stored.delete(key),
}));
const { submitForm } = await import('./submit-form');

const FARMER = { name: 'Mohan Lal', phone: '98765 43210', areaOfField: '2 bigha', totalAreaOfField: '5 bigha' };
/** Another person in each test: the outbox can still write a lead of the test before. */
let farmer = FARMER;
let tests = 0;

let attempt: SubmissionAttempt | undefined;

beforeEach(() => {
  tests += 1;
  farmer = { ...FARMER, name: `Mohan Lal ${tests}` };
  attempt = undefined;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
});

async function sendOffline(values: Record<string, string>) {
  await submitForm({
    form: SOIL_TEST_FORM,
    texts: soilTestForm,
    shared: sharedFormTexts,
    language: 'en',
    values: { ...farmer, ...values },
    previous: attempt,
    elapsedMs: 5_000,
    saveAttempt: (next) => {
      attempt = next;
    },
  });
}

const waiting = () => [...stored.values()].map(({ values }) => values).filter(({ name }) => name === farmer.name);

describe('a form that is submitted while an earlier submission is queued', () => {
  it.each([
    ['about another field', { address: 'By the temple' }],
    ['from another person with that name', { address: 'By the canal', phone: '91234 56789' }],
  ])('is queued in addition to it: %s', async (_what, second) => {
    await sendOffline({ address: 'By the canal' });
    await sendOffline(second);
    expect(waiting()).toEqual([
      { ...farmer, address: 'By the canal' },
      { ...farmer, ...second },
    ]);
  });

  it('replaces it if it has the same values and more, and is not queued again if it has the same values', async () => {
    await sendOffline({ address: 'By the canal', plannedNextCrop: '' });
    await sendOffline({ address: 'By the canal', plannedNextCrop: '' });
    await sendOffline({ address: 'By the canal', plannedNextCrop: 'Wheat' });
    expect(waiting()).toEqual([{ ...farmer, address: 'By the canal', plannedNextCrop: 'Wheat' }]);
  });

  it('replaces no submission from another form', async () => {
    await sendOffline({ address: 'By the canal' });
    attempt = undefined;
    await sendOffline({ address: 'By the canal', plannedNextCrop: 'Wheat' });
    expect(waiting()).toHaveLength(2);
  });
});
