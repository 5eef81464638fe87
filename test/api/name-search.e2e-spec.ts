import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { textsMatch } from '../../src/modules/leads/sql/lead-search.js';
import { SqlParameters } from '../../src/shared/database/sql-parameters.js';
import { type Api, startApi } from '../support/api.js';
import { APART_NAMES, DIFFERENT_NAMES, type NamePair, RESPELLED_NAMES, SAME_NAMES } from '../support/name-pairs.js';
import { addLead } from '../support/staff.js';
import { thirdPartySubmission } from '../support/submissions.js';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.signIn();
});
afterAll(() => api.close());

const named = (fullName: string) => {
  const { personalInfo, ...form } = thirdPartySubmission('contact');
  return addLead(api, { ...form, personalInfo: { ...personalInfo, fullName, email: 'somebody@example.com' } });
};
const found = async (search: string): Promise<string[]> => {
  const path = `/api/leads?limit=100&search=${encodeURIComponent(search)}`;
  const { body } = await api.raw<{ data: { personalInfo: { fullName: string } }[] }>('GET', path, { token });
  return body.data.map(({ personalInfo }) => personalInfo.fullName).sort();
};

describe('a name', () => {
  it('is found in the other script, with doubled vowels, and literally', async () => {
    for (const name of ['Jeevan Lal', 'जीवन प्रसाद', 'Jivan Das', 'श्री लक्ष्मी', 'Sri Laxmi', 'Jovan Petrov'])
      await named(name);
    const everyJeevan = ['Jeevan Lal', 'Jivan Das', 'जीवन प्रसाद'];
    for (const search of ['जीवन', 'Jeevan', 'jivan', 'JEEWAN']) expect(await found(search)).toEqual(everyJeevan);
    for (const search of ['shri', 'Sri Lakshmi', 'लक्ष्मी श्री']) {
      expect(await found(search)).toEqual(['Sri Laxmi', 'श्री लक्ष्मी']);
    }
    expect(await found('eeva')).toEqual(['Jeevan Lal', 'Jivan Das']);
    expect(await found('ीव')).toEqual(['जीवन प्रसाद']);
    expect(await found('jovan')).toEqual(['Jovan Petrov']);
  });

  it('has the same key in most spellings and both scripts, and seldom the key of another name', async () => {
    const alike = async (pairs: readonly NamePair[]) => {
      const rows = await api.sql<{ one: string; other: string; is_alike: boolean }>(
        `SELECT one, other, lead_sound_keys(one) = lead_sound_keys(other) AS is_alike
         FROM unnest($1::text[], $2::text[]) AS pair (one, other)`,
        [pairs.map(([one]) => one), pairs.map(([, other]) => other)],
      );
      return rows.filter((row) => row.is_alike).length;
    };
    const [same, different] = [await alike(SAME_NAMES), await alike(DIFFERENT_NAMES)];
    const recall = same / SAME_NAMES.length;
    const precision = same / (same + different);
    process.stdout.write(
      `names by sound: ${SAME_NAMES.length} pairs of one name, ${DIFFERENT_NAMES.length} of two: recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}\n`,
    );
    expect(SAME_NAMES.length + DIFFERENT_NAMES.length).toBeGreaterThanOrEqual(300);
    expect(recall).toBeGreaterThanOrEqual(0.967);
    expect(precision).toBeGreaterThanOrEqual(0.965);
  });

  it('is found in other transliterations, with b for v, shortened, and if two words are written as one', async () => {
    const found = async (pairs: readonly NamePair[]) => {
      const statements = pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);
      const met: string[] = [];
      for (const [search, name] of statements) {
        const parameters = new SqlParameters();
        const condition = textsMatch(search, parameters);
        const given = parameters.add(name);
        const [row] = await api.sql<{ is_found: boolean }>(
          `SELECT ${condition} AS is_found FROM (
             SELECT lead_text_form(${given}::text) AS texts, concat_ws(E'\n', lead_sound_form(${given}), lead_sounds(${given})) AS sounds
           ) AS s`,
          parameters.values,
        );
        if (row?.is_found) met.push(`${search} finds ${name}`);
      }
      return { met, pairs: pairs.length * 2 };
    };
    const [same, different] = [await found(RESPELLED_NAMES), await found(APART_NAMES)];
    expect(RESPELLED_NAMES.length).toBeGreaterThanOrEqual(100);
    expect(APART_NAMES.length).toBeGreaterThanOrEqual(50);
    expect(same.met).toHaveLength(same.pairs);
    expect(different.met).toEqual([]);
  });

  it('is found with its words in another order, and so is a place', async () => {
    await named('Om Prakash Singh Rathore');
    await named('रामप्रसाद मीणा');
    for (const search of ['Omprakash', 'Omprakash Rathore', 'ओमप्रकाश सिंह', 'Rathod Om Prakash']) {
      expect([search, await found(search)]).toEqual([search, ['Om Prakash Singh Rathore']]);
    }
    for (const search of ['Ram Prasad', 'Ramprasad Meena', 'Meena Ram Prasad', 'Ram Parsad Mina']) {
      expect([search, await found(search)]).toEqual([search, ['रामप्रसाद मीणा']]);
    }
    expect(await found('Prakash Om')).toEqual(['Om Prakash Singh Rathore']);
    expect(await found('Prakashsingh Om')).toEqual(['Om Prakash Singh Rathore']);
    const { personalInfo, ...form } = thirdPartySubmission('contact');
    await addLead(api, { ...form, personalInfo: { ...personalInfo, fullName: 'Of a place', city: 'Jalpaiguri' } });
    for (const search of ['जलपाईगुड़ी', 'जलपाईगुडी', 'jalpaiguri place'])
      expect(await found(search)).toEqual(['Of a place']);
  });
});
