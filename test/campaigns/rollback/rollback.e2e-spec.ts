/** Goes back one version and forward again, as an operator does: the new server starts, then the old one ends. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { ADMIN } from '../../support/admin.js';
import { type ServerProcess, spawnServer } from '../../support/server-process.js';
import { createBareDatabase, type TestDatabase } from '../../support/test-database.js';
import { amount, TIME_LIMIT_MS } from '../campaign.js';
import { Colleagues } from '../crashes/colleagues.js';
import { acknowledgedOf, differences, noDifferences } from '../crashes/compare.js';
import { Journal } from '../crashes/journal.js';
import { Visitors } from '../crashes/visitors.js';
import { buildPreviousVersion, type PreviousVersion } from './previous-version.js';

const LEADS = amount('leads', { inTest: 2_000, inCampaign: 300_000 });
const VISITORS = 6;
const COLLEAGUES = 2;
const TURN_MS = 10_000;

let root: string;
let database: TestDatabase;
let previous: PreviousVersion;
const started: ServerProcess[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kisan-canteen-rollback-'));
  previous = await buildPreviousVersion(join(root, 'previous'));
  database = await createBareDatabase();
}, TIME_LIMIT_MS);

afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGTERM');
    await ended();
  }
  await database?.drop();
  await rm(root, { recursive: true, force: true });
}, TIME_LIMIT_MS);

it(
  'refuses no submission and loses nothing during a rollback and a second upgrade',
  async () => {
    let current = start(previous.main);
    let url = await current.ready();
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    await fill(client);
    const journal = new Journal();
    const visitors = new Visitors(() => url, journal, VISITORS);
    visitors.isBusy = true;
    const colleagues = new Colleagues(() => url, journal, ADMIN, await idsOfStaff(client), COLLEAGUES);
    for (const main of [undefined, previous.main, undefined]) {
      await delay(TURN_MS);
      const next = start(main);
      url = await next.ready();
      current.child.kill('SIGTERM');
      expect(await current.ended()).toBe(0);
      current = next;
    }
    await delay(TURN_MS);
    await visitors.stop();
    await colleagues.stop();

    const found = await differences(journal, async (text) => (await client.query(text)).rows as never[]);
    await client.end();
    process.stdout.write(
      `${previous.commit} and this version ran alternately on ${LEADS} leads: ${journal.acknowledgedForms().length} submissions, ${visitors.refusals} retried; ` +
        `${acknowledgedOf(journal.notes.values())} of ${journal.notes.size} notes, ` +
        `${acknowledgedOf([...journal.assignments, ...journal.statuses])} of ${journal.assignments.length + journal.statuses.length} changes\n`,
    );
    expect({ refusals: visitors.refusals, faults: journal.faults }).toEqual({ refusals: 0, faults: [] });
    expect(found).toEqual(noDifferences(found));
  },
  TIME_LIMIT_MS,
);

function start(main?: string): ServerProcess {
  const server = spawnServer(
    {
      DATABASE_URL: database.ownerUrl,
      JWT_SECRET: 'a secret that only this campaign signs with',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      TRUST_PROXY: '1',
      LEADS_PER_MINUTE: '0',
      LOGINS_PER_15_MINUTES: '0',
      STAFF_WRITES_PER_MINUTE: '0',
    },
    main,
  );
  started.push(server);
  return server;
}

/** A year of leads that the test does not touch, and users as assignees. */
async function fill(client: pg.Client): Promise<void> {
  await client.query(`
    INSERT INTO users (id, name, email, password_hash, role, lead_types)
    SELECT gen_random_uuid(), 'Agent ' || n, 'agent' || n || '@example.com', '-', 'agent', '{contact}' FROM generate_series(1, 3) n`);
  await client.query(`
    INSERT INTO leads (id, reference, type, status, full_name, email, details, created_at)
    SELECT gen_random_uuid(), lpad(i::text, 10, '0'), 'contact', (ARRAY['new', 'contacted', 'qualified', 'closed'])[1 + i % 4],
      'Asha ' || i % 977, 'asha' || i || '@earlier.example', '{"message": "When do you open in Patna?"}', now() - i * interval '105 seconds'
    FROM generate_series(1, ${LEADS}) AS i`);
}

async function idsOfStaff(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(`SELECT id FROM users WHERE role = 'agent'`);
  return rows.map(({ id }) => id);
}
