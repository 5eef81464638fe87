import pg from 'pg';
import { RETENTION_LOCK } from '../shared/database/advisory-locks.js';

const DAY_MS = 86_400_000;
/** Soon after the start, so that servers that run for less than a day delete rows too. */
const FIRST_RUN_MS = 5 * 60_000;
const ROWS_AT_ONCE = 5_000;

const READS_AND_REFUSALS = `(action LIKE 'auth.%' OR action IN ('lead.read', 'lead.listed', 'report.read', 'activity.read', 'user.read', 'users.read',
  'bin.read', 'person.read', 'access.refused'))`;

/**
 * Reads, refusals and sign-ins are kept for one year, and everything else for three. A lead's history is kept while the
 * lead exists. What people entered in refused sign-ins, and visitors' addresses, are kept for 90 days.
 */
const DELETIONS = [
  `DELETE FROM audit_values WHERE event_id IN (
     SELECT v.event_id FROM audit_values v JOIN audit_events e ON e.id = v.event_id
     WHERE e.at < now() - interval '90 days' AND (e.action LIKE 'auth.%' OR e.action = 'lead.created')
     LIMIT ${ROWS_AT_ONCE})`,
  deletionOf(`at < now() - interval '1 year' - interval '1 hour' AND ${READS_AND_REFUSALS}`),
  deletionOf(`at < now() - interval '3 years' AND NOT ${READS_AND_REFUSALS}
    AND NOT (subject_type IS NOT DISTINCT FROM 'lead' AND EXISTS (SELECT FROM leads WHERE leads.id = subject_id))`),
];

function deletionOf(condition: string): string {
  return `WITH gone AS (
    DELETE FROM audit_events WHERE id IN (SELECT id FROM audit_events WHERE ${condition} ORDER BY id LIMIT ${ROWS_AT_ONCE})
    RETURNING id
  ), values_gone AS (
    DELETE FROM audit_values WHERE event_id IN (SELECT id FROM gone)
  )
  SELECT id FROM gone`;
}

export function startAuditRetention(ownerUrl: string, log: (failure: unknown) => void): void {
  const run = () => void deleteOldAuditRows(ownerUrl).catch(log);
  setTimeout(run, FIRST_RUN_MS).unref();
  setInterval(run, DAY_MS).unref();
}

/** Deletes expired audit rows as the tables' owner, in short transactions. Does nothing if another server does so. */
export async function deleteOldAuditRows(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 });
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    const { rows } = await owner.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      RETENTION_LOCK,
    ]);
    if (!rows[0]?.locked) return;
    for (const deletion of DELETIONS) {
      while ((await owner.query(deletion)).rowCount === ROWS_AT_ONCE);
    }
  } finally {
    await owner.end();
  }
}
