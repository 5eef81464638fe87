import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from './build-index.js';
import { earlierPromise } from './earlier-promises.js';
import { retryLocks } from './retry-locks.js';

const BATCH = 2_000;

interface EarlierLead {
  id: string;
  type: string;
  details: object;
  created_at: Date;
}

/**
 * Until when a first contact was promised, when it came, calls among the notes, and follow-up reminders. Not one
 * transaction: at a million leads that would hold up visitors' forms for minutes. Each part can be done twice.
 */
export class PromiseClock1763800000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await retryLocks(queryRunner, () => this.addColumns(queryRunner));
      await this.fillEarlierLeads(queryRunner);
      await this.addIndexes(queryRunner);
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
      await queryRunner.query(`RESET lock_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async addColumns(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE leads
        ADD COLUMN IF NOT EXISTS due_at timestamptz,
        ADD COLUMN IF NOT EXISTS due_soon_at timestamptz,
        ADD COLUMN IF NOT EXISTS first_response_at timestamptz,
        ADD COLUMN IF NOT EXISTS follow_up_on date,
        ADD COLUMN IF NOT EXISTS follow_up_note text`);
    await queryRunner.query(`
      ALTER TABLE lead_notes
        ADD COLUMN IF NOT EXISTS call_outcome text CHECK (call_outcome IN ('reached', 'no_answer'))`);
  }

  /** The first response of an earlier lead is its first change to another status than new. */
  private async fillEarlierLeads(queryRunner: QueryRunner): Promise<void> {
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const leads: EarlierLead[] = await queryRunner.query(
        `SELECT id, type, details, created_at FROM leads WHERE id > $1 ORDER BY id LIMIT ${BATCH}`,
        [last],
      );
      const end = leads.at(-1);
      if (!end) return;
      const due = leads.map(({ type, details, created_at: createdAt }) => earlierPromise(type, details, createdAt));
      await queryRunner.query(
        `UPDATE leads l
         SET due_at = earlier.due_at,
             due_soon_at = earlier.due_soon_at,
             first_response_at = CASE WHEN l.status <> 'new' THEN coalesce(
               (SELECT min(e.at) FROM audit_events e
                WHERE e.subject_type = 'lead' AND e.subject_id = l.id AND e.action = 'lead.updated'
                  AND e.details #>> '{changes,status,to}' <> 'new'),
               l.updated_at) END
         FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) AS earlier (id, due_at, due_soon_at)
         WHERE l.id = earlier.id`,
        [
          leads.map(({ id }) => id),
          due.map((times) => times?.dueAt ?? null),
          due.map((times) => times?.dueSoonAt ?? null),
        ],
      );
      last = end.id;
    }
  }

  private async addIndexes(queryRunner: QueryRunner): Promise<void> {
    // Open promises, for their filters and counts: what a scope is narrowed by lies in the index too.
    await buildIndex(
      queryRunner,
      'leads_open_promises',
      `(due_at, id) INCLUDE (due_soon_at, type, assigned_to)
       WHERE first_response_at IS NULL AND quarantined_at IS NULL AND due_at IS NOT NULL`,
    );
    await buildIndex(
      queryRunner,
      'leads_open_promises_first',
      `((CASE WHEN first_response_at IS NULL THEN due_at END), id) WHERE quarantined_at IS NULL`,
    );
    await buildIndex(
      queryRunner,
      'leads_answered_promises',
      `(first_response_at, due_at) INCLUDE (type, assigned_to)
       WHERE first_response_at IS NOT NULL AND quarantined_at IS NULL`,
    );
    await buildIndex(
      queryRunner,
      'leads_follow_ups',
      `(follow_up_on, id) INCLUDE (type, assigned_to) WHERE follow_up_on IS NOT NULL AND quarantined_at IS NULL`,
    );
    await queryRunner.query('ANALYZE leads');
  }
}
