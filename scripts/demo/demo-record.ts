/** Records in the audit trail when demo data is loaded and removed, and reads the current state from there. */
import type pg from 'pg';
import type { DemoSet } from './lead/lead-moments.js';

/** Leads with indexes `from` (inclusive) to `to` (exclusive) of a data set were added. */
interface Loading extends DemoSet {
  readonly from: number;
  readonly to: number;
}

export interface DemoState {
  /** The data set in the database with its number of leads, or null if there is none. */
  readonly present: (DemoSet & { readonly leads: number }) | null;
  /** Whether a demo was removed from this database before. The history of that demo is still there. */
  readonly wasRemoved: boolean;
}

const SUBJECT_TYPE = 'demo';
const SUBJECT_ID = '00000000-0000-7000-8000-000000000de0';

export async function readDemoState(client: pg.Client): Promise<DemoState> {
  const { rows } = await client.query<{ action: string; details: Loading }>(
    `SELECT action, details FROM audit_events WHERE subject_type = $1 AND subject_id = $2 ORDER BY id`,
    [SUBJECT_TYPE, SUBJECT_ID],
  );
  let present: DemoState['present'] = null;
  let wasRemoved = false;
  for (const { action, details } of rows) {
    if (action === 'demo.removed') {
      present = null;
      wasRemoved = true;
    } else {
      present = { seed: details.seed, untilMs: details.untilMs, leads: details.to };
    }
  }
  return { present, wasRemoved };
}

export async function recordLoading(client: pg.Client, loading: Loading): Promise<void> {
  await record(client, 'demo.loaded', loading);
}

export async function recordRemoval(client: pg.Client, removed: { leads: number; users: number }): Promise<void> {
  await record(client, 'demo.removed', removed);
}

async function record(client: pg.Client, action: string, details: object): Promise<void> {
  await client.query(`INSERT INTO audit_events (action, subject_type, subject_id, details) VALUES ($1, $2, $3, $4)`, [
    action,
    SUBJECT_TYPE,
    SUBJECT_ID,
    JSON.stringify(details),
  ]);
}
