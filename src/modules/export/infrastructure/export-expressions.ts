/** What each column of a file is in SQL, over the rows `l` that postgres-lead-export.ts selects, in a session with `EXPORT_SETTINGS`. */
import pg from 'pg';
import { CLOSE_REASON_LABELS } from '../../../lead-types/close-reasons.js';
import type { PersonalFieldKind } from '../../../lead-types/field-kinds.js';
import { LEAD_TYPE_NAMES, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { CALL_OUTCOME_LABELS, PRIORITY_LABELS, PROMISE_LABELS, STATUS_LABELS } from '../../../lead-types/lead-work.js';
import { PERSONAL_FIELDS } from '../../../lead-types/personal-fields.js';
import { CONVERTED, KEPT, MONTHS } from '../../../shared/domain/csv.js';
import type { LeadPriority, LeadStatus } from '../../leads/domain/lead.js';
import type { ResponsePromiseState } from '../../leads/domain/lead-progress.js';
import type { CsvValueStyle } from '../domain/csv-columns.js';
import type { CommonValue, ExportValue } from '../domain/lead-export-source.js';

/** For the session's `options`: a time as text is then what people read, and costs half as much as `to_char`. */
export const EXPORT_SETTINGS = '-c TimeZone=Asia/Kolkata -c DateStyle=ISO';

/** The number of the type of `leads l`, made once a lead: seventy columns ask for it, and comparing texts takes longer. */
export const TYPE_NUMBER = `CASE l.type ${LEAD_TYPE_NAMES.map((type, number) => `WHEN '${type}' THEN ${number}`).join(' ')} END`;

/** Looked up in one object that is made once a file: a look at the users for each note cost an eighth of PostgreSQL's time. */
const AUTHOR_NAMES = '(SELECT jsonb_object_agg(a.id, a.name) FROM users a)';

/** Of a lead's notes, the newest that fit whole: a spreadsheet's cell holds 32,767 characters. */
const MAX_NOTES_LENGTH = 32_000;

/** The promise of a lead as `responsePromiseOf` says it. */
const PROMISE_STATE = `
  CASE
    WHEN l.due_at IS NULL THEN 'none'
    WHEN l.first_response_at <= l.due_at THEN 'kept'
    WHEN l.first_response_at > l.due_at THEN 'missed'
    WHEN l.due_at < now() THEN 'overdue'
    WHEN l.due_soon_at <= now() THEN 'due_soon'
    ELSE 'waiting'
  END`;

const TYPE_LABELS = Object.fromEntries(LEAD_TYPE_NAMES.map((type) => [type, leadTypeDefinition(type).label]));
const LABELS_OF_STATUS: Readonly<Record<LeadStatus, string>> = STATUS_LABELS;
const LABELS_OF_PRIORITY: Readonly<Record<LeadPriority, string>> = PRIORITY_LABELS;
const LABELS_OF_PROMISE: Readonly<Record<ResponsePromiseState, string>> = {
  ...PROMISE_LABELS,
  none: '',
  waiting: 'Waiting',
};

interface Expression {
  readonly labels: string;
  readonly codes: string;
  /** Whether somebody wrote it, and so any sign can stand in it. */
  readonly isText?: true;
}

const text = (column: string): Expression => ({ labels: asText(column), codes: column, isText: true });
const numberLike = (column: string): Expression => ({ labels: alwaysAsText(column), codes: column, isText: true });
/** Text that no spreadsheet takes for a number or a date. */
const words = (column: string): Expression => ({ labels: column, codes: column, isText: true });
const code = (column: string, labels: Readonly<Record<string, string>>): Expression => ({
  labels: labelled(column, labels),
  codes: column,
});
const time = (column: string): Expression => ({
  labels: kolkataTime(column),
  codes: `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
});

const COMMON_EXPRESSIONS: Readonly<Record<CommonValue, Expression>> = {
  id: { labels: 'l.id', codes: 'l.id' },
  reference: { labels: `left(l.reference, 5) || '-' || substr(l.reference, 6)`, codes: 'l.reference' },
  type: code('l.type', TYPE_LABELS),
  status: code('l.status', LABELS_OF_STATUS),
  priority: code('l.priority', LABELS_OF_PRIORITY),
  assignee: text('l.assignee_name'),
  assigneeEmail: words('l.assignee_email'),
  createdAt: time('l.created_at'),
  updatedAt: time('l.updated_at'),
  phoneE164: numberLike('l.phone_e164'),
  assigneeId: { labels: 'l.assigned_to', codes: 'l.assigned_to' },
  promise: code(PROMISE_STATE, LABELS_OF_PROMISE),
  dueAt: time('l.due_at'),
  firstResponseAt: time('l.first_response_at'),
  followUpOn: { labels: 'l.follow_up_on', codes: 'l.follow_up_on' },
  followUpAt: time('l.follow_up_at'),
  closeReason: code('l.close_reason', CLOSE_REASON_LABELS),
  followUpNote: text('l.follow_up_note'),
  notes: {
    labels: notes(labelled('n.call_outcome', CALL_OUTCOME_LABELS)),
    codes: notes('n.call_outcome'),
    isText: true,
  },
  page: text(`l.source ->> 'page'`),
  referrer: text(`l.source ->> 'referrer'`),
  language: words(`l.source ->> 'language'`),
  utmSource: text(`l.source ->> 'utm_source'`),
  utmMedium: text(`l.source ->> 'utm_medium'`),
  utmCampaign: text(`l.source ->> 'utm_campaign'`),
  utmTerm: text(`l.source ->> 'utm_term'`),
  utmContent: text(`l.source ->> 'utm_content'`),
  // Nearly everybody agreed to one thing, which needs no subquery.
  consentPurposes: words(`
    CASE WHEN l.consent #> '{purposes,1}' IS NULL THEN l.consent #>> '{purposes,0}'
    ELSE ${joined(`l.consent -> 'purposes'`, 'item')} END`),
  consentNotice: numberLike(`l.consent ->> 'noticeVersion'`),
};

/** How people read them; programs read what is stored. */
const PERSONAL_EXPRESSIONS: Readonly<Record<PersonalFieldKind, (column: string) => string>> = {
  line: asText,
  text: asText,
  email: (column) => column,
  phone: alwaysAsText,
  age: (column) => column,
};

export function expressionOf(value: ExportValue, valueStyle: CsvValueStyle): string {
  if ('common' in value) return COMMON_EXPRESSIONS[value.common][valueStyle];
  if ('personal' in value) {
    const { kind, column } = PERSONAL_FIELDS[value.personal];
    return valueStyle === 'labels' ? PERSONAL_EXPRESSIONS[kind](`l.${column}`) : `l.${column}`;
  }
  const { field, of, isList, labels } = value;
  const read = (one: string) => (valueStyle === 'labels' ? labelled(one, labels) : one);
  const whole = isList ? joined(`l.details -> '${field}'`, read('item')) : read(`l.details ->> '${field}'`);
  const cell = valueStyle === 'labels' && !hasChoices(labels) ? asText(whole) : whole;
  return `CASE WHEN l.type_number IN (${of.map((type) => LEAD_TYPE_NAMES.indexOf(type)).join(', ')}) THEN ${cell} END`;
}

/** Whether any sign can stand in a column. */
export function isText(value: ExportValue): boolean {
  return !('common' in value) || COMMON_EXPRESSIONS[value.common].isText === true;
}

function hasChoices(labels: Readonly<Record<string, string>>): boolean {
  return Object.keys(labels).length > 0;
}

/**
 * The apostrophe keeps a spreadsheet from making a date or another number of a text. The expression asks first how a text begins: with the
 * patterns alone, a file took six times as long.
 */
function asText(column: string): string {
  const mayBe = `((${column}) COLLATE "C" < ':' OR lower(left(${column}, 3)) IN (${MONTHS.map((month) => `'${month}'`).join(', ')}))`;
  const isConverted = `(${column}) !~ ${pg.escapeLiteral(KEPT)} AND (${column}) ~* ${pg.escapeLiteral(CONVERTED)}`;
  return `CASE WHEN ${mayBe} AND ${isConverted} THEN ${alwaysAsText(column)} ELSE ${column} END`;
}

/** A phone number keeps its plus sign and zeros so, and a year with its month stays what it is. */
function alwaysAsText(column: string): string {
  return `'''' || (${column})`;
}

/** What people read for a code; a code that is not known stands as it is. */
function labelled(expression: string, labels: Readonly<Record<string, string>>): string {
  const cases = Object.entries(labels).map(
    ([value, label]) => `WHEN ${pg.escapeLiteral(value)} THEN ${pg.escapeLiteral(label)}`,
  );
  return cases.length === 0 ? expression : `CASE ${expression} ${cases.join(' ')} ELSE ${expression} END`;
}

/** To the minute, by `EXPORT_SETTINGS`. */
function kolkataTime(column: string): string {
  return `${column}::varchar(16)`;
}

/** The texts of a list in JSON, each as `item` says. */
function joined(list: string, item: string): string {
  return `(SELECT string_agg(${item}, '; ') FROM jsonb_array_elements_text(${list}) AS item)`;
}

/** One line a note, the newest first, read by the index `lead_notes_of_lead`. */
function notes(callOutcome: string): string {
  return `(
    SELECT string_agg(sized.line, E'\\n' ORDER BY sized.place) FILTER (WHERE sized.size <= ${MAX_NOTES_LENGTH})
      || CASE WHEN max(sized.size) > ${MAX_NOTES_LENGTH} THEN
        format(E'\\n[%s older notes are left out of this cell]', count(*) FILTER (WHERE sized.size > ${MAX_NOTES_LENGTH})) ELSE '' END
    FROM (
      SELECT newest.line, newest.place, sum(length(newest.line) + 1) OVER (ORDER BY newest.place) AS size
      FROM (
      SELECT row_number() OVER (ORDER BY n.created_at DESC, n.id DESC) AS place, concat(
        ${kolkataTime('n.created_at')}, ' ', coalesce(${AUTHOR_NAMES} ->> n.author_id::text, 'Former colleague'),
        ' (' || ${callOutcome} || ')', ': ', n.content
      ) AS line
      FROM lead_notes n
      WHERE n.lead_id = l.id
      ) newest
    ) sized)`;
}
