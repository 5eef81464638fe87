/** Tests programs that keep copies of leads. The API must report every lead that they can no longer list. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { thirdPartySubmission } from '../support/submissions.js';

let api: Api;
let admin: string;
let asha: StaffMember;
let bela: StaffMember;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  asha = await addStaff(api, admin, { permissions: [], leadTypes: ['contact', 'franchise'] });
  bela = await addStaff(api, admin, { permissions: [], leadTypes: ['contact', 'franchise'] });
});
afterAll(() => api.close());

const change = (id: string, body: object) => api.raw('PUT', `/api/leads/${id}`, { token: admin, body });
const lead = (type: 'contact' | 'franchise' = 'contact') => addLead(api, thirdPartySubmission(type));

/** A program of another company that knows only the API document. */
class Copy {
  readonly kept = new Map<string, string>();
  readonly removed: Schema<'RemovedLead'>[] = [];
  private from = 'updatedSince=2020-01-01';
  status = 0;
  code: string | undefined;

  constructor(
    readonly filters: string,
    readonly token: string,
    private readonly limit = 3,
  ) {}

  async sync(filters = this.filters): Promise<this> {
    for (let isFull = true; isFull; ) {
      const url = `/api/leads?${this.from}&limit=${this.limit}${filters && `&${filters}`}`;
      const { status, body, problem } = await api.raw<Schema<'LeadCopy'>>('GET', url, { token: this.token });
      this.status = status;
      this.code = problem?.code;
      if (status !== 200) return this;
      for (const { _id } of body.removed) this.kept.delete(_id);
      for (const { _id, etag } of body.data) this.kept.set(_id, etag);
      this.removed.push(...body.removed);
      this.from = `cursor=${body.pagination.nextCursor}`;
      isFull = body.data.length === this.limit || body.removed.length === this.limit;
    }
    return this;
  }

  async list(): Promise<[string, string][]> {
    const shown: [string, string][] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const url = `/api/leads?limit=100&page=${page}&${this.filters}`;
      const { body } = await api.raw<Schema<'LeadList'>>('GET', url, { token: this.token });
      shown.push(...body.data.map(({ _id, etag }): [string, string] => [_id, etag]));
      pages = body.pagination.totalPages;
    }
    return shown.sort();
  }
}

describe('a lead that leaves the list of a copy', () => {
  it.each([
    ['status=new', 'filter', (id: string) => change(id, { status: 'contacted' })],
    ['priority=medium', 'filter', (id: string) => change(id, { priority: 'high' })],
    [
      'search=stranger',
      'filter',
      (id: string) => change(id, { personalInfo: { fullName: 'Meena', email: 'm@ex.in' } }),
    ],
    ['unassigned=true', 'reassigned', (id: string) => change(id, { assignedTo: asha.id })],
    ['type=contact', 'type', (id: string) => correct(id, 'franchise')],
    ['', 'filter', (id: string) => api.sql('UPDATE leads SET quarantined_at = now() WHERE id = $1', [id])],
    ['', 'deleted', (id: string) => api.raw('DELETE', `/api/leads/${id}`, { token: admin })],
    ['status=new', 'deleted', (id: string) => api.raw('DELETE', `/api/leads/${id}`, { token: admin })],
  ])('with %j is reported with the reason %s', async (filters, reason, leave) => {
    const id = await lead();
    const copy = await new Copy(filters, admin).sync();
    expect(copy.kept.has(id)).toBe(true);
    copy.removed.length = 0;
    await leave(id);
    await copy.sync();
    expect(copy.removed).toEqual([{ _id: id, at: expect.any(String), reason, mergedInto: null }]);
  });

  it('after a new assignment is reported to its former assignee, and to a copy of theirs', async () => {
    const id = await lead();
    await change(id, { assignedTo: asha.id });
    const copies = [await new Copy('', asha.token).sync(), await new Copy(`assignedTo=${asha.id}`, admin).sync()];
    for (const copy of copies) copy.removed.length = 0;
    await change(id, { assignedTo: bela.id });
    for (const copy of copies) {
      await copy.sync();
      expect(copy.removed).toEqual([{ _id: id, at: expect.any(String), reason: 'reassigned', mergedInto: null }]);
    }
  });

  it('after a merge is reported with its survivor, if the reader can see that one', async () => {
    const [survivor, part] = [await lead(), await lead('franchise')];
    const reader = await addStaff(api, admin, { permissions: ['canViewAllLeads'], leadTypes: ['franchise'] });
    const [whole, narrow] = [await new Copy('status=new', admin).sync(), await new Copy('', reader.token).sync()];
    await api.raw('POST', `/api/leads/${survivor}/duplicates`, { token: admin, body: { other: part } });
    const merge = { other: part, take: [] };
    expect((await api.raw('POST', `/api/leads/${survivor}/merge`, { token: admin, body: merge })).status).toBe(200);
    const told = { _id: part, at: expect.any(String), reason: 'merged' };
    expect((await whole.sync()).removed.slice(-1)).toEqual([{ ...told, mergedInto: survivor }]);
    expect((await narrow.sync()).removed.slice(-1)).toEqual([{ ...told, mergedInto: null }]);
  });

  function correct(id: string, type: string) {
    return api.raw('PUT', `/api/leads/${id}/type`, { token: admin, body: { type } });
  }
});

describe('the cursor of a copy', () => {
  it('holds its filters: later calls can omit them, and other filters are refused', async () => {
    const [fresh, done] = [await lead(), await lead()];
    await change(done, { status: 'contacted' });
    const copy = await new Copy('status=new&type=franchise,contact', admin).sync();
    expect([copy.kept.has(fresh), copy.kept.has(done)]).toEqual([true, false]);
    const later = await lead();
    expect((await copy.sync('')).kept.has(later)).toBe(true);
    expect(copy.kept.has(done)).toBe(false);
    expect((await copy.sync('type=contact&type=franchise&status=new')).status).toBe(200);
    for (const others of ['status=contacted', 'status=new', 'type=contact,franchise', 'search=asha']) {
      await copy.sync(others);
      expect([others, copy.status, copy.code]).toEqual([others, 400, 'invalid_input']);
    }
  });

  it.each([
    ['loses a type', { leadTypeAccess: { contact: true, franchise: false } }],
    ['gains a type', { leadTypeAccess: { contact: true, franchise: true, newsletter: true } }],
    ['can see all leads', { permissions: { canViewAllLeads: true } }],
  ])('is no longer valid after its reader %s', async (_, rights) => {
    const reader = await addStaff(api, admin, { permissions: [], leadTypes: ['contact', 'franchise'] });
    const copy = await new Copy('', reader.token).sync();
    expect(copy.status).toBe(200);
    expect((await api.raw('PUT', `/api/users/${reader.id}`, { token: admin, body: rights })).status).toBe(200);
    await copy.sync();
    expect([copy.status, copy.code]).toEqual([410, 'begin_anew']);
  });

  it('counts no leads', async () => {
    const first = await api.raw<Schema<'LeadList'>>('GET', '/api/leads?updatedSince=2020-01-01', {
      token: admin,
    });
    expect(first.body.pagination.totalItems).toBeGreaterThan(0);
    const next = await api.raw<Schema<'LeadCopy'>>('GET', `/api/leads?cursor=${first.body.pagination.nextCursor}`, {
      token: admin,
    });
    expect(next.body.pagination).toEqual({ pageSize: 20, nextCursor: expect.any(String) });
  });
});

it('a copy is the same as the list in the end, whatever happens to the leads', async () => {
  const leads = await Promise.all(Array.from({ length: 12 }, (_, n) => lead(n % 3 === 0 ? 'franchise' : 'contact')));
  const copies = [
    new Copy('status=new,contacted', admin),
    new Copy('type=contact&priority=high,medium', admin),
    new Copy(`assignedTo=${asha.id}`, admin),
    new Copy('status=new', asha.token),
    new Copy('', bela.token),
    new Copy('quarantined=true', admin),
  ];
  // A fixed seed, so that each run is the same.
  let seed = 7;
  const pick = <T>(values: readonly T[]): T => {
    seed = (seed * 16_807) % 2_147_483_647;
    return values[seed % values.length] as T;
  };
  const steps: (() => Promise<unknown>)[] = [
    () => change(pick(leads), { status: pick(['new', 'contacted', 'qualified']) }),
    () => change(pick(leads), { priority: pick(['low', 'medium', 'high']) }),
    () => change(pick(leads), { assignedTo: pick([asha.id, bela.id, null]) }),
    () => api.raw('POST', `/api/leads/${pick(leads)}/notes`, { token: admin, body: { content: 'Called' } }),
    () =>
      api.raw('PUT', `/api/leads/${pick(leads)}/type`, {
        token: admin,
        body: { type: pick(['contact', 'franchise']) },
      }),
    () => api.sql('UPDATE leads SET quarantined_at = now() WHERE id = $1 AND merged_into IS NULL', [pick(leads)]),
    () => api.raw('POST', '/api/leads/bulk-restore', { token: admin, body: { leadIds: [pick(leads)] } }),
    () => api.raw('DELETE', `/api/leads/${pick(leads)}`, { token: admin }),
    async () => leads.push(await lead()),
    () => pick(copies).sync(),
  ];
  for (let step = 0; step < 150; step += 1) await pick(steps)();
  for (const copy of copies) {
    await copy.sync();
    expect([copy.filters, copy.status, [...copy.kept].sort()]).toEqual([copy.filters, 200, await copy.list()]);
  }
});

describe('the list', () => {
  it('shows the leads of the given ids that the caller can see', async () => {
    const [own, other] = [await lead(), await lead()];
    await change(own, { assignedTo: asha.id });
    const get = (ids: string, token: string) => api.raw<Schema<'LeadList'>>('GET', `/api/leads?ids=${ids}`, { token });
    const shown = async (token: string) => (await get(`${own},${other}`, token)).body.data.map(({ _id }) => _id).sort();
    expect(await shown(admin)).toEqual([own, other].sort());
    expect(await shown(asha.token)).toEqual([own]);
    expect((await get(Array(101).fill(own).join(','), admin)).problem.errors).toMatchObject([{ field: 'ids' }]);
  });

  it('shows the newest notes of each lead on request', async () => {
    const id = await lead();
    for (const content of ['first', 'second']) {
      await api.raw('POST', `/api/leads/${id}/notes`, { token: admin, body: { content } });
    }
    const get = async (query: string) =>
      (await api.raw<Schema<'LeadList'>>('GET', `/api/leads?ids=${id}${query}`, { token: admin })).body.data;
    expect(await get('&include=notes')).toMatchObject([{ notes: [{ content: 'second' }, { content: 'first' }] }]);
    expect((await get(''))[0]).not.toHaveProperty('notes');
  });
});
