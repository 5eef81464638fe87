import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { REPORTS } from '../../src/modules/reports/domain/report.js';
import { type Api, startApi } from '../support/api.js';
import { ApiClient } from '../support/api-client.js';
import { parseCsv } from '../support/csv.js';
import { type ReplicatedDatabase, startReplicatedDatabase } from '../support/replicated-database.js';
import { startBeside } from '../support/second-process.js';
import { addStaff, PASSWORD, submitLead } from '../support/staff.js';
import { thirdPartySubmission } from '../support/submissions.js';
import { waitFor } from '../support/wait-for.js';

let database: ReplicatedDatabase;
let replica: pg.Pool;
let api: Api;
let other: Awaited<ReturnType<typeof startBeside>>;
let reader: ApiClient;
let admin: string;
let written = 0;

beforeAll(async () => {
  database = await startReplicatedDatabase();
  replica = new pg.Pool({ connectionString: database.replicaUrl, max: 1 });
  // The database is dropped while the pool is still closing its connections.
  replica.on('error', () => undefined);
  api = await startApi({ databaseReadUrl: database.replicaUrl }, database);
  other = await startBeside(api, { databaseReadUrl: database.replicaUrl });
  reader = new ApiClient(other.url);
  admin = await api.signIn();
});
afterAll(async () => {
  await replica?.end();
  await other?.close();
  await api?.close();
});

async function write(): Promise<string> {
  const id = await submitLead(api, thirdPartySubmission('contact'));
  written += 1;
  return id;
}

const read = async <Body>(path: string, token = admin) => {
  const answer = await reader.raw<Body>('GET', path, { token });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
  return answer;
};
const total = async (path: string, token?: string) =>
  (await read<{ pagination: { totalItems: number } }>(path, token)).body.pagination.totalItems;
const summed = async (path: string, name: 'leads' | 'open' | 'promised') => {
  const { data } = (await read<{ data: Record<string, unknown>[] }>(path)).body;
  // The report of promises also has a row for all types, which this sum leaves out.
  return data.filter(({ type }) => type !== null).reduce((sum, row) => sum + Number(row[name]), 0);
};

const READS: Readonly<Record<string, () => Promise<number>>> = {
  list: () => total('/api/leads'),
  'a late page': () => total('/api/leads?page=90&limit=20'),
  search: () => total('/api/leads?search=alone'),
  'search, counted up to a bound': () => total('/api/leads?search=alone&count=bounded'),
  stats: async () => (await read<{ data: { total: number } }>('/api/leads/stats')).body.data.total,
  changes: () => total('/api/leads?updatedSince=2026-01-01T00:00:00Z'),
  file: async () => parseCsv((await read('/api/leads/export')).text).length - 1,
  team: () => summed('/api/reports/team', 'open'),
  ...Object.fromEntries(
    // Left out are reasons, which counts only closed leads, and districts, which counts only leads with a district.
    REPORTS.filter((name) => name !== 'reasons' && name !== 'districts').map((name) => [
      name,
      () => summed(`/api/reports/${name}`, name === 'promises' ? 'promised' : 'leads'),
    ]),
  ),
};

async function shown(): Promise<Record<string, number>> {
  const counts = await Promise.all(Object.entries(READS).map(async ([name, count]) => [name, await count()]));
  return Object.fromEntries(counts);
}
const all = () => Object.fromEntries(Object.keys(READS).map((name) => [name, written]));
const inReplica = async () => (await replica.query('SELECT count(*)::int AS n FROM leads')).rows[0].n as number;

/** Waits until the replica's last queries include a list, counts, one lead and reports. */
async function waitForReads(id: string): Promise<void> {
  await waitFor('reads reach the replica', async () => {
    await shown();
    await read(`/api/leads/${id}`);
    const { rows } = await replica.query(
      `SELECT string_agg(query, ';') AS queries FROM pg_stat_activity WHERE application_name = 'kisan-canteen-read'`,
    );
    return ['lead_counts', 'FROM leads', 'lead_notes', 'GROUP BY'].every((part) => rows[0].queries?.includes(part));
  });
}

describe('with a replica', () => {
  it('lists, counts, one lead and reports are read from it', async () => {
    const id = await write();
    await waitForReads(id);
    expect(await shown()).toEqual(all());
  });

  it('every read includes the latest changes, also through another process', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await write();
      const lead = await read<{ data: { lead: { _id: string } } }>(`/api/leads/${id}`);
      expect(lead.text).toContain(id);
      expect(await shown()).toEqual(all());
    }
  });

  it('also if the replica is behind', async () => {
    await database.replay(false);
    const before = await inReplica();
    for (let round = 0; round < 3; round += 1) {
      const id = await write();
      const change = { token: admin, body: { status: 'contacted' } };
      expect((await api.raw('PUT', `/api/leads/${id}`, change)).status).toBe(200);
      expect((await read(`/api/leads/${id}`)).text).toContain('"status":"contacted"');
      expect(await shown()).toEqual(all());
    }
    expect(await inReplica()).toBe(before);
  });

  it('a lost permission applies from the next request, also if the replica is behind', async () => {
    const first = await addStaff(api, admin, { leadTypes: ['contact'] });
    const second = await addStaff(api, admin, { leadTypes: ['contact'] });
    const id = await write();
    const asAdmin = (path: string, body: unknown) => api.raw('PUT', path, { token: admin, body });
    await asAdmin(`/api/leads/${id}`, { assignedTo: first.id });
    await database.replay(true);
    await waitFor('the replica has caught up', async () => (await inReplica()) === written);
    await database.replay(false);
    const open = (token: string) => reader.raw('GET', `/api/leads/${id}`, { token });

    expect((await open(first.token)).status).toBe(200);
    expect((await open(second.token)).status).toBe(404);
    await asAdmin(`/api/leads/${id}`, { assignedTo: second.id });
    expect((await open(first.token)).status).toBe(404);
    expect((await open(second.token)).status).toBe(200);
    await asAdmin(`/api/users/${second.id}/lead-access`, { leadTypeAccess: { contact: false, franchise: true } });
    expect((await open(second.token)).status).toBe(404);
    expect(await total('/api/leads', second.token)).toBe(0);
    await asAdmin(`/api/users/${first.id}/reset-password`, { newPassword: `${PASSWORD}-new` });
    expect((await open(first.token)).status).toBe(401);
    await database.replay(true);
  });

  it('calls continue when it crashes', async () => {
    await waitFor('the replica has caught up', async () => (await inReplica()) === written);
    const reads = Array.from({ length: 100 }, () => total('/api/leads'));
    database.replica('crash');
    for (const count of await Promise.all(reads)) expect(count).toBe(written);
    const id = await write();
    expect(await shown()).toEqual(all());
    database.replica('start');
    await waitFor('the replica answers', () => inReplica().catch(() => false));
    await waitForReads(id);
    expect(await shown()).toEqual(all());
  });

  it('a replica that was promoted is not read', async () => {
    await database.promote();
    await replica.query('DELETE FROM leads');
    expect(await inReplica()).toBe(0);
    expect(await shown()).toEqual(all());
  });
});
