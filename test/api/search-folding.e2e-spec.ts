import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '../support/api.js';
import { STORED } from '../support/search-pairs.js';
import { submitLead } from '../support/staff.js';
import { thirdPartySubmission } from '../support/submissions.js';

let api: Api;
let token: string;
const ids: string[] = [];
beforeAll(async () => {
  api = await startApi();
  token = await api.signIn();
  for (const { field, text } of STORED) {
    const { personalInfo, ...form } = thirdPartySubmission('contact');
    const plain = { fullName: 'Gupta', email: 'gupta@somewhere.in', phone: '2125550100' };
    ids.push(await submitLead(api, { ...form, personalInfo: { ...personalInfo, ...plain, [field]: text } }));
  }
});
afterAll(() => api.close());

const found = async (search: string): Promise<string[]> => {
  const path = `/api/leads?limit=100&search=${encodeURIComponent(search)}`;
  const { body } = await api.raw<{ data: { _id: string }[] }>('GET', path, { token });
  return body.data.map(({ _id }) => _id);
};
/** Returns the searches that find the lead, or if `isFound` is false, those that do not find it. */
const searchesThat = async (isFound: boolean, index: number, searches: readonly string[]): Promise<string[]> => {
  const such: string[] = [];
  for (const search of searches) if ((await found(search)).includes(String(ids[index])) === isFound) such.push(search);
  return such;
};

it('is measured with 200 pairs that must match or must not match', () => {
  expect(STORED.flatMap(({ found: met, notFound }) => [...met, ...notFound]).length).toBeGreaterThanOrEqual(200);
});

describe.each(STORED.map((one, index) => [one.text, index, one] as const))('"%s"', (_, index, one) => {
  it('is found in every spelling', async () => {
    expect(await searchesThat(false, index, one.found)).toEqual([]);
  });

  it('is not found by other texts', async () => {
    expect(await searchesThat(true, index, one.notFound)).toEqual([]);
  });
});

it('returns the whole list for an empty search or one of invisible characters', async () => {
  expect((await found('\u200B\u2060')).length).toBe(STORED.length);
});
