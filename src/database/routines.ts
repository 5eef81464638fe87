import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { QueryRunner } from 'typeorm';

const ROUTINES = new URL('../../migrations/routines/', import.meta.url);

/** These run first, because indexes, column defaults and other files call their functions. */
const FOUNDATIONS = ['identifiers.sql', 'text-forms.sql', 'name-sounds.sql'];

export interface Routines {
  readonly file: string;
  readonly definition: string;
}

/** Returns the files that define all functions, triggers and views, in execution order. */
export async function readRoutines(folder: URL = ROUTINES): Promise<Routines[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  return Promise.all(
    inOrder(files).map(async (file) => ({ file, definition: await readFile(new URL(file, folder), 'utf8') })),
  );
}

export async function applyFoundations(queryRunner: QueryRunner): Promise<void> {
  for (const routines of (await readRoutines()).filter(({ file }) => FOUNDATIONS.includes(file))) {
    await run(queryRunner, routines);
  }
}

/**
 * Runs each file whose checksum has changed and stores it, in the caller's transaction. The stored definitions are used
 * when an older backup is restored, because the files of this release differ.
 * Files only create or replace. To remove or rename something or change a signature, a migration must drop the old one.
 */
export async function applyRoutines(queryRunner: QueryRunner, routines: readonly Routines[]): Promise<void> {
  const stored: { file: string; checksum: string }[] = await queryRunner.query('SELECT file, checksum FROM routines');
  const checksums = new Map(stored.map(({ file, checksum }) => [file, checksum]));
  for (const { file, definition } of routines) {
    const checksum = createHash('sha256').update(definition).digest('hex');
    if (checksums.get(file) === checksum) continue;
    await run(queryRunner, { file, definition });
    await queryRunner.query(
      `INSERT INTO routines (file, checksum, definition) VALUES ($1, $2, $3)
       ON CONFLICT (file) DO UPDATE
       SET checksum = excluded.checksum, definition = excluded.definition, applied_at = now()`,
      [file, checksum, definition],
    );
  }
  // If nothing has changed, nothing is written, so a read-only role is enough.
  const removed = stored.filter(({ file }) => !routines.some((present) => present.file === file));
  if (removed.length > 0) {
    await queryRunner.query('DELETE FROM routines WHERE file = ANY ($1)', [removed.map(({ file }) => file)]);
  }
}

/** Runs the definitions stored in the table `routines`, in the caller's transaction. */
export async function runStoredRoutines(queryRunner: QueryRunner): Promise<void> {
  const stored: Routines[] = await queryRunner.query('SELECT file, definition FROM routines');
  const definitions = new Map(stored.map(({ file, definition }) => [file, definition]));
  for (const file of inOrder([...definitions.keys()])) {
    await run(queryRunner, { file, definition: definitions.get(file) ?? '' });
  }
}

async function run(queryRunner: QueryRunner, { file, definition }: Routines): Promise<void> {
  try {
    await queryRunner.query(definition);
  } catch (error) {
    // Adds the file's name, because PostgreSQL's message does not contain it.
    if (error instanceof Error) error.message = `migrations/routines/${file}: ${error.message}`;
    throw error;
  }
}

function inOrder(files: readonly string[]): string[] {
  const place = (file: string) => (FOUNDATIONS.includes(file) ? FOUNDATIONS.indexOf(file) : FOUNDATIONS.length);
  return files.toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}
