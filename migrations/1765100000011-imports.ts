import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports of spreadsheets. An event can be about an import. */
export class Imports1765100000011 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE imports (
        id uuid PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        -- A user or an API key.
        created_by uuid NOT NULL,
        -- On whose behalf the current step runs: another user can undo the import.
        acting_by uuid NOT NULL,
        address text,
        file_name text NOT NULL,
        file_bytes integer NOT NULL,
        state text NOT NULL DEFAULT 'uploading',
        -- Why the file was refused, or the import stopped.
        problem jsonb,
        -- What the user has to choose before the file can be read, and what they chose.
        question jsonb,
        choices jsonb NOT NULL DEFAULT '{}',
        -- Format, number of rows and columns.
        contents jsonb,
        -- A hash of the headings. A later file with the same headings gets the same options.
        shape text,
        options jsonb,
        -- Rows by outcome.
        counts jsonb NOT NULL DEFAULT '{}',
        -- Progress of the current step: rows done, and the line of the last one.
        rows_done integer NOT NULL DEFAULT 0,
        line_done integer NOT NULL DEFAULT 0,
        -- Order in which imports wait for each other.
        queued_at timestamptz,
        -- The server that works on the import changes this value with each step.
        lease uuid,
        leased_until timestamptz,
        started_at timestamptz,
        finished_at timestamptz
      );
      CREATE INDEX imports_latest ON imports (created_at DESC, id DESC);
      CREATE INDEX imports_queue ON imports (queued_at) WHERE state IN ('reading', 'checking', 'importing', 'undoing');
      CREATE INDEX imports_shape ON imports (shape, created_at DESC) WHERE options IS NOT NULL;
      CREATE TABLE import_parts (
        import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
        number integer NOT NULL,
        content bytea NOT NULL,
        PRIMARY KEY (import_id, number)
      );
      CREATE TABLE import_rows (
        import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
        line integer NOT NULL,
        -- As in the file. Null: the person was erased.
        cells jsonb,
        outcome text NOT NULL,
        -- The lead that the row matches or has created. No foreign key: the row outlives a deleted lead.
        lead_id uuid,
        -- The version that the user saw in the check, and then the version after the import.
        lead_version integer,
        -- The lead, or the line of the file, that the row repeats.
        duplicate_of uuid,
        duplicate_of_line integer,
        problems jsonb,
        -- What the row changes: field, from, to.
        differences jsonb,
        -- Undo restores these values.
        former jsonb,
        -- Null until the row is imported. \`undone\` and \`kept\` after an undo.
        done text,
        PRIMARY KEY (import_id, line)
      );
      CREATE INDEX import_rows_by_outcome ON import_rows (import_id, outcome, line);
      CREATE INDEX import_rows_of_lead ON import_rows (lead_id) WHERE lead_id IS NOT NULL;
      CREATE INDEX import_rows_of_duplicate ON import_rows (duplicate_of) WHERE duplicate_of IS NOT NULL;
      ALTER TABLE events ADD import_id uuid, DROP CONSTRAINT events_about,
        ADD CONSTRAINT events_about CHECK (num_nonnulls(lead_id, webhook_id, import_id) = 1)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
