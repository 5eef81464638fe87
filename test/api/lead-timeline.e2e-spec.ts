import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { kolkataDay } from '../../src/modules/leads/domain/date-range.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { addLead, addStaff } from '../support/staff.js';
import { smallestSubmission } from '../support/submissions.js';

let api: Api;
let admin: string;
beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
});
afterAll(() => api.close());

type Timeline = Schema<'LeadTimeline'>;
const timeline = (id: string, query = '', token = admin) =>
  api.raw<Timeline>('GET', `/api/leads/${id}/timeline?${query}`, { token });
const entries = async (id: string, query = '') => (await timeline(id, query)).body.data;
const kinds = async (id: string, query = '') => (await entries(id, query)).map(({ kind }) => kind);
const send = (method: string, path: string, body: object) =>
  api.raw<Schema<'LeadNoteResult'>>(method, `/api/leads/${path}`, { token: admin, body });
const newLead = () => addLead(api, smallestSubmission('contact'));
const tomorrow = () => kolkataDay(new Date(Date.now() + 86_400_000));

/** Reads page by page until there is no further page. */
async function allPages(id: string, query: string): Promise<Timeline['data'][]> {
  const pages: Timeline['data'][] = [];
  let cursor: string | null = null;
  do {
    const { body } = await timeline(id, cursor === null ? query : `${query}&cursor=${cursor}`);
    pages.push(body.data);
    cursor = body.nextCursor;
  } while (cursor !== null);
  return pages;
}

/** A lead with one entry of each kind, and an edited note. */
async function workedLead(): Promise<string> {
  const id = await newLead();
  const note = await send('POST', `${id}/notes`, { content: 'Ask about the shop' });
  await send('PUT', `${id}/notes/${note.body.data._id}`, { content: 'Asked about the shop' });
  await send('POST', `${id}/calls`, { outcome: 'no_answer', status: 'contacted' });
  const message = await send('POST', `${id}/messages`, { channel: 'whatsapp' });
  await send('PUT', `${id}/messages/${message.body.data._id}`, { outcome: 'answered' });
  await send('POST', `${id}/messages`, { channel: 'email' });
  await send('POST', `${id}/follow-ups`, { on: tomorrow() });
  await send('PUT', `${id}/follow-up`, { on: null as never });
  await send('POST', `${id}/follow-ups`, { at: `${tomorrow()}T15:30:00+05:30`, place: 'Rampur' });
  await send('PUT', `${id}/assign`, { assignedTo: (await addStaff(api, admin, {})).id });
  await send('PUT', id, { priority: 'high' });
  return id;
}

describe('the timeline of a lead', () => {
  it('has each event once, newest first, with its kind', async () => {
    const id = await workedLead();
    expect(await kinds(id)).toEqual([
      'other',
      'assignment',
      'visit',
      'follow_up',
      'follow_up',
      'email',
      'whatsapp',
      'status',
      'call',
      'note',
      'other',
    ]);
    const { data, nextCursor } = (await timeline(id)).body;
    expect(nextCursor).toBeNull();
    expect(data.at(-1)).toMatchObject({ kind: 'other', actor: null, history: { action: 'lead.created' } });
    expect(data.at(-2)?.note).toMatchObject({ content: 'Asked about the shop', editedAt: expect.any(String) });
    expect(data[6]).toMatchObject({ note: { message: { channel: 'whatsapp', outcome: 'answered' } } });
    expect(data[2]?.history?.details).toMatchObject({ changes: { followUp: { to: { place: 'Rampur' } } } });
    for (const { at, actor, note, history } of data) {
      expect(at).toBe(note?.createdAt ?? history?.at);
      expect(actor).toEqual(note ? note.author : history?.actor);
    }
    expect(data.map(({ at }) => at)).toEqual(
      data
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  it('can be limited to kinds; a change of status and assignee is of both', async () => {
    const id = await workedLead();
    const { id: assignedTo } = await addStaff(api, admin, {});
    await send('PUT', id, { status: 'qualified', assignedTo });
    expect(await kinds(id, 'kinds=status')).toEqual(['status', 'status']);
    expect(await kinds(id, 'kinds=assignment')).toEqual(['status', 'assignment']);
    expect(await kinds(id, 'kinds=call,email,visit')).toEqual(['visit', 'email', 'call']);
    expect((await timeline(id, 'kinds=calls')).problem.errors).toMatchObject([{ field: 'kinds' }]);
  });

  it.each(['', 'kinds=status,assignment,note&'])('is the same by pages of one, two and three: %j', async (filter) => {
    const id = await workedLead();
    const whole = await entries(id, `${filter}limit=100`);
    for (const limit of [1, 2, 3]) {
      const pages = await allPages(id, `${filter}limit=${limit}`);
      expect(pages.flat()).toEqual(whole);
      expect(pages).toHaveLength(Math.ceil(whole.length / limit));
    }
  });

  it('does not repeat or skip entries if something happens between two pages', async () => {
    const id = await workedLead();
    const whole = await entries(id);
    const { body } = await timeline(id, 'limit=4');
    await send('POST', `${id}/notes`, { content: 'Meanwhile' });
    await send('PUT', id, { priority: 'low' });
    const rest = await entries(id, `cursor=${body.nextCursor}`);
    expect([...body.data, ...rest]).toEqual(whole);
  });

  it('refuses a cursor that it did not send, or that belongs to other kinds', async () => {
    const id = await workedLead();
    const { nextCursor } = (await timeline(id, 'limit=1')).body;
    const encoded = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
    const broken = [
      'x',
      encoded({}),
      encoded(['', 'note', null]),
      encoded(['', null, '1;']),
      encoded(['', [1.5, id], null]),
    ];
    for (const cursor of broken) {
      const { status, problem } = await timeline(id, `cursor=${cursor}`);
      expect([status, problem.errors]).toMatchObject([400, [{ field: 'cursor' }]]);
    }
    expect((await timeline(id, `kinds=note&cursor=${nextCursor}`)).problem.errors).toMatchObject([{ field: 'cursor' }]);
    expect((await timeline(id, 'limit=101')).problem.errors).toMatchObject([{ field: 'limit' }]);
  });

  it('is for users who can see the lead, also after a merge, and reading it is recorded', async () => {
    const agent = await addStaff(api, admin, { permissions: [], leadTypes: ['contact'] });
    const [goes, stays] = [await workedLead(), await newLead()];
    expect((await timeline(goes, '', agent.token)).status).toBe(404);
    await send('PUT', `${stays}/assign`, { assignedTo: agent.id });
    await send('POST', `${stays}/duplicates`, { other: goes });
    await send('POST', `${stays}/merge`, { other: goes });
    const read = await timeline(goes, '', agent.token);
    expect(read.body.data.map(({ kind }) => kind)).toContain('call');
    await api.flushAudit();
    const reads = await api.sql(
      `SELECT 1 FROM audit_events WHERE action = 'lead.read' AND actor_id = $1 AND subject_id = $2`,
      [agent.id, goes],
    );
    expect(reads).toHaveLength(1);
  });

  it('keeps what happened of an erased lead, without texts and places', async () => {
    const id = await workedLead();
    await api.raw('POST', `/api/leads/${id}/erase`, { token: admin });
    const { text, body } = await timeline(id);
    expect(body.data.map(({ kind }) => kind)).toEqual([
      'other',
      'other',
      'assignment',
      'follow_up',
      'follow_up',
      'follow_up',
      'email',
      'whatsapp',
      'status',
      'call',
      'other',
    ]);
    expect(text).not.toMatch(/Rampur|shop/);
  });
});

describe('a long timeline', () => {
  it('of 150 long notes has small pages', async () => {
    const id = await newLead();
    await api.sql(
      `INSERT INTO lead_notes (id, lead_id, content, created_at)
       SELECT gen_random_uuid(), $1, n || repeat(' ok', 1600), now() - make_interval(mins => n)
       FROM generate_series(1, 150) AS n`,
      [id],
    );
    const first = await timeline(id, 'limit=100');
    expect(first.text.length).toBeLessThan(120_000);
    const pages = await allPages(id, 'limit=100');
    expect(pages.flat().map(({ note }) => Number(note?.content.split(' ')[0] ?? 0))).toEqual([
      0,
      ...Array.from({ length: 150 }, (_, n) => n + 1),
    ]);
  });
});
