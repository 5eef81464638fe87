import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { readEnv } from '../../src/config/env.js';
import { dataSourceOptions } from '../../src/database/data-source.js';
import { LEAD_TYPE_NAMES } from '../../src/lead-types/lead-types.js';
import { PostgresNotificationRepository } from '../../src/modules/notifications/infrastructure/postgres-notification.repository.js';
import { AlikeLeads } from '../support/alike-leads.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { listen } from '../support/event-stream.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { BOT_SIGNS, thirdPartySubmission } from '../support/submissions.js';

type NotificationList = Schema<'NotificationList'>;

let api: Api;
let admin: string;
let dataSource: DataSource;
let notifications: PostgresNotificationRepository;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  dataSource = await new DataSource(dataSourceOptions(api.databaseUrl)).initialize();
  notifications = new PostgresNotificationRepository(dataSource, { ...readEnv({}), jwtSecret: '' });
});
afterAll(async () => {
  await dataSource.destroy();
  await api.close();
});

const agent = (): Promise<StaffMember> => addStaff(api, admin, { leadTypes: ['contact'] });
const colleague = (): Promise<StaffMember> =>
  addStaff(api, admin, {
    permissions: ['canViewAllLeads', 'canEditAllLeads', 'canBulkActions'],
    leadTypes: ['contact'],
  });

async function told(token: string, query = ''): Promise<NotificationList> {
  const answer = await api.raw<NotificationList>('GET', `/api/notifications${query}`, { token });
  expect(answer.status).toBe(200);
  return answer.body;
}

const linesOf = async (token: string) => (await told(token)).data.map(({ kind, lead }) => `${kind} ${lead?._id}`);

async function assign(id: string, assignedTo: string | null, token = admin): Promise<void> {
  const answer = await api.raw('PUT', `/api/leads/${id}/assign`, { token, body: { assignedTo } });
  expect(answer.status).toBe(200);
}

const newLead = () => addLead(api, thirdPartySubmission('contact'));
const markRead = (token: string, body: object) => api.raw('POST', '/api/notifications/read', { token, body });

describe('an assigned lead', () => {
  it('notifies the assignee of who assigned it, the person, place and message, immediately in open windows', async () => {
    const [mine, other] = [await agent(), await agent()];
    const [stream, foreign] = [await listen(api.url, mine.token), await listen(api.url, other.token)];
    const id = await addLead(api, {
      type: 'contact',
      personalInfo: { fullName: 'Asha Devi', email: 'asha-told@example.com', city: 'Gaya', state: 'Bihar' },
      contactForm: { message: `When may I come?\n${'क'.repeat(300)}` },
    });
    await assign(id, mine.id);
    await stream.next(({ name }) => name === 'notifications');
    const { data, unread, pagination } = await told(mine.token);
    expect(unread).toBe(1);
    expect(pagination).toEqual({ currentPage: 1, totalPages: 1, totalItems: 1, pageSize: 20 });
    expect(data).toEqual([
      {
        _id: expect.any(String),
        kind: 'assigned',
        createdAt: expect.any(String),
        key: null,
        webhook: null,
        readAt: null,
        by: { _id: expect.any(String), name: 'Administrator' },
        lead: {
          _id: id,
          reference: expect.any(String),
          type: 'contact',
          name: 'Asha Devi',
          place: 'Gaya, Bihar',
          words: `When may I come?\n${'क'.repeat(182)}…`,
        },
      },
    ]);
    expect(await linesOf(other.token)).toEqual([]);
    expect(foreign.received.filter(({ name }) => name === 'notifications')).toEqual([]);
    stream.close();
    foreign.close();
  });

  it('notifies after a bulk change, and again when it returns from another assignee', async () => {
    const [mine, other] = [await agent(), await agent()];
    const ids = [await newLead(), await newLead()].sort();
    const bulk = { leadIds: ids, updates: { assignedTo: mine.id } };
    expect((await api.raw('PUT', '/api/leads/bulk', { token: admin, body: bulk })).status).toBe(200);
    expect((await linesOf(mine.token)).sort()).toEqual(ids.map((id) => `assigned ${id}`));
    await assign(ids[0]!, other.id);
    expect(await linesOf(mine.token)).toEqual([`assigned ${ids[1]}`]);
    await assign(ids[0]!, mine.id);
    expect((await linesOf(mine.token)).sort()).toEqual([ids[0], ...ids].map((id) => `assigned ${id}`));
    expect((await linesOf(mine.token))[0]).toBe(`assigned ${ids[0]}`);
  });

  it('does not notify users who take it themselves, nor about other changes', async () => {
    const mine = await colleague();
    const id = await newLead();
    await assign(id, mine.id, mine.token);
    await api.raw('PUT', `/api/leads/${id}`, { token: admin, body: { priority: 'high' } });
    expect(await linesOf(mine.token)).toEqual([]);
  });

  it('disappears from the list and windows of an assignee who loses it, in any way', async () => {
    const [mine, other] = [await agent(), await colleague()];
    const losing: ((id: string) => Promise<unknown>)[] = [
      (id) => assign(id, other.id),
      (id) => api.raw('DELETE', `/api/leads/${id}`, { token: admin }),
    ];
    for (const lose of losing) {
      const id = await newLead();
      await assign(id, mine.id);
      expect(await linesOf(mine.token)).toEqual([`assigned ${id}`]);
      const stream = await listen(api.url, mine.token);
      await lose(id);
      await stream.next(({ name }) => name === 'notifications');
      expect(await linesOf(mine.token)).toEqual([]);
      stream.close();
    }
  });

  it('notifies the assignee if a rule assigned it, also in open windows', async () => {
    const mine = await agent();
    // Like an assignment rule, this trigger assigns the lead in the statement that stores it.
    await api.sql(`CREATE FUNCTION test_rule() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.assigned_to := '${mine.id}'; RETURN NEW; END $$`);
    await api.sql('CREATE TRIGGER test_rule BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION test_rule()');
    const stream = await listen(api.url, mine.token);
    const id = await newLead();
    const spam = await addLead(api, { ...thirdPartySubmission('contact'), ...BOT_SIGNS });
    await api.sql('DROP FUNCTION test_rule() CASCADE');
    await stream.next(({ name }) => name === 'notifications');
    expect(await linesOf(mine.token)).toEqual([`assigned ${id}`]);
    await api.raw('POST', `/api/leads/${spam}/restore`, { token: admin });
    expect(await linesOf(mine.token)).toEqual([`assigned ${spam}`, `assigned ${id}`]);
    stream.close();
  });
});

describe('a visitor who writes again', () => {
  it('notifies once the assignee of an open lead who can see the new one', async () => {
    const mine = await colleague();
    const narrow = await agent();
    const leads = new AlikeLeads(api, admin);
    const phone = leads.freshPhone();
    const [first, second] = await leads.add(leads.contact({ phone }), leads.contact({ phone }));
    await assign(first!, mine.id);
    await assign(second!, narrow.id);
    await markRead(mine.token, { all: true });
    const [again] = await leads.add(leads.contact({ phone }));
    expect((await told(mine.token)).data.filter(({ readAt }) => readAt === null)).toMatchObject([
      { kind: 'wrote_again', by: null, lead: { _id: again } },
    ]);
    expect(await linesOf(narrow.token)).toEqual([`assigned ${second}`]);
    await assign(again!, narrow.id);
    expect((await linesOf(narrow.token)).sort()).toEqual(
      [`assigned ${again}`, `assigned ${second}`, `wrote_again ${again}`].sort(),
    );
  });

  it('does not notify if the earlier lead is closed', async () => {
    const mine = await colleague();
    const leads = new AlikeLeads(api, admin);
    const phone = `+91 97${String(Date.now()).slice(-8)}`;
    const [first] = await leads.add(leads.contact({ phone, email: 'done@example.com' }));
    await assign(first!, mine.id, mine.token);
    await api.raw('PUT', `/api/leads/${first}`, { token: mine.token, body: { status: 'closed' } });
    await leads.add(leads.contact({ phone, email: 'done2@example.com' }));
    expect(await linesOf(mine.token)).toEqual([]);
  });
});

describe('due leads', () => {
  it('notify once: a promise without a response, a follow-up on its day', async () => {
    const mine = await colleague();
    const [soon, answered, later, followUp] = [await newLead(), await newLead(), await newLead(), await newLead()];
    for (const id of [soon, answered, later, followUp]) await assign(id, mine.id, mine.token);
    await api.sql(
      `UPDATE leads SET due_soon_at = now() - interval '1 hour', due_at = now() + interval '1 hour' WHERE id = ANY($1)`,
      [[soon, answered]],
    );
    await api.sql(
      `WITH yesterday AS (
         INSERT INTO lead_follow_ups (lead_id, due_on) VALUES ($1, (now() AT TIME ZONE 'Asia/Kolkata')::date - 1) RETURNING due_on
       )
       UPDATE leads SET due_at = NULL, due_soon_at = NULL, follow_up_on = due_on FROM yesterday WHERE id = $1`,
      [followUp],
    );
    const stream = await listen(api.url, mine.token);
    await notifications.addDue();
    await stream.next(({ name }) => name === 'notifications');
    await notifications.addDue();
    expect((await linesOf(mine.token)).sort()).toEqual(
      [`due_soon ${answered}`, `due_soon ${soon}`, `follow_up ${followUp}`].sort(),
    );
    await api.raw('PUT', `/api/leads/${answered}`, { token: mine.token, body: { status: 'contacted' } });
    expect((await linesOf(mine.token)).sort()).toEqual([`due_soon ${soon}`, `follow_up ${followUp}`].sort());
    stream.close();
  });

  it('notify of each follow-up when its time comes, and again after it is postponed', async () => {
    const mine = await colleague();
    const id = await newLead();
    await assign(id, mine.id, mine.token);
    const plan = (minutes: number) =>
      api.sql(
        `INSERT INTO lead_follow_ups (lead_id, due_on, due_at)
         SELECT $1::uuid, (t.moment AT TIME ZONE 'Asia/Kolkata')::date, t.moment
         FROM (SELECT now() + make_interval(mins => $2::int) AS moment) AS t`,
        [id, minutes],
      );
    await plan(-2);
    await plan(-1);
    await plan(60);
    await api.sql(
      `UPDATE leads SET due_at = NULL, due_soon_at = NULL, (follow_up_on, follow_up_at) =
         (SELECT due_on, due_at FROM lead_follow_ups WHERE lead_id = $1 ORDER BY due_at LIMIT 1) WHERE id = $1`,
      [id],
    );
    await notifications.addDue();
    expect(await linesOf(mine.token)).toEqual([`follow_up ${id}`, `follow_up ${id}`]);
    await api.sql(
      `UPDATE lead_follow_ups SET due_at = t.moved, due_on = (t.moved AT TIME ZONE 'Asia/Kolkata')::date
       FROM (SELECT now() - interval '3 minutes' AS moved) AS t WHERE lead_id = $1 AND due_at > now()`,
      [id],
    );
    await notifications.addDue();
    expect(await linesOf(mine.token)).toHaveLength(3);
  });
});

describe('the list', () => {
  it('is paged and marked as read, one by one or all, in every window', async () => {
    const [mine, other] = [await agent(), await agent()];
    const ids = [await newLead(), await newLead(), await newLead()];
    for (const id of ids) await assign(id, mine.id);
    const [newest, ...rest] = (await told(mine.token)).data;
    expect([newest!, ...rest].map(({ lead }) => lead?._id)).toEqual([...ids].reverse());
    const second = await told(mine.token, '?page=2&limit=2');
    expect(second.data.map(({ lead }) => lead?._id)).toEqual([ids[0]]);

    const stream = await listen(api.url, mine.token);
    await markRead(other.token, { ids: [newest!._id] });
    expect((await told(mine.token)).unread).toBe(3);
    expect((await markRead(mine.token, { ids: [newest!._id] })).status).toBe(200);
    await stream.next(({ name }) => name === 'notifications');
    const marked = await told(mine.token);
    expect(marked.unread).toBe(2);
    expect(marked.data.map(({ readAt }) => readAt !== null)).toEqual([true, false, false]);
    await markRead(mine.token, { all: true });
    expect((await told(mine.token)).unread).toBe(0);
    for (const body of [{}, { all: false }, { ids: ['x'] }]) {
      expect((await markRead(mine.token, body)).status).toBe(400);
    }
    stream.close();
  });

  it('follows current permissions; erased and deleted leads disappear', async () => {
    const mine = await agent();
    const ids = [await newLead(), await newLead(), await newLead()];
    for (const id of ids) await assign(id, mine.id);
    await api.raw('DELETE', `/api/leads/${ids[0]}`, { token: admin });
    await api.sql('UPDATE leads SET erased_at = now() WHERE id = $1', [ids[1]]);
    expect(await linesOf(mine.token)).toEqual([`assigned ${ids[2]}`]);
    const access = (types: readonly string[]) =>
      Object.fromEntries(LEAD_TYPE_NAMES.map((type) => [type, types.includes(type)]));
    const allow = (types: readonly string[]) =>
      api.raw('PUT', `/api/users/${mine.id}/lead-access`, { token: admin, body: { leadTypeAccess: access(types) } });
    expect((await allow(['franchise'])).status).toBe(200);
    expect(await linesOf(mine.token)).toEqual([]);
    expect((await told(mine.token)).unread).toBe(0);
  });

  it('keeps notifications for sixty days', async () => {
    const mine = await agent();
    const ids = [await newLead(), await newLead()];
    for (const id of ids) await assign(id, mine.id);
    await api.sql(`UPDATE notifications SET created_at = now() - interval '61 days' WHERE lead_id = $1`, [ids[0]]);
    await notifications.deleteOld();
    expect(await linesOf(mine.token)).toEqual([`assigned ${ids[1]}`]);
  });
});
