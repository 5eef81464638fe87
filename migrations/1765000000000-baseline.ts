import { readFile } from 'node:fs/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { applyFoundations } from '../src/database/routines.js';
import { adoptSchema } from './adopt-schema.js';

/** Creates the tables of version 1.0.0. In a database of version 0.1.0, it converts the existing tables instead. */
export class Baseline1765000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE routines (
        file text PRIMARY KEY,
        checksum text NOT NULL,
        definition text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`);
    const [earlier]: unknown[] = await queryRunner.query('SELECT 1 FROM migrations LIMIT 1');
    if (earlier) await adoptSchema(queryRunner);
    else await this.createSchema(queryRunner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async createSchema(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await applyFoundations(queryRunner);
    await queryRunner.query(await readFile(new URL('baseline.sql', import.meta.url), 'utf8'));
  }
}
