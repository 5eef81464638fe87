import { v7 as uuidv7 } from 'uuid';
import type { Api } from './api.js';

export const IMPORT_STATES = ['uploading', 'asking', 'ready', 'checked', 'imported'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const IMPORTED_FILE = 'Name,Mobile,Shop code\nAsha Devi,9876543210,7\n';

const column = (heading: string) => ({ heading, filled: 1, samples: [], dates: 'none', isRepeated: false });
const CONTENTS = {
  format: { kind: 'csv', encoding: 'utf-8', separator: 'comma' },
  rows: 1,
  columns: ['Name', 'Mobile', 'Shop code'].map(column),
};
const OPTIONS = {
  columns: [{ field: 'personalInfo.fullName' }, { field: 'personalInfo.phone' }, { field: null }],
  leadType: 'contact',
  matchBy: 'phone',
  onMatch: 'update',
  emptyRemoves: false,
  system: null,
  assign: 'nobody',
  assignedTo: null,
  startsPromises: false,
  sendsAcknowledgements: false,
  notifies: false,
};
const QUESTION = { kind: 'encoding', choices: [{ value: 'windows-1252', sample: 'Café' }] };

/** Inserts an import of `IMPORTED_FILE`, without the file. Returns its id. */
export async function addImport(api: Api, createdBy: string, state: ImportState): Promise<string> {
  const id = uuidv7();
  const isRead = ['ready', 'checked', 'imported'].includes(state);
  const isChecked = ['checked', 'imported'].includes(state);
  await api.sql(
    `INSERT INTO imports (id, created_by, acting_by, file_name, file_bytes, state, question, contents, options, started_at, finished_at)
     VALUES ($1, $2, $2, 'leads.csv', $3, $4, $5, $6, $7, CASE WHEN $8 THEN now() END, CASE WHEN $8 THEN now() END)`,
    [
      id,
      createdBy,
      Buffer.byteLength(IMPORTED_FILE),
      state,
      state === 'asking' ? JSON.stringify(QUESTION) : null,
      isRead ? JSON.stringify(CONTENTS) : null,
      isChecked ? JSON.stringify(OPTIONS) : null,
      state === 'imported',
    ],
  );
  return id;
}

/**
 * Adds an import that another server seems to work on, so that this server does not begin with others: the imports
 * that a test has moved to the next step stay there. Returns its id.
 */
export async function holdImports(api: Api, createdBy: string): Promise<string> {
  const id = await addImport(api, createdBy, 'uploading');
  await api.sql(
    `UPDATE imports SET state = 'reading', lease = $1, leased_until = now() + interval '1 day' WHERE id = $1`,
    [id],
  );
  return id;
}
