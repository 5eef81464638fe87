/** Reads the bytes of a test through a real file. */
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SheetChoices, SheetFormat, SheetRow } from '../domain/sheet.js';
import { inspectSheet, readRows } from './sheet-reader.js';

async function withFile<Result>(
  content: string | Uint8Array,
  use: (file: Awaited<ReturnType<typeof open>>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  try {
    // No name may matter, so this one is wrong for every file.
    const path = join(folder, 'sheet.pdf');
    await writeFile(path, content);
    await using file = await open(path);
    return await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export function inspected(content: string | Uint8Array, choices: SheetChoices = {}) {
  return withFile(content, (file) => inspectSheet(file, choices));
}

/** Returns the rows below the heading, read in the format that was found. */
export function rowsOf(content: string | Uint8Array, choices: SheetChoices = {}): Promise<SheetRow[]> {
  return withFile(content, async (file) => {
    const contents = await inspectSheet(file, choices);
    if ('question' in contents) throw new Error(`Asks for the ${contents.question.kind}`);
    return rowsIn(file, contents.format);
  });
}

async function rowsIn(file: Awaited<ReturnType<typeof open>>, format: SheetFormat): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readRows(file, format)) rows.push(row);
  return rows;
}
