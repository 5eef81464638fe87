import { isDeepStrictEqual } from 'node:util';
import type { OpenAPIObject } from '@nestjs/swagger';
import { CLOSE_REASON_CODES } from '../lead-types/close-reasons.js';
import { INDIAN_STATES } from '../lead-types/indian-states.js';
import { LEAD_TYPE_NAMES } from '../lead-types/lead-types.js';
import { MESSAGE_LANGUAGES } from '../lead-types/message-texts.js';
import { RULE_KINDS } from '../modules/assignment/domain/assignment-rule.js';
import { DUPLICATE_STATES } from '../modules/duplicates/domain/duplicates.js';
import {
  ASSIGN_CHOICES,
  IMPORT_STATES,
  MATCH_ACTIONS,
  MATCH_KEYS,
  ROW_OUTCOMES,
} from '../modules/intake/domain/import.js';
import { EVENT_TYPES } from '../modules/integrations/domain/event.js';
import { DELIVERY_STATES, WEBHOOK_PAYLOADS, WEBHOOK_STATES } from '../modules/integrations/domain/webhook.js';
import { DATE_PRESETS } from '../modules/leads/domain/date-range.js';
import { FOLLOW_UP_FILTERS } from '../modules/leads/domain/follow-up.js';
import {
  CALL_OUTCOMES,
  LEAD_PRIORITIES,
  LEAD_STATUSES,
  MESSAGE_OUTCOMES,
  MESSAGE_CHANNELS as SENT_CHANNELS,
  STAFF_SOURCES,
} from '../modules/leads/domain/lead.js';
import { RESPONSE_PROMISE_FILTERS, RESPONSE_PROMISE_STATES } from '../modules/leads/domain/lead-progress.js';
import { LEAD_SORT_FIELDS } from '../modules/leads/domain/lead-reader.js';
import { TIMELINE_KINDS } from '../modules/leads/domain/lead-timeline.js';
import { MESSAGE_CHANNELS } from '../modules/message-templates/message-template.js';
import { LIST_COLUMNS } from '../modules/saved-views/saved-view.js';
import { KEY_SCOPES } from '../modules/users/domain/permissions.js';
import { ROLES } from '../modules/users/domain/user.js';

type Json = Record<string, unknown>;

/**
 * The enums of the API by schema name, shared by queries, bodies and responses. `npm run openapi` reports enums that
 * are no longer used.
 */
const ENUMS: Readonly<Record<string, readonly string[]>> = {
  CallOutcome: CALL_OUTCOMES,
  CloseReason: CLOSE_REASON_CODES,
  DateRange: DATE_PRESETS,
  DuplicateState: DUPLICATE_STATES,
  DeliveryState: DELIVERY_STATES,
  EventType: EVENT_TYPES,
  ExportFormat: ['csv', 'ndjson'],
  ExportValues: ['labels', 'codes'],
  FollowUpFilter: FOLLOW_UP_FILTERS,
  KeyScope: KEY_SCOPES,
  ImportAction: MATCH_ACTIONS,
  ImportAssignment: ASSIGN_CHOICES,
  ImportKey: MATCH_KEYS,
  ImportOutcome: ROW_OUTCOMES,
  ImportState: IMPORT_STATES,
  IndianState: INDIAN_STATES.map(({ code }) => code),
  Language: MESSAGE_LANGUAGES,
  LeadPriority: LEAD_PRIORITIES,
  LeadSortField: LEAD_SORT_FIELDS,
  LeadStatus: LEAD_STATUSES,
  LeadType: LEAD_TYPE_NAMES,
  ListColumn: LIST_COLUMNS,
  MessageChannel: MESSAGE_CHANNELS,
  MessageOutcome: MESSAGE_OUTCOMES,
  PromiseFilter: RESPONSE_PROMISE_FILTERS,
  PromiseState: RESPONSE_PROMISE_STATES,
  Role: ROLES,
  RuleKind: RULE_KINDS,
  SentChannel: SENT_CHANNELS,
  SortOrder: ['asc', 'desc'],
  StaffSourceKind: STAFF_SOURCES,
  TimelineKind: TIMELINE_KINDS,
  WebhookPayload: WEBHOOK_PAYLOADS,
  WebhookState: WEBHOOK_STATES,
};

/** Filters accept this in addition to the values of an enum. */
const NONE = 'none';

/**
 * Replaces inline enums by references to these schemas, also if null or `none` is allowed.
 * @throws Error if an enum and a class have the same name
 */
export function withEnumSchemas(document: OpenAPIObject): OpenAPIObject {
  const named = withReferences(document) as OpenAPIObject;
  const schemas = { ...named.components?.schemas };
  for (const [name, values] of Object.entries(ENUMS)) {
    if (name in schemas) throw new Error(`A class is called ${name} as well.`);
    schemas[name] = { type: 'string', enum: [...values] };
  }
  return { ...named, components: { ...named.components, schemas } };
}

function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences);
  if (typeof value !== 'object' || value === null) return value;
  const rewritten = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withReferences(child)]));
  return Array.isArray(rewritten['enum']) ? withReference(rewritten) : rewritten;
}

function withReference(schema: Json): Json {
  const { type: _, enum: listed, ...rest } = schema;
  const values = listed as unknown[];
  const isNullable = values.includes(null);
  const texts = values.filter((value) => value !== null);
  const name = nameOf(texts) ?? nameOf(texts.filter((value) => value !== NONE));
  if (name === undefined) return schema;
  const $ref = `#/components/schemas/${name}`;
  const others = [
    ...(nameOf(texts) === undefined ? [{ type: 'string', enum: [NONE] }] : []),
    ...(isNullable ? [{ type: 'null' }] : []),
  ];
  return others.length === 0 ? { $ref, ...rest } : { ...rest, anyOf: [{ $ref }, ...others] };
}

function nameOf(values: unknown[]): string | undefined {
  return Object.keys(ENUMS).find((name) => isDeepStrictEqual([...(ENUMS[name] ?? [])], values));
}
