import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import { type FieldError, invalidInput } from '../../../shared/domain/failure.js';
import { requirePermission, requireScope, type User } from '../../users/domain/user.js';
import {
  importNotFound,
  importNotPossibleNow,
  importOfOther,
  partTooLarge,
  tooManyImports,
  undoOver,
} from '../domain/import.errors.js';
import {
  type Import,
  type ImportOptions,
  type ImportRow,
  type ImportState,
  type MatchKey,
  type RowOutcome,
  undoUntil,
} from '../domain/import.js';
import { IMPORT_FIELDS, meaningsOf, shapeOf } from '../domain/import-fields.js';
import { fileTooLarge, MAX_FILE_BYTES, type SheetChoices } from '../domain/sheet.js';
import { ImportsRepository } from '../infrastructure/imports.repository.js';
import { ImportWorker } from './import-worker.service.js';

export interface ImportCaller {
  readonly viewer: User;
  readonly address: string;
}

/** An import with what its columns probably are, and the options of the last file with the same headings. */
export interface ImportView extends Import {
  readonly meanings: ReturnType<typeof meaningsOf>;
  readonly lastOptions: ImportOptions | null;
  readonly isOwn: boolean;
  readonly undoUntil: Date | null;
}

const ACTIVE: readonly ImportState[] = ['uploading', 'reading', 'asking', 'ready', 'checking', 'checked', 'importing'];

/**
 * The steps of an import, as users and API keys ask for them. The worker does the work. Keys see only their own
 * imports; users see all, but the rows, which are personal data, only of their own.
 */
@Injectable()
export class ImportsService {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly worker: ImportWorker,
  ) {}

  async list({ viewer }: ImportCaller): Promise<ImportView[]> {
    const found = await this.imports.list(viewer.scopes === undefined ? null : viewer.id);
    return found.map((one) => viewOf(one, viewer, null));
  }

  /** @throws importNotFound */
  async find({ viewer }: ImportCaller, id: string): Promise<ImportView> {
    const found = await this.imports.find(id);
    if (!found || (viewer.scopes !== undefined && found.createdBy.id !== viewer.id)) throw importNotFound();
    const isReady = found.state === 'ready' && found.contents !== null;
    return viewOf(found, viewer, isReady ? await this.imports.lastOptions(shapeOf(found.contents.columns)) : null);
  }

  /** @throws fileTooLarge, tooManyImports */
  async add(caller: ImportCaller, fileName: string, fileBytes: number): Promise<ImportView> {
    const { viewer, address } = caller;
    requirePermission(viewer, 'canEditAllLeads');
    // The results tell whose phone numbers and emails are known.
    requireScope(viewer, 'contact:read');
    if (fileBytes > MAX_FILE_BYTES) throw fileTooLarge();
    const id = uuidv7();
    if (!(await this.imports.add({ id, fileName, fileBytes }, { id: viewer.id, address }))) throw tooManyImports();
    return this.find(caller, id);
  }

  /** Returns the import. With the last part of the file, the server begins to read it. */
  async savePart(caller: ImportCaller, id: string, number: number, content: Buffer): Promise<ImportView> {
    const found = await this.own(caller, id);
    const missing = await this.imports.savePart(id, number, content);
    if (missing === null) throw importNotPossibleNow(found.state);
    if (missing < 0) throw partTooLarge(Math.max(0, missing + content.length));
    if (missing === 0) this.worker.wake();
    return this.find(caller, id);
  }

  /** Reads the file again, with the user's choices. */
  async read(caller: ImportCaller, id: string, choices: SheetChoices): Promise<ImportView> {
    const found = await this.own(caller, id);
    const all = { ...found.choices, ...choices };
    const from: readonly ImportState[] = ['asking', 'ready', 'checked'];
    await this.advance(found, from, { state: 'reading', choices: all, question: null });
    return this.find(caller, id);
  }

  /** @throws invalidInput if the columns do not fit the file */
  async check(caller: ImportCaller, id: string, options: ImportOptions): Promise<ImportView> {
    const found = await this.own(caller, id);
    const from: readonly ImportState[] = ['ready', 'checked'];
    // Before the file has been read, no options fit it.
    if (!from.includes(found.state)) throw importNotPossibleNow(found.state);
    requireFitting(found, options);
    await this.advance(found, from, { state: 'checking', options });
    return this.find(caller, id);
  }

  async start(caller: ImportCaller, id: string): Promise<ImportView> {
    const { viewer, address } = caller;
    requirePermission(viewer, 'canEditAllLeads');
    const found = await this.own(caller, id);
    const isBegun = await this.imports.begin(id, ['checked'], 'importing', { id: viewer.id, address });
    if (!isBegun) throw importNotPossibleNow(await this.stateOf(found));
    this.worker.wake();
    return this.find(caller, id);
  }

  async cancel(caller: ImportCaller, id: string): Promise<ImportView> {
    const found = await this.find(caller, id);
    if (!ACTIVE.includes(found.state) || !(await this.imports.cancel(id, null))) {
      throw importNotPossibleNow(await this.stateOf(found));
    }
    return this.find(caller, id);
  }

  /** @throws undoOver */
  async undo(caller: ImportCaller, id: string): Promise<ImportView> {
    const { viewer, address } = caller;
    requirePermission(viewer, 'canEditAllLeads');
    const found = await this.find(caller, id);
    if (!found.isOwn) requireAllLeads(viewer);
    if (found.undoUntil === null) throw importNotPossibleNow(found.state);
    if (found.undoUntil.getTime() < Date.now()) throw undoOver();
    const isBegun = await this.imports.begin(id, [found.state], 'undoing', { id: viewer.id, address });
    if (!isBegun) throw importNotPossibleNow(await this.stateOf(found));
    this.worker.wake();
    return this.find(caller, id);
  }

  async rows(
    caller: ImportCaller,
    id: string,
    outcome: RowOutcome | null,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ rows: ImportRow[]; total: number }> {
    await this.own(caller, id);
    return this.imports.rows(id, outcome, page);
  }

  /** The refused rows with their reasons: a heading, then the rows, as cells. */
  async *refused(found: ImportView): AsyncGenerator<readonly string[]> {
    const headings = found.contents?.columns.map(({ heading }) => heading) ?? [];
    yield [...headings, 'Line', 'Refused because'];
    for await (const { line, cells, problems } of this.imports.refusedRows(found.id)) {
      const reasons = problems.map(({ column, message }) => (column === null ? message : `${column}: ${message}`));
      yield [...headings.map((_, at) => cells?.[at] ?? ''), String(line), reasons.join(' ')];
    }
  }

  /** @throws importOfOther */
  async own(caller: ImportCaller, id: string): Promise<ImportView> {
    const found = await this.find(caller, id);
    if (!found.isOwn) throw importOfOther();
    requireScope(caller.viewer, 'contact:read');
    return found;
  }

  private async advance(
    { id, state }: Import,
    from: readonly ImportState[],
    change: Parameters<ImportsRepository['change']>[2],
  ): Promise<void> {
    if (!(await this.imports.change(id, from, change))) throw importNotPossibleNow(state);
    this.worker.wake();
  }

  private async stateOf({ id, state }: Import): Promise<ImportState> {
    return (await this.imports.find(id))?.state ?? state;
  }
}

function viewOf(found: Import, viewer: User, lastOptions: ImportOptions | null): ImportView {
  const headings = found.contents?.columns.map(({ heading }) => heading) ?? [];
  const isOwn = found.createdBy.id === viewer.id;
  return { ...found, meanings: meaningsOf(headings), lastOptions, isOwn, undoUntil: undoUntil(found) };
}

/** Others can undo an import only if they can see and delete all leads: what is left out cannot be undone later. */
function requireAllLeads(viewer: User): void {
  requirePermission(viewer, 'canViewAllLeads');
  requirePermission(viewer, 'canDeleteLeads');
  if (!LEAD_TYPE_NAMES.every((type) => viewer.leadTypes.includes(type))) throw importOfOther();
}

const KEY_FIELDS: Readonly<Record<Exclude<MatchKey, 'none'>, readonly string[]>> = {
  reference: ['reference', '_id'],
  external_id: ['externalId', 'externalIds'],
  phone: ['personalInfo.phone'],
  email: ['personalInfo.email'],
};

/** @throws invalidInput */
function requireFitting({ contents }: Import, options: ImportOptions): void {
  const errors: FieldError[] = [];
  const wrong = (field: string, message: string) => errors.push({ field, message, code: 'invalid' });
  const columns = contents?.columns ?? [];
  if (options.columns.length !== columns.length) {
    wrong('fields', `The file has ${columns.length} columns, so fields must have ${columns.length} items.`);
    throw invalidInput(errors);
  }
  const fields = options.columns.map(({ field }) => field);
  for (const [at, { dates }] of columns.entries()) {
    const choice = options.columns[at];
    const field = choice?.field == null ? null : IMPORT_FIELDS.get(choice.field);
    if (field === undefined)
      wrong(`fields.${at}`, 'Choose one of the fields that GET /api/imports/fields lists, or none.');
    if (!field) continue;
    if (fields.indexOf(field.name) !== at) wrong(`fields.${at}`, `Two columns are imported as "${field.label}".`);
    const isDate = field.kind === 'date' || field.kind === 'moment';
    if (isDate && dates === 'unproven' && !choice?.dateOrder) {
      wrong(`fields.${at}`, 'The dates in this column do not show whether the day or the month comes first.');
    }
  }
  if (options.matchBy !== 'none' && !KEY_FIELDS[options.matchBy].some((name) => fields.includes(name))) {
    wrong('matchBy', 'No column is imported as the value to match by.');
  }
  if (fields.includes('externalId') && options.system === null) {
    wrong('system', 'Name the other system that the ids belong to, for example erp.');
  }
  if (options.assign === 'user' && options.assignedTo === null) wrong('assignedTo', 'Choose the user to assign to.');
  if (errors.length > 0) throw invalidInput(errors);
}
