import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { NamePlaces1765100000004 } from '../../migrations/1765100000004-name-places.js';
import { dataSourceOptions } from '../../src/database/data-source.js';
import { type Api, startApi } from '../support/api.js';
import { leadReads } from '../support/lead-reads.js';
import { addLead, addStaff } from '../support/staff.js';
import { smallestSubmission, thirdPartySubmission } from '../support/submissions.js';

let api: Api;
let admin: string;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
});
afterAll(() => api.close());

const add = (type: 'contact' | 'franchise', places: object) => {
  const form = thirdPartySubmission(type);
  return addLead(api, { ...form, personalInfo: { ...form.personalInfo, ...places } });
};
const personOf = async (id: string) => (await leadReads(api, admin)(`/${id}`)).body.data.personalInfo;
const found = async (query: string, token = admin) =>
  (await leadReads(api, token)(`?${query}`)).body.data.map(({ _id }) => _id).sort();
const namesOf = (query: string, token = admin) =>
  api.raw<{ data: string[] }>('GET', `/api/leads/places?${query}`, { token });

describe('the district of an application for a district', () => {
  const application = (preferredDistrict: string, personalInfo: object = {}) => {
    const form = thirdPartySubmission('ddo_application');
    return addLead(api, {
      ...form,
      personalInfo: { ...form.personalInfo, ...personalInfo },
      ddoInfo: { ...(smallestSubmission('ddo_application')['ddoInfo'] as object), preferredDistrict },
    });
  };

  it('comes from the answer, which stays as typed', async () => {
    const id = await application('Nalanda, Bihar');
    const { data } = (await leadReads(api, admin)(`/${id}`)).body;
    expect(data).toMatchObject({
      personalInfo: { district: 'Nalanda' },
      ddoInfo: { preferredDistrict: 'Nalanda, Bihar' },
    });
    expect(await found('district=nalanda')).toEqual([id]);
  });

  it('is the one that was sent, if there is one', async () => {
    expect(await personOf(await application('Nalanda, Bihar', { district: 'Jehanabad' }))).toMatchObject({
      district: 'Jehanabad',
    });
  });

  it('follows a correction of the answer, until somebody corrects the district itself', async () => {
    const id = await application('Kaimoor, Bihar', { phone: '98111 22334' });
    const correct = async (body: object) => {
      const { status } = await api.raw('PUT', `/api/leads/${id}`, { token: admin, body });
      expect(status).toBe(200);
      const { personalInfo, phoneE164, history } = (await leadReads(api, admin)(`/${id}`)).body.data;
      expect(phoneE164).toBe('+919811122334');
      return [personalInfo.district, history[0]?.details['changes']];
    };
    const answer = (preferredDistrict: string) => ({ ddoInfo: { preferredDistrict } });
    expect(await correct(answer('Kaimur, Bihar'))).toEqual([
      'Kaimur',
      {
        'personalInfo.district': { from: 'Kaimoor', to: 'Kaimur' },
        'details.preferredDistrict': { from: 'Kaimoor, Bihar', to: 'Kaimur, Bihar' },
      },
    ]);
    expect((await correct({ personalInfo: { district: 'Bhabua' } }))[0]).toBe('Bhabua');
    expect((await correct(answer('Kaimur')))[0]).toBe('Bhabua');
  });

  it('is filled for leads from before the upgrade, but not for erased ones', async () => {
    const ids = [await application('Rohtas, Bihar'), await application('Buxar'), await application('Araria')];
    await api.sql('UPDATE leads SET district = NULL WHERE id = ANY($1::uuid[])', [ids]);
    await api.sql('UPDATE leads SET erased_at = now() WHERE id = $1', [ids[2]]);
    const dataSource = await new DataSource(dataSourceOptions(api.ownerUrl)).initialize();
    const queryRunner = dataSource.createQueryRunner();
    await new NamePlaces1765100000004().up(queryRunner);
    await queryRunner.release();
    await dataSource.destroy();
    const rows = await api.sql<{ district: string | null }>(
      'SELECT district FROM leads WHERE id = ANY($1::uuid[]) ORDER BY array_position($1::uuid[], id)',
      [ids],
    );
    expect(rows.map(({ district }) => district)).toEqual(['Rohtas', 'Buxar', null]);
    const [indexes] = await api.sql<{ count: number }>(
      `SELECT count(*)::int FROM pg_indexes WHERE indexname IN ('leads_in_village', 'leads_in_block', 'leads_in_district')`,
    );
    expect(indexes?.count).toBe(3);
  });
});

describe('a place', () => {
  it('is a filter in any notation, but not by a part of the name', async () => {
    const ids = [
      await add('contact', { village: 'Rampur', block: 'Mānpur', district: 'गया' }),
      await add('contact', { village: ' RAMPUR', block: 'manpur', district: 'गया ' }),
    ].sort();
    await add('contact', { village: 'Rampur Khurd', block: 'Tikari', district: 'Patna' });
    for (const query of ['village=rampur', 'block=Manpur', `district=${encodeURIComponent('गया')}`]) {
      expect([query, await found(query)]).toEqual([query, ids]);
    }
    expect(await found('village=ramp')).toEqual([]);
    expect(await found('village=Rampur&district=Patna')).toEqual([]);
  });

  it('is found by sound, in the other script', async () => {
    const id = await add('contact', { village: 'मखदूमपुर' });
    expect(await found('search=Makhdumpur')).toEqual([id]);
  });

  it('is erased with the person', async () => {
    const id = await add('contact', { village: 'Erasepur', block: 'Eraseblock', district: 'Erasegarh' });
    expect((await api.raw('POST', `/api/leads/${id}/erase`, { token: admin })).status).toBe(200);
    expect(await personOf(id)).toEqual({});
    expect((await namesOf('place=village&part=erase')).body.data).toEqual([]);
  });
});

describe('GET /leads/places', () => {
  it('lists names in their most frequent spelling, those of the most leads first', async () => {
    for (const district of ['Saran', 'SARAN', 'Saran', 'Sasaram']) await add('franchise', { district });
    expect((await namesOf('place=district&part=SA')).body.data).toEqual(['Saran', 'Sasaram']);
    expect((await namesOf('place=district&part=RAN')).body.data).toEqual(['Saran']);
    expect((await namesOf('place=district&part=%25')).body.data).toEqual([]);
  });

  it('lists only names of leads that the user can see', async () => {
    await add('contact', { block: 'Hidden block' });
    const own = await add('franchise', { block: 'Own block' });
    await add('franchise', { block: 'Block of nobody' });
    const agent = await addStaff(api, admin, { leadTypes: ['franchise'] });
    await api.raw('PUT', `/api/leads/${own}/assign`, { token: admin, body: { assignedTo: agent.id } });
    expect((await namesOf('place=block', agent.token)).body.data).toEqual(['Own block']);
  });

  it('needs the kind of place', async () => {
    expect((await namesOf('')).problem.errors).toMatchObject([{ field: 'place', code: 'required' }]);
    expect((await namesOf('place=city')).status).toBe(400);
    expect((await api.raw('GET', '/api/leads/places?place=block')).status).toBe(401);
  });
});
