import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/** A call can also have met a busy line or a wrong number, or have ended with "call me back". */
export class CallOutcomes1764700000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await retryLocks(queryRunner, async () => {
        await queryRunner.query(`
          ALTER TABLE lead_notes
            DROP CONSTRAINT IF EXISTS lead_notes_call_outcome_check,
            ADD CONSTRAINT lead_notes_call_outcome_check
              CHECK (call_outcome IN ('reached', 'no_answer', 'busy', 'wrong_number', 'call_back')) NOT VALID`);
      });
      await queryRunner.query(`ALTER TABLE lead_notes VALIDATE CONSTRAINT lead_notes_call_outcome_check`);
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
