import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from './build-index.js';

/** What the staff did is read newest first, of all, of one of them or of one kind; what visitors sent is in none of these. */
export class StaffActivity1764740200000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    const indexes = {
      audit_events_of_staff: '(at DESC, id DESC)',
      audit_events_of_actor: '(actor_id, at DESC, id DESC)',
      audit_events_of_action: '(action, at DESC, id DESC)',
    };
    try {
      for (const [name, columns] of Object.entries(indexes)) {
        await buildIndex(queryRunner, name, `${columns} WHERE actor_id IS NOT NULL`, 'audit_events');
      }
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
      await queryRunner.query(`RESET lock_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
