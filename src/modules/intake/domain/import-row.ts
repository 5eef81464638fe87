/** Reads the cells of a row as values of a lead, and compares them with a lead. */
import { leadTypeDefinition } from '../../../lead-types/lead-types.js';
import type { FieldError } from '../../../shared/domain/failure.js';
import { parsePhone } from '../../../shared/domain/phone.js';
import { externalIdsText } from '../../leads/domain/changed-values.js';
import type { ExternalId, Lead } from '../../leads/domain/lead.js';
import { mangledCell, readDate, withoutApostrophe } from './cells.js';
import type { ImportOptions, RowDifference } from './import.js';
import { type CellKind, IMPORT_FIELDS, type ImportField } from './import-fields.js';
import type { DateOrder, SheetColumn } from './sheet.js';

/** Why a row is refused. `column`: the heading, or null if the reason is not in one cell. */
export interface LeadFieldError {
  readonly column: string | null;
  readonly message: string;
  readonly code: string;
}

/** An imported column. */
export interface RowColumn {
  readonly index: number;
  readonly heading: string;
  readonly field: ImportField;
  readonly dateOrder: DateOrder | null;
}

/** The value of a cell. `value` is as in the API. Empty cells have an empty text. */
interface GivenValue {
  readonly column: RowColumn;
  readonly value: string | number | readonly string[];
  readonly isEmpty: boolean;
  /** Why the cell cannot be read. `value` is then its text. */
  readonly problem: LeadFieldError | null;
}

export type RowContent = readonly GivenValue[];

/** The imported columns of a file. A date column without an order of its own has the order that its values prove. */
export function rowColumns(columns: readonly SheetColumn[], options: ImportOptions): RowColumn[] {
  return columns.flatMap(({ heading, dates }, index) => {
    const choice = options.columns[index];
    const field = IMPORT_FIELDS.get(choice?.field ?? '');
    if (!field) return [];
    const proven = dates === 'day_first' || dates === 'month_first' ? dates : null;
    return [{ index, heading, field, dateOrder: proven ?? choice?.dateOrder ?? null }];
  });
}

type Unreadable = { readonly code: string; readonly message: string };

const TOO_LONG: Unreadable = {
  code: 'too_long',
  message: 'This cell is longer than any value of the field can be.',
};

/** In a short cell, every rule is fast. Reading a phone number of 100,000 characters would take a minute. */
const SHORT_KINDS: readonly CellKind[] = ['phone', 'email', 'age', 'date', 'moment', 'choice'];
const MAX_SHORT_CELL = 1_000;
/** A list of 100 external ids, or the longest text with the apostrophes of an export. */
const MAX_CELL = 20_000;

function mostCharacters({ kind }: ImportField): number {
  return SHORT_KINDS.includes(kind) ? MAX_SHORT_CELL : MAX_CELL;
}

export function readCells(columns: readonly RowColumn[], cells: readonly string[]): RowContent {
  return columns.map((column) => {
    const cell = (cells[column.index] ?? '').trim();
    const isEmpty = cell === '';
    if (cell.length > mostCharacters(column.field)) {
      return { column, value: cell, isEmpty, problem: { column: column.heading, ...TOO_LONG } };
    }
    const read =
      (isEmpty ? null : mangledCell(cell, { isText: column.field.kind === 'text' })) ?? valueIn(cell, column);
    return typeof read === 'object' && 'message' in read
      ? { column, value: cell, isEmpty, problem: { column: column.heading, ...read } }
      : { column, value: read, isEmpty, problem: null };
  });
}

function valueIn(cell: string, { field, dateOrder }: RowColumn): GivenValue['value'] | Unreadable {
  const text = plainText(cell, field);
  switch (field.kind) {
    case 'choice':
      return codeOf(text, field);
    case 'choices':
      return text === '' ? [] : text.split(';').map((one) => codeOf(one.trim(), field));
    case 'age':
      return /^\d{1,3}$/.test(text) ? Number(text) : text;
    case 'date':
    case 'moment': {
      if (text === '') return '';
      const read = readDate(text, dateOrder);
      if ('message' in read) return read;
      return field.kind === 'moment' ? read.date.toISOString() : dayInIndia(read.date);
    }
    default:
      return text;
  }
}

function dayInIndia(date: Date): string {
  return date.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
}

/** Returns the stored value of an option. A text that is no option stays as it is, and the validation names it. */
function codeOf(text: string, { choices }: ImportField): string {
  const wanted = text.toLowerCase();
  if (Object.hasOwn(choices, text)) return text;
  const found = Object.entries(choices).find(
    ([code, label]) => label.toLowerCase() === wanted || code.toLowerCase() === wanted,
  );
  return found?.[0] ?? text;
}

/** Without what exports add, so that an exported text equals the stored one. */
function plainText(text: string, { kind }: ImportField): string {
  return withoutApostrophe(text.replaceAll(/\r\n?/g, '\n'), kind === 'phone' ? 'phone' : 'text').trim();
}

/** The row's own columns of this name: the first that is not empty, as text. Nothing is read from a mangled cell. */
function textOf(row: RowContent, name: string): string {
  const found = row.find(({ column, isEmpty, problem }) => column.field.name === name && !isEmpty && problem === null);
  return typeof found?.value === 'string' ? found.value : '';
}

/** The reasons to refuse a new lead. */
export function problemsOfNew(row: RowContent): LeadFieldError[] {
  return row.flatMap(({ problem }) => (problem ? [problem] : []));
}

/** The reasons why it is not known which lead a row is about, or who gets it. */
export function problemsOfKey(row: RowContent): LeadFieldError[] {
  return row.flatMap(({ problem, column }) => (problem && NOT_COMPARED.has(column.field.name) ? [problem] : []));
}

/** Identifies the lead of a row. At most one of the values is set. */
export interface RowKey {
  readonly id?: string;
  readonly reference?: string;
  readonly externalIds?: readonly ExternalId[];
  readonly phone?: string;
  readonly email?: string;
}

/** Returns null if the row has no value to match by. */
export function keyOf(row: RowContent, { matchBy, system }: ImportOptions): RowKey | null {
  switch (matchBy) {
    case 'none':
      return null;
    case 'reference': {
      const id = textOf(row, '_id').toLowerCase();
      if (id !== '') return { id };
      const reference = referenceIn(textOf(row, 'reference'));
      return reference === '' ? null : { reference };
    }
    case 'external_id': {
      const externalIds = externalIdsOf(row, system);
      return externalIds.length === 0 ? null : { externalIds };
    }
    case 'phone': {
      const { e164 } = parsePhone(textOf(row, 'personalInfo.phone'));
      return e164 === null ? null : { phone: e164 };
    }
    case 'email': {
      const email = textOf(row, 'personalInfo.email').toLowerCase();
      return email === '' ? null : { email };
    }
  }
}

/** Staff see references with a dash. */
function referenceIn(text: string): string {
  return text.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** Ids as in the column `External ids` (`erp:C-17; crm:9`), and the id of the system that the options name. */
export function externalIdsOf(row: RowContent, system: string | null): ExternalId[] {
  const listed = textOf(row, 'externalIds')
    .split(/[;,]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => ({
      system: storedId(one.slice(0, Math.max(0, one.indexOf(':')))),
      id: storedId(one.slice(one.indexOf(':') + 1)),
    }));
  const own = storedId(textOf(row, 'externalId'));
  if (own === '' || system === null) return listed;
  return listed.some((one) => one.system === system && one.id === own) ? listed : [...listed, { system, id: own }];
}

/** The id as the API stores it, so that it is compared with stored ones. */
function storedId(text: string): string {
  return text
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** Two rows with the same key are the same person. */
export function keyTexts({ id, reference, externalIds = [], phone, email }: RowKey): string[] {
  const one = id ?? reference ?? phone ?? email;
  return one === undefined ? externalIds.map((external) => `${external.system}:${external.id}`) : [one];
}

/** Whether the row was exported when the lead had this version. Also true for a row without a version. */
export function isOfVersion(row: RowContent, version: number): boolean {
  const text = textOf(row, 'version');
  return text === '' || Number(/^"?(\d{1,9})(?:-[\w-]+)?"?$/.exec(text)?.[1]) === version;
}

/** A lead as `PUT /api/leads/by/...` takes it. */
export type LeadBody = Record<string, unknown> & { personalInfo?: Record<string, unknown> };

/** The values of a new lead, without those that only an import can set. */
export function newLeadBody(row: RowContent, options: ImportOptions): LeadBody {
  const body: LeadBody = {};
  for (const { column, value, isEmpty } of row) {
    if (!isEmpty && !column.field.isForNew) put(body, column.field.name, value);
  }
  if (body['type'] === undefined && options.leadType !== null) body['type'] = options.leadType;
  const externalIds = externalIdsOf(row, options.system);
  return { ...body, ...(externalIds.length > 0 && { externalIds }) };
}

interface RowOrigin {
  readonly createdAt: Date | null;
  readonly source: Record<string, string>;
  readonly problems: readonly LeadFieldError[];
}

const MAX_SOURCE_LENGTH = 2_000;
const EARLIEST_MS = Date.UTC(2000, 0, 1);

/** Values that only a new lead gets: when it was received, and where from. */
export function originOfRow(row: RowContent, now: Date): RowOrigin {
  const source: Record<string, string> = {};
  const problems: LeadFieldError[] = [];
  let createdAt: Date | null = null;
  for (const { column, value, isEmpty } of row) {
    const [part, name = ''] = column.field.name.split('.');
    if (isEmpty || !column.field.isForNew) continue;
    if (part === 'source') {
      source[name] = String(value);
      if (String(value).length > MAX_SOURCE_LENGTH) {
        problems.push(refused(column.heading, `This text can have at most ${MAX_SOURCE_LENGTH} characters.`));
      }
    } else {
      createdAt = new Date(String(value));
      if (createdAt > now) problems.push(refused(column.heading, 'This time is in the future.'));
      if (createdAt.getTime() < EARLIEST_MS)
        problems.push(refused(column.heading, 'This time is before the year 2000.'));
    }
  }
  return { createdAt, source, problems };
}

interface RowChanges {
  readonly body: LeadBody;
  readonly differences: readonly RowDifference[];
  readonly problems: readonly LeadFieldError[];
}

/** Compares a row with its lead. Assignees are compared elsewhere (`assigneeOf`). */
export function changesOfRow(row: RowContent, lead: Lead, options: ImportOptions): RowChanges {
  const body: LeadBody = {};
  const differences: RowDifference[] = [];
  const problems: LeadFieldError[] = [];
  const stored = storedValues(lead);
  for (const { column, value, isEmpty, problem } of row) {
    const { name, of, isForNew } = column.field;
    if (isForNew || NOT_COMPARED.has(name)) continue;
    if (of !== null && !of.includes(lead.type)) {
      if (isEmpty) continue;
      const message = `A lead of the type ${leadTypeDefinition(lead.type).label} has no such field. Empty this cell.`;
      problems.push({ column: column.heading, message, code: 'unknown_key' });
      continue;
    }
    const before = stored.get(name) ?? '';
    if (problem) {
      // An export with codes has texts without apostrophes, such as a text that looks like a formula.
      if (value !== String(before).trim()) problems.push(problem);
      continue;
    }
    if (isSame(before, value, column.field)) continue;
    if (isEmpty && (!options.emptyRemoves || NEVER_EMPTY.has(name))) continue;
    if (options.onMatch === 'fill' && textOfValue(before) !== '') continue;
    put(body, name, isEmpty && name === 'closeReason' ? null : value);
    differences.push({ field: name, from: textOfValue(before) || null, to: textOfValue(value) || null });
  }
  const externalIds = externalIdsChange(row, lead, options);
  if (externalIds) {
    body['externalIds'] = externalIds;
    const to = externalIdsText(externalIds);
    differences.push({ field: 'externalIds', from: externalIdsText(lead.externalIds), to });
  }
  return { body, differences, problems };
}

/** Values that say which lead it is, and values that are compared by other functions. */
const NOT_COMPARED: ReadonlySet<string> = new Set([
  '_id',
  'reference',
  'version',
  'externalId',
  'externalIds',
  'assignedTo.name',
  'assignedTo.email',
  'assignedTo._id',
]);

const NEVER_EMPTY: ReadonlySet<string> = new Set(['type', 'status', 'priority']);

/** The column `External ids` replaces all ids. The id of one system is added, or replaces the one of that system. */
function externalIdsChange(row: RowContent, lead: Lead, options: ImportOptions): ExternalId[] | null {
  const has = (name: string) => row.some(({ column }) => column.field.name === name);
  const named = externalIdsOf(row, options.system);
  if (named.length === 0 && !(options.emptyRemoves && has('externalIds'))) return null;
  const others = has('externalIds') ? [] : lead.externalIds.filter(({ system }) => system !== options.system);
  const after = options.onMatch === 'fill' && lead.externalIds.length > 0 ? lead.externalIds : [...others, ...named];
  return externalIdsText(after) === externalIdsText(lead.externalIds) ? null : [...after];
}

type StoredValue = string | number | readonly string[];

function storedValues(lead: Lead): ReadonlyMap<string, StoredValue> {
  const { group } = leadTypeDefinition(lead.type);
  return new Map<string, StoredValue>([
    ['type', lead.type],
    ['status', lead.status],
    ['priority', lead.priority],
    ['closeReason', lead.closeReason ?? ''],
    ...Object.entries(lead.personalInfo).map(([name, value]) => [`personalInfo.${name}`, value ?? ''] as const),
    ...Object.entries(lead.details).map(([name, value]) => [`${group}.${name}`, value] as const),
  ]);
}

function isSame(stored: StoredValue, value: StoredValue, field: ImportField): boolean {
  if (Array.isArray(stored) || Array.isArray(value)) {
    const sorted = (one: StoredValue) => (Array.isArray(one) ? one.toSorted().join('\n') : String(one));
    return sorted(stored) === sorted(value);
  }
  return plainText(String(stored), field) === String(value);
}

function textOfValue(value: StoredValue): string {
  return Array.isArray(value) ? value.join('; ') : String(value);
}

function put(body: LeadBody, name: string, value: unknown): void {
  if (NOT_COMPARED.has(name)) return;
  const [part = '', field] = name.split('.');
  if (field === undefined) body[part] = value;
  else body[part] = { ...(body[part] as object | undefined), [field]: value };
}

/** A user who can be named in a file. */
export interface FileUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Returns the assignee that the row names: undefined if none, null to unassign the lead. A row can name them by name,
 * email and id. Columns that name the current assignee are ignored, because a user changes only one of them.
 */
export function assigneeOf(
  row: RowContent,
  current: string | null,
  users: readonly FileUser[],
  emptyRemoves: boolean,
): string | null | undefined | LeadFieldError {
  const named = row.filter(({ column }) => column.field.name.startsWith('assignedTo.'));
  const filled = named.filter(({ isEmpty }) => !isEmpty);
  if (filled.length === 0) return named.length > 0 && emptyRemoves && current !== null ? null : undefined;
  let chosen: { ids: string[]; column: string } | undefined;
  for (const { column, value } of filled) {
    const text = String(value).toLowerCase();
    const key = column.field.name.slice('assignedTo.'.length);
    const ids = users
      .filter((user) => (key === 'name' ? user.name : key === 'email' ? user.email : user.id).toLowerCase() === text)
      .map(({ id }) => id);
    if (current !== null && ids.includes(current)) continue;
    if (ids.length === 0) return refused(column.heading, 'There is no user like this.');
    const both = chosen ? ids.filter((id) => chosen?.ids.includes(id)) : ids;
    if (both.length === 0) return refused(column.heading, `This is not the user in the column "${chosen?.column}".`);
    chosen = { ids: both, column: column.heading };
  }
  if (!chosen) return undefined;
  const [id, ...others] = chosen.ids;
  if (id === undefined || others.length > 0) {
    return refused(chosen.column, 'Several users have this name. Use the column with their email.');
  }
  return id;
}

function refused(column: string, message: string): LeadFieldError {
  return { column, message, code: 'invalid' };
}

/** Adds the headings to errors that name fields of a lead. */
export function problemsOf(errors: readonly FieldError[], columns: readonly RowColumn[]): LeadFieldError[] {
  return errors.map(({ field, message, code }) => {
    const column = columns.find(({ field: { name } }) => field === name || field.startsWith(`${name}.`));
    return { column: column?.heading ?? null, message, code };
  });
}
