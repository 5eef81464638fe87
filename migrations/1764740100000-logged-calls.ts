import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from './build-index.js';

/** The calls of some days are found without the notes of all years. */
export class LoggedCalls1764740100000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await buildIndex(
        queryRunner,
        'lead_notes_calls',
        `(created_at, author_id, lead_id) WHERE call_outcome IS NOT NULL AND author_id IS NOT NULL`,
        'lead_notes',
      );
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
      await queryRunner.query(`RESET lock_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
