import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

const AT_ONCE = 1_000;
/** Held shared to assign a lead, exclusively to take away somebody's right to have leads. */
const ASSIGNEE_LOCK = '3, 0';

/**
 * Unassigns open leads whose assignee may not have them, left behind by merges, the bin and reopening, and assigns them by rule.
 * Works in batches, each in its own transaction, and writes the leads' history.
 */
export class StrandedLeads1764860040000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (let isDone = false; !isDone; ) {
      await retryLocks(queryRunner, async () => {
        await queryRunner.query(`SELECT pg_advisory_xact_lock_shared(${ASSIGNEE_LOCK})`);
        isDone = (await this.releaseSome(queryRunner)) < AT_ONCE;
      });
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async releaseSome(queryRunner: QueryRunner): Promise<number> {
    const stranded: { id: string }[] = await queryRunner.query(`
      WITH stranded AS (
        SELECT l.id, l.assigned_to FROM leads l JOIN users u ON u.id = l.assigned_to
        WHERE l.status IN ('new', 'contacted', 'qualified') AND l.merged_into IS NULL
          AND NOT (u.is_active AND (u.role = 'admin' OR l.type = ANY (u.lead_types)))
        ORDER BY l.id LIMIT ${AT_ONCE} FOR UPDATE OF l
      ), released AS (
        UPDATE leads l SET assigned_to = NULL, version = l.version + 1, updated_at = now()
        FROM stranded WHERE l.id = stranded.id
      ), history AS (
        INSERT INTO audit_events (action, subject_type, subject_id, details)
        SELECT 'lead.unassigned', 'lead', id,
               jsonb_build_object('changes', jsonb_build_object('assignedTo', jsonb_build_object('from', assigned_to, 'to', NULL)))
        FROM stranded
      )
      SELECT id FROM stranded`);
    const ids = stranded.map(({ id }) => id);
    if (ids.length > 0) await queryRunner.query('SELECT assign_leads_by_rule($1::uuid[])', [ids]);
    return ids.length;
  }
}
