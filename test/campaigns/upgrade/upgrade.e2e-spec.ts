/** Submissions succeed while a large database of the baseline is migrated and every database function is replaced. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { migrate, migrationClasses } from '../../../src/database/data-source.js';
import { type Routines, readRoutines } from '../../../src/database/routines.js';
import { retryAfterLock } from '../../../src/shared/database/database-failure.js';
import { createBareDatabase, type TestDatabase } from '../../support/test-database.js';
import { amount, TIME_LIMIT_MS } from '../campaign.js';

const LEADS = amount('leads', { inTest: 2_000, inCampaign: 300_000 });
const WRITERS = 4;
const ADDED_SINCE = ['actors.sql', 'bulk-acts.sql', 'events.sql'];

let database: TestDatabase;
let forms: pg.Pool;

beforeAll(async () => {
  database = await createBareDatabase();
  await migrate(database.ownerUrl, {
    migrations: (await migrationClasses()).slice(0, 1),
    routines: await routinesOfBaseline(),
  });
  // The same timeouts as in the server's own connections.
  forms = new pg.Pool({
    connectionString: database.ownerUrl,
    max: WRITERS,
    lock_timeout: 4_000,
    statement_timeout: 7_000,
  });
  forms.on('error', () => undefined);
  await fill();
}, TIME_LIMIT_MS);
afterAll(async () => {
  await forms.end();
  await database.drop();
});

/** `routines-1.0.0` holds the files that have changed since, because they need later migrations. */
async function routinesOfBaseline(): Promise<Routines[]> {
  const former = await readRoutines(new URL('routines-1.0.0/', import.meta.url));
  const current = (await readRoutines()).filter(({ file }) => !ADDED_SINCE.includes(file));
  return current.map((routines) => former.find(({ file }) => file === routines.file) ?? routines);
}

async function fill(): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query(`
    INSERT INTO leads (id, reference, type, status, full_name, email, phone, phone_e164, city, state, details,
                       quarantined_at, created_at)
    SELECT gen_random_uuid(), lpad(i::text, 10, '0'),
      (ARRAY['contact', 'sarthi', 'franchise', 'newsletter', 'soil_testing'])[1 + i % 5],
      (ARRAY['new', 'contacted', 'qualified', 'closed'])[1 + i % 4],
      'Asha ' || i % 977, 'asha' || i || '@example.in', '98' || lpad(i::text, 8, '0'), '+9198' || lpad(i::text, 8, '0'),
      'Patna', 'Bihar', '{"message": "When do you open in Patna?"}',
      CASE WHEN i % 50 = 0 THEN now() END, now() - i * interval '105 seconds'
    FROM generate_series(1, ${LEADS}) AS i`);
  await client.query(`
    INSERT INTO audit_events (at, action, subject_type, subject_id, address, details)
    SELECT created_at, 'lead.created', 'lead', id, '203.0.113.7', jsonb_build_object('type', type) FROM leads
    UNION ALL
    SELECT created_at + interval '1 hour', 'lead.updated', 'lead', id, NULL,
      jsonb_build_object('changes', jsonb_build_object('status', jsonb_build_object('from', 'new', 'to', status)))
    FROM leads WHERE status <> 'new'`);
  await client.query('ANALYZE');
  await client.query(`UPDATE routines SET checksum = ''`);
  await client.end();
}

async function sendForm(): Promise<number> {
  const startedMs = performance.now();
  const client = await forms.connect();
  const id = uuidv7();
  try {
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO leads (id, reference, type, full_name, email) VALUES ($1, $2, 'contact', 'Ramesh', 'ramesh@example.in')`,
      [id, id.replaceAll('-', '').slice(-12)],
    );
    await client.query(
      `INSERT INTO audit_events (action, address, subject_type, subject_id, details)
       VALUES ('lead.created', '203.0.113.7', 'lead', $1, '{"type": "contact"}')`,
      [id],
    );
    await client.query(`INSERT INTO idempotency_keys (key, body_hash, answer) VALUES ($1, '\\x00', '{}')`, [id]);
    await client.query('COMMIT');
    return performance.now() - startedMs;
  } catch (failure) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw failure;
  } finally {
    client.release();
  }
}

it(
  'refuses no submission and counts every lead',
  async () => {
    const startedMs = performance.now();
    let hasEnded = false;
    const times: number[] = [];
    const refused: unknown[] = [];
    const writers = Array.from({ length: WRITERS }, async () => {
      while (!hasEnded)
        await retryAfterLock(sendForm).then(
          (ms) => times.push(ms),
          (failure) => refused.push(failure),
        );
    });
    await migrate(database.ownerUrl).finally(() => {
      hasEnded = true;
    });
    const seconds = (performance.now() - startedMs) / 1_000;
    await Promise.all(writers);

    const { rows } = await forms.query(`
      SELECT count(*)::int AS leads,
        (SELECT sum(leads)::int FROM lead_counts) AS counted,
        (SELECT count(*)::int FROM lead_search) AS found,
        (SELECT count(*)::int FROM pg_index WHERE NOT indisvalid) AS unfinished_indexes
      FROM leads`);
    process.stdout.write(
      `${LEADS} leads upgraded in ${seconds.toFixed(1)} s; ${times.length} submissions meanwhile, ${refused.length} refused, ` +
        `the slowest took ${Math.round(times.reduce((slowest, ms) => Math.max(slowest, ms), 0))} ms\n`,
    );
    expect(refused).toEqual([]);
    expect(times.length).toBeGreaterThan(0);
    const leads = LEADS + times.length;
    expect(rows).toEqual([{ leads, counted: leads, found: leads, unfinished_indexes: 0 }]);
  },
  TIME_LIMIT_MS,
);
