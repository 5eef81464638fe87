/** SQL expressions of the columns. They need the rows `l` of `exportStatement` and a session with `EXPORT_SETTINGS`. */
import pg from 'pg';
import { CLOSE_REASON_LABELS } from '../../../lead-types/close-reasons.js';
import type { PersonalFieldKind } from '../../../lead-types/field-kinds.js';
import { LEAD_TYPE_NAMES, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import {
  CALL_OUTCOME_LABELS,
  MESSAGE_CHANNEL_LABELS,
  MESSAGE_OUTCOME_LABELS,
  PRIORITY_LABELS,
  PROMISE_LABELS,
  STATUS_LABELS,
} from '../../../lead-types/lead-work.js';
import { PERSONAL_FIELDS } from '../../../lead-types/personal-fields.js';
import { CONVERTED, CURRENCY_SIGNS, KEPT, MONTHS } from '../../../shared/domain/csv.js';
import type { LeadPriority, LeadStatus } from '../../leads/domain/lead.js';
import type { CommonValue, CsvValueStyle, ExportValue } from '../../leads/domain/lead-columns.js';
import type { ResponsePromiseState } from '../../leads/domain/lead-progress.js';

/** Session `options` that make `time::text` return Indian local time. This costs half as much as `to_char`. */
export const EXPORT_SETTINGS = '-c TimeZone=Asia/Kolkata -c DateStyle=ISO';

/** The lead type as a number, computed once per lead. Seventy columns compare the type; comparing text is slower. */
export const TYPE_NUMBER = `CASE l.type ${LEAD_TYPE_NAMES.map((type, number) => `WHEN '${type}' THEN ${number}`).join(' ')} END`;

/** Reads all names once. Looking up each note's author in `users` instead took an eighth of PostgreSQL's time. */
const AUTHOR_NAMES = '(SELECT jsonb_object_agg(a.id, a.name) FROM actors a)';

/** In characters. A spreadsheet cell holds at most 32,767. */
const MAX_NOTES_LENGTH = 32_000;

/** Must return the same states as `responsePromiseOf`. */
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
  /** Typed by a person, so it can contain any character. */
  readonly isText?: true;
}

const text = (column: string): Expression => ({ labels: asText(column), codes: column, isText: true });
const numberLike = (column: string): Expression => ({ labels: alwaysAsText(column), codes: column, isText: true });
/** Text that no spreadsheet converts to a number or date. */
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
  followUpPlace: text('l.follow_up_place'),
  externalIds: words(`(
    SELECT string_agg(e.system || ':' || e.external_id, '; ' ORDER BY e.system, e.external_id)
    FROM lead_external_ids e WHERE e.lead_id = l.id)`),
  version: { labels: 'l.version', codes: 'l.version' },
  notes: {
    labels: notes(
      labelled('n.call_outcome', CALL_OUTCOME_LABELS),
      labelled('n.message_channel', MESSAGE_CHANNEL_LABELS),
      labelled('n.message_outcome', MESSAGE_OUTCOME_LABELS),
    ),
    codes: notes('n.call_outcome', 'n.message_channel', 'n.message_outcome'),
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
  // Nearly all leads have one purpose, which needs no subquery.
  consentPurposes: words(`
    CASE WHEN l.consent #> '{purposes,1}' IS NULL THEN l.consent #>> '{purposes,0}'
    ELSE ${joined(`l.consent -> 'purposes'`, 'item')} END`),
  consentNotice: numberLike(`l.consent ->> 'noticeVersion'`),
};

/** Used only for the style `labels`. With the style `codes`, the file contains the stored values. */
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

export function isText(value: ExportValue): boolean {
  return !('common' in value) || COMMON_EXPRESSIONS[value.common].isText === true;
}

function hasChoices(labels: Readonly<Record<string, string>>): boolean {
  return Object.keys(labels).length > 0;
}

/**
 * Puts an apostrophe before text that a spreadsheet would convert to a date or number. The expression checks the first
 * characters before it tries the patterns. With the patterns alone, an export took six times as long.
 */
function asText(column: string): string {
  const begins = (length: number, texts: readonly string[]) =>
    `lower(left(${column}, ${length})) IN (${texts.map((text) => `'${text}'`).join(', ')})`;
  const mayBe = `((${column}) COLLATE "C" < ':' OR ${begins(3, [...MONTHS, 'tru', 'fal'])} OR ${begins(1, [...CURRENCY_SIGNS])})`;
  const isConverted = `(${column}) !~ ${pg.escapeLiteral(KEPT)} AND (${column}) ~* ${pg.escapeLiteral(CONVERTED)}`;
  return `CASE WHEN ${mayBe} AND ${isConverted} THEN ${alwaysAsText(column)} ELSE ${column} END`;
}

/** The apostrophe keeps the plus sign and zeros of a phone number, and keeps text like "2026-11" as it is. */
function alwaysAsText(column: string): string {
  return `'''' || (${column})`;
}

/** Replaces codes with their labels. Codes without a label stay as they are. */
function labelled(expression: string, labels: Readonly<Record<string, string>>): string {
  const cases = Object.entries(labels).map(
    ([value, label]) => `WHEN ${pg.escapeLiteral(value)} THEN ${pg.escapeLiteral(label)}`,
  );
  return cases.length === 0 ? expression : `CASE ${expression} ${cases.join(' ')} ELSE ${expression} END`;
}

/** Cuts off the seconds; relies on `EXPORT_SETTINGS`. */
function kolkataTime(column: string): string {
  return `${column}::varchar(16)`;
}

function joined(list: string, item: string): string {
  return `(SELECT string_agg(${item}, '; ') FROM jsonb_array_elements_text(${list}) AS item)`;
}

/** One line per note, newest first. Uses the index `lead_notes_of_lead`. */
function notes(callOutcome: string, channel: string, messageOutcome: string): string {
  return `(
    SELECT string_agg(sized.line, E'\\n' ORDER BY sized.place) FILTER (WHERE sized.size <= ${MAX_NOTES_LENGTH})
      || CASE WHEN max(sized.size) > ${MAX_NOTES_LENGTH} THEN
        format(E'\\n[%s older notes are left out of this cell]', count(*) FILTER (WHERE sized.size > ${MAX_NOTES_LENGTH})) ELSE '' END
    FROM (
      SELECT newest.line, newest.place, sum(length(newest.line) + 1) OVER (ORDER BY newest.place) AS size
      FROM (
      SELECT row_number() OVER (ORDER BY n.created_at DESC, n.id DESC) AS place, concat(
        ${kolkataTime('n.created_at')}, ' ', coalesce(${AUTHOR_NAMES} ->> coalesce(n.author_id, n.key_id)::text, 'Former colleague'),
        ' (' || ${callOutcome} || ')', ' (' || ${channel} || coalesce(', ' || ${messageOutcome}, '') || ')', ': ', n.content
      ) AS line
      FROM lead_notes n
      WHERE n.lead_id = l.id
      ) newest
    ) sized)`;
}
