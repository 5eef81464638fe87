import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../../src/database/data-source.js';
import { Argon2PasswordHasher } from '../../src/modules/users/infrastructure/argon2-password-hasher.js';
import { DEMO_LOCK } from '../../src/shared/database/advisory-locks.js';
import { type CopyValue, copyRows } from './copy-rows.js';
import { type DemoState, readDemoState, recordLoading, recordRemoval } from './demo-record.js';
import { DEMO_MAIL_DOMAIN, type DemoUser } from './demo-staff.js';
import { DemoConflict, holdsDemo, requireDemoTarget } from './demo-target.js';
import { dropIndexesForLoading, type Rebuild } from './drop-indexes.js';
import { DemoLeads } from './lead/demo-lead.js';
import { flagRepeats } from './lead/demo-repeats.js';
import { type DemoSet, inOrderOfTime } from './lead/lead-moments.js';
import { HISTORY_COLUMNS, historyRows, LEAD_COLUMNS, leadRows, NOTE_COLUMNS, noteRows } from './lead/lead-rows.js';

export interface DemoRequest {
  readonly leads: number;
  /** Default: the seed of the demo already in the database, or 1. */
  readonly seed?: number | undefined;
  /** Default: the end of the demo already in the database, or the last full hour. */
  readonly untilMs?: number | undefined;
  /** Used for all demo users if they are created now. Default: generated. */
  readonly password?: string | undefined;
}

export interface DemoReport {
  readonly set: DemoSet;
  readonly password?: string | undefined;
  readonly before: number;
  readonly added: { readonly leads: number; readonly notes: number; readonly history: number };
  /** Duration of copying the leads, without notes, history and indexes. */
  readonly leadSeconds: number;
}

const HOUR_MS = 3_600_000;

/** Checks the database before it is migrated. @throws DemoConflict if a demo must not be loaded there */
export function requireDemoDatabase(databaseUrl: string): Promise<void> {
  return withClient(databaseUrl, requireDemoTarget);
}

/**
 * Adds demo leads to a migrated database until there are `leads`. Adds nothing if there are enough.
 * @throws DemoConflict if the database is in use or holds another demo
 */
export async function loadDemo(databaseUrl: string, request: DemoRequest): Promise<DemoReport> {
  return withClient(databaseUrl, async (client) => {
    const report = await inTransaction(client, () => load(client, request));
    // VACUUM also marks the new pages as all-visible, which makes counting fast.
    if (report.added.leads > 0)
      await client.query(
        'VACUUM (ANALYZE) users, leads, lead_notes, lead_follow_ups, lead_search, duplicate_pairs, audit_events, audit_values',
      );
    return report;
  });
}

/** Removes the demo users and leads with all their rows, but keeps the audit trail. Does nothing without a demo. */
export async function removeDemo(databaseUrl: string): Promise<{ leads: number; users: number }> {
  if (!(await withClient(databaseUrl, holdsDemo))) return { leads: 0, users: 0 };
  await migrate(databaseUrl);
  return withClient(databaseUrl, async (client) => {
    const removed = await inTransaction(client, () => remove(client));
    if (removed.leads > 0) await client.query('VACUUM (ANALYZE) users, leads, lead_notes, lead_search');
    return removed;
  });
}

async function load(client: pg.Client, request: DemoRequest): Promise<DemoReport> {
  await requireDemoTarget(client);
  const state = await readDemoState(client);
  const set = requestedSet(request, state);
  const before = state.present?.leads ?? 0;
  if (before >= request.leads) {
    return { set, before, added: { leads: 0, notes: 0, history: 0 }, leadSeconds: 0 };
  }

  const leads = new DemoLeads(set);
  const password = state.present ? undefined : (request.password ?? randomBytes(9).toString('base64url'));
  if (password !== undefined) await addUsers(client, leads.users, password);

  const order = inOrderOfTime(set, before, request.leads);
  const rebuild: Rebuild = await dropIndexesForLoading(client, order.length);
  // The demo flags its own duplicates. Duplicate detection on all rows would keep a server busy for a long time.
  await client.query(`SET LOCAL leads.matching = 'off'`);
  // Search rows are created in one statement after the load.
  await client.query(`SET LOCAL leads.search = 'off'`);
  const startedAtMs = performance.now();
  const leadCount = await copyRows(client, 'leads', LEAD_COLUMNS, leadRows(leads, order));
  const leadSeconds = (performance.now() - startedAtMs) / 1000;
  const notes = await copyRows(client, 'lead_notes', NOTE_COLUMNS, noteRows(leads, order));
  const history = await addHistory(client, historyRows(leads, order), state.wasRemoved);
  await addFollowUps(client);
  await addToSearch(client);
  await rebuild();
  await flagRepeats(client, set, before, request.leads);
  await recordLoading(client, { ...set, from: before, to: request.leads });
  return { set, password, before, added: { leads: leadCount, notes, history }, leadSeconds };
}

function requestedSet({ seed, untilMs }: DemoRequest, { present }: DemoState): DemoSet {
  if (!present) {
    return { seed: seed ?? 1, untilMs: untilMs ?? Math.floor(Date.now() / HOUR_MS) * HOUR_MS };
  }
  const isOther =
    (seed !== undefined && seed !== present.seed) || (untilMs !== undefined && untilMs !== present.untilMs);
  if (isOther) {
    const until = new Date(present.untilMs).toISOString();
    throw new DemoConflict(
      `A demo with --seed ${present.seed} --until ${until} is already in this database. Remove it first with --reset.`,
    );
  }
  return { seed: present.seed, untilMs: present.untilMs };
}

async function addUsers(client: pg.Client, users: readonly DemoUser[], password: string): Promise<void> {
  const passwordHash = await new Argon2PasswordHasher().hash(password);
  for (const user of users) {
    const createdAt = new Date(user.createdAtMs);
    await client.query(
      `INSERT INTO users (id, name, email, password_hash, role, is_active, permissions, lead_types, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
      [
        user.id,
        user.name,
        user.email,
        passwordHash,
        user.role,
        user.isActive,
        user.permissions,
        user.leadTypes,
        createdAt,
      ],
    );
    await client.query(
      `INSERT INTO audit_events (action, subject_type, subject_id, details) VALUES ('user.created', 'user', $1, '{"demo": true}')`,
      [user.id],
    );
  }
}

/** Creates a follow-up row for each loaded lead whose open follow-up has no row yet. Its place is in the history. */
async function addFollowUps(client: pg.Client): Promise<void> {
  await client.query(
    `WITH planned AS (
       SELECT subject_id AS lead_id, max(personal #>> '{changes,followUp,to,place}') AS place FROM audit_values
       WHERE subject_type = 'lead' AND personal -> 'changes' ? 'followUp' GROUP BY subject_id
     )
     INSERT INTO lead_follow_ups (lead_id, due_on, due_at, note, place)
     SELECT l.id, l.follow_up_on, l.follow_up_at, l.follow_up_note, planned.place
     FROM leads l LEFT JOIN planned ON planned.lead_id = l.id
     WHERE l.follow_up_on IS NOT NULL AND NOT EXISTS (
       SELECT FROM lead_follow_ups f WHERE f.lead_id = l.id AND f.done_at IS NULL AND f.cancelled_at IS NULL)`,
  );
}

/** Creates the search rows, because the triggers are off during the load. */
async function addToSearch(client: pg.Client): Promise<void> {
  // Without statistics of the new rows, the planner reads all notes for each lead.
  await client.query('ANALYZE leads, lead_notes, lead_search');
  await client.query(
    `INSERT INTO lead_search (lead_id, texts, sounds)
     SELECT l.id, concat_ws(E'\\n', lead_search_texts(l), lead_text_form(n.texts)), lead_search_sounds(l)
     FROM leads l
     LEFT JOIN (
       SELECT lead_id, string_agg(content, E'\\n' ORDER BY id) AS texts FROM lead_notes GROUP BY lead_id
     ) AS n ON n.lead_id = l.id
     WHERE NOT EXISTS (SELECT FROM lead_search s WHERE s.lead_id = l.id)
     ON CONFLICT (lead_id) DO NOTHING`,
  );
}

/** History is never deleted, so leads that are loaded again after a removal still have their history. */
async function addHistory(
  client: pg.Client,
  rows: Iterable<readonly CopyValue[]>,
  wasRemoved: boolean,
): Promise<number> {
  if (!wasRemoved) return copyRows(client, 'audit_events', HISTORY_COLUMNS, rows);
  const columns = HISTORY_COLUMNS.join(', ');
  await client.query(
    `CREATE TEMPORARY TABLE demo_history ON COMMIT DROP AS SELECT ${columns} FROM audit_events WITH NO DATA`,
  );
  await copyRows(client, 'demo_history', HISTORY_COLUMNS, rows);
  const inserted = await client.query(
    `INSERT INTO audit_events (${columns})
     SELECT ${columns} FROM demo_history
     WHERE NOT EXISTS (
       SELECT FROM audit_events earlier
       WHERE earlier.action = 'lead.created' AND earlier.subject_type = 'lead'
         AND earlier.subject_id = demo_history.subject_id)`,
  );
  return inserted.rowCount ?? 0;
}

async function remove(client: pg.Client): Promise<{ leads: number; users: number }> {
  const deletedLeads = await client.query(
    // Locks the rows in the order of their ids, like duplicate detection on a running server.
    `DELETE FROM leads WHERE id IN (
       SELECT l.id FROM leads l JOIN audit_events created ON created.subject_id = l.id
       WHERE created.action = 'lead.created' AND created.details @> '{"demo": true}'
       ORDER BY l.id FOR UPDATE OF l)`,
  );
  await client.query(
    `DELETE FROM audit_values v WHERE v.subject_type = 'lead' AND NOT EXISTS (SELECT FROM leads l WHERE l.id = v.subject_id)`,
  );
  const deletedUsers = await client.query(`DELETE FROM users WHERE email LIKE '%@' || $1`, [DEMO_MAIL_DOMAIN]);
  const removed = { leads: deletedLeads.rowCount ?? 0, users: deletedUsers.rowCount ?? 0 };
  const { present } = await readDemoState(client);
  if (present) await recordRemoval(client, removed);
  return removed;
}

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'kisan-canteen demo' });
  // Without a listener, a lost connection would end the process. With it, the next query rejects.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [DEMO_LOCK]);
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
