/** Makes a call, compares the response with the model's prediction, and updates the model. */

import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../../support/api.js';
import {
  type Action,
  type AssignmentCall,
  type AuthCall,
  type BinCall,
  type DuplicateCall,
  type ImportCall,
  type KeyCall,
  type LeadCall,
  type Prediction,
  type ReadCall,
  type ReportCall,
  type Request,
  refusedBy,
  type ShareOutCall,
  type UserCall,
  type ViewCall,
  type WebhookCall,
} from './action.js';
import { Disagreement } from './disagreement.js';
import { copyFlaggedPairs } from './flags.js';
import type { Answer } from './json.js';
import { requestOfLeadCall } from './lead-requests.js';
import { predictAssignmentCall, requestOfAssignmentCall } from './predict-assignment.js';
import { predictBinCall, requestOfBinCall } from './predict-bin.js';
import { predictDuplicateCall, requestOfDuplicateCall } from './predict-duplicates.js';
import { predictImportCall, requestOfImportCall } from './predict-imports.js';
import { predictKeyCall, requestOfKeyCall } from './predict-keys.js';
import { predictLeadCall } from './predict-leads.js';
import { predictReport, requestOfReport } from './predict-reports.js';
import { predictShareOutCall, requestOfShareOutCall } from './predict-share-out.js';
import {
  predictAuthCall,
  predictLogin,
  predictUserCall,
  requestOfAuthCall,
  requestOfUserCall,
} from './predict-users.js';
import { predictViewCall, requestOfViewCall } from './predict-views.js';
import { predictWebhookCall, requestOfWebhookCall } from './predict-webhooks.js';
import { predictRead, READS, requestOfRead } from './reads.js';
import { flagsOf, typesOf } from './rights.js';
import type { World } from './world.js';

/** Sends one action. Throws a Disagreement if the response differs from the contract. */
export async function check(api: Api, world: World, action: Action): Promise<Prediction> {
  world.step += 1;
  const prediction = predict(world, action);
  const { method, path, body, headers, status, answer: content, apply } = prediction;
  const token = world.sessions.get(action.as)?.token;
  const answer = await api.raw(method, path, {
    ...(token !== undefined && { token }),
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  });
  const about = { action, method, path, body };
  if (answer.status !== status) throw new Disagreement(about, status, `${answer.status} ${answer.text.slice(0, 600)}`);
  if (content && !isDeepStrictEqual(content.read(answer), content.expected)) {
    throw new Disagreement(about, content.expected, content.read(answer));
  }
  checkProblem(about, answer);
  countAccess(world, action, status);
  if (status === 200 && showsLeads(action.kind, answer)) world.count('lead.listed');
  apply?.(answer);
  if (answer.status < 400 && MATCHED_AFTER.includes(action.kind)) await copyFlaggedPairs(api, world);
  return prediction;
}

/** Whether the response of a read contains leads other than the one in its path. */
function showsLeads(kind: Action['kind'], { body }: Answer): boolean {
  if (kind === 'duplicates') return body.data.candidates.length + body.data.merged.length > 0;
  return ['list', 'bin', 'check-person'].includes(kind) && body.data.length > 0;
}

const RECORDED_READS: Readonly<Partial<Record<Action['kind'], string>>> = {
  detail: 'lead.read',
  notes: 'lead.read',
  timeline: 'lead.read',
  duplicates: 'lead.read',
  report: 'report.read',
  users: 'users.read',
  user: 'user.read',
  bin: 'bin.read',
  'check-person': 'person.read',
};

/** Counts refusals and audited reads. A refused sign-in is not counted: it has its own audit action. */
function countAccess(world: World, action: Action, status: number): void {
  const { kind } = action;
  if (status === 403 || status === 404 || (status === 401 && kind !== 'login')) world.count('access.refused');
  const read = RECORDED_READS[kind];
  if (status === 200 && read) world.count(read);
  const recordedAs = action.kind === 'read' ? READS[action.path]?.recordedAs : undefined;
  if (status === 200 && recordedAs) world.count(recordedAs);
}

/** Actions after which duplicate detection can flag pairs. */
const MATCHED_AFTER: readonly string[] = [
  'submit',
  'add-by-hand',
  'upsert',
  'batch',
  'change',
  'restore',
  'bulk-restore',
  'bin-restore',
  'merge',
  'unmerge',
];

export function requestOf(world: World, action: Action): Request & { token?: string } {
  const { as, ...call } = action;
  const token = world.sessions.get(as)?.token;
  const request =
    call.kind === 'read'
      ? requestOfRead(call)
      : isReportCall(call)
        ? requestOfReport(call)
        : isBinCall(call)
          ? requestOfBinCall(call)
          : isAssignmentCall(call)
            ? requestOfAssignmentCall(call)
            : isShareOutCall(call)
              ? requestOfShareOutCall(call)
              : isDuplicateCall(call)
                ? requestOfDuplicateCall(call)
                : isLeadCall(call)
                  ? requestOfLeadCall(call, world)
                  : isAuthCall(call) || call.kind === 'login'
                    ? requestOfAuthCall(call)
                    : isViewCall(call)
                      ? requestOfViewCall(call)
                      : isKeyCall(call)
                        ? requestOfKeyCall(call)
                        : isWebhookCall(call)
                          ? requestOfWebhookCall(call)
                          : isImportCall(call)
                            ? requestOfImportCall(call)
                            : requestOfUserCall(call);
  return { ...request, ...(token !== undefined && { token }) };
}

function predict(world: World, action: Action): Prediction {
  const { as, ...call } = action;
  if (call.kind === 'login') return predictLogin(world, call);
  const user = world.caller(as);
  if (user?.mustChange && !isOpenToAll(call)) return refusedBy(requestOf(world, action), 403);
  if (isBinCall(call)) return user ? predictBinCall(world, user, call) : unauthenticated(requestOfBinCall(call));
  if (isAssignmentCall(call)) {
    return user ? predictAssignmentCall(world, user, call) : unauthenticated(requestOfAssignmentCall(call));
  }
  if (isShareOutCall(call)) {
    return user ? predictShareOutCall(world, user, call) : unauthenticated(requestOfShareOutCall(call));
  }
  if (isDuplicateCall(call)) {
    return user ? predictDuplicateCall(world, user, call) : unauthenticated(requestOfDuplicateCall(call));
  }
  if (isLeadCall(call)) {
    if (call.kind === 'submit') return predictLeadCall(world, undefined as never, call);
    return user ? predictLeadCall(world, user, call) : unauthenticated(requestOfLeadCall(call, world));
  }
  if (isAuthCall(call)) {
    return user ? predictAuthCall(world, user, as, call) : unauthenticated(requestOfAuthCall(call));
  }
  if (call.kind === 'read') return user ? predictRead(world, user, call) : unauthenticated(requestOfRead(call));
  if (isReportCall(call)) return user ? predictReport(world, user, call) : unauthenticated(requestOfReport(call));
  if (isViewCall(call)) {
    return user ? predictViewCall(world, user, call) : unauthenticated(requestOfViewCall(call));
  }
  if (isKeyCall(call)) return user ? predictKeyCall(world, user, call, as) : unauthenticated(requestOfKeyCall(call));
  if (isWebhookCall(call)) {
    return user ? predictWebhookCall(world, user, call, as) : unauthenticated(requestOfWebhookCall(call));
  }
  if (isImportCall(call))
    return user ? predictImportCall(world, user, call) : unauthenticated(requestOfImportCall(call));
  return user ? predictUserCall(world, user, call, as) : unauthenticated(requestOfUserCall(call));
}

/** Calls that users can make who must first change a password that someone else chose. */
function isOpenToAll(call: Call): boolean {
  if (call.kind === 'read') return call.path === '/api/auth/me';
  return ['password', 'logout', 'submit'].includes(call.kind);
}

const AUTH_KINDS = ['logout', 'end-session', 'end-other-sessions', 'password'];
const USER_KINDS = [
  'users',
  'user',
  'open-leads',
  'create-user',
  'update-user',
  'lead-access',
  'toggle-status',
  'reset-password',
  'delete-user',
];

const ASSIGNMENT_KINDS = ['create-rule', 'change-rule', 'delete-rule', 'set-away'];
const SHARE_OUT_KINDS = ['share-out', 'preview-share-out', 'undo-share-out'];
const BIN_KINDS = ['bin', 'bin-restore', 'bin-remove', 'bin-empty'];
const DUPLICATE_KINDS = ['duplicates', 'flag', 'decide', 'merge', 'unmerge'];
const REPORT_KINDS = ['report', 'set-targets'];
const KEY_KINDS = ['key', 'create-key', 'update-key', 'rotate-key', 'revoke-key'];
const WEBHOOK_KINDS = [
  'webhook',
  'create-webhook',
  'update-webhook',
  'delete-webhook',
  'rotate-webhook',
  'test-webhook',
  'enable-webhook',
  'replay-webhook',
  'deliveries',
  'retry-delivery',
];
const IMPORT_KINDS = [
  'import',
  'create-import',
  'send-part',
  'read-import',
  'check-import',
  'start-import',
  'cancel-import',
  'undo-import',
  'import-rows',
  'refused-rows',
];
const VIEW_KINDS = [
  'create-template',
  'replace-template',
  'delete-template',
  'notifications',
  'create-view',
  'update-view',
  'delete-view',
  'view-settings',
];

type Call =
  | LeadCall
  | AssignmentCall
  | ShareOutCall
  | BinCall
  | DuplicateCall
  | UserCall
  | AuthCall
  | ViewCall
  | KeyCall
  | WebhookCall
  | ImportCall
  | ReportCall
  | ReadCall;

function isAssignmentCall(call: Call): call is AssignmentCall {
  return ASSIGNMENT_KINDS.includes(call.kind);
}

function isShareOutCall(call: Call): call is ShareOutCall {
  return SHARE_OUT_KINDS.includes(call.kind);
}

function isDuplicateCall(call: Call): call is DuplicateCall {
  return DUPLICATE_KINDS.includes(call.kind);
}

function isBinCall(call: Call): call is BinCall {
  return BIN_KINDS.includes(call.kind);
}

function isViewCall(call: Call): call is ViewCall {
  return VIEW_KINDS.includes(call.kind);
}

function isKeyCall(call: Call): call is KeyCall {
  return KEY_KINDS.includes(call.kind);
}

function isWebhookCall(call: Call): call is WebhookCall {
  return WEBHOOK_KINDS.includes(call.kind);
}

function isImportCall(call: Call): call is ImportCall {
  return IMPORT_KINDS.includes(call.kind);
}

function isReportCall(call: Call): call is ReportCall {
  return REPORT_KINDS.includes(call.kind);
}

function isAuthCall(call: Call): call is Exclude<AuthCall, { kind: 'login' }> {
  return AUTH_KINDS.includes(call.kind);
}

function isLeadCall(call: Call): call is LeadCall {
  return ![
    ...AUTH_KINDS,
    ...ASSIGNMENT_KINDS,
    ...SHARE_OUT_KINDS,
    ...USER_KINDS,
    ...VIEW_KINDS,
    ...KEY_KINDS,
    ...WEBHOOK_KINDS,
    ...IMPORT_KINDS,
    ...BIN_KINDS,
    ...DUPLICATE_KINDS,
    ...REPORT_KINDS,
    'login',
    'read',
  ].includes(call.kind);
}

function unauthenticated(request: Request): Prediction {
  return { ...request, status: 401 };
}

/** The documented client signs out if a message contains "token" or "401", so only a 401 may contain them. */
function checkProblem(about: unknown, { status, body }: Answer): void {
  if (status < 400) return;
  const message = String(body?.message);
  const mentionsToken = /token/i.test(message);
  if (body?.detail !== message || mentionsToken !== (status === 401) || message.includes('401')) {
    throw new Disagreement(about, `a ${status} problem with a fitting message`, body);
  }
}

export async function checkStored(api: Api, world: World, auditStart: string): Promise<void> {
  const [users, leads, notes, sessions, views, pairs, bin, keys, webhooks, imports] = await Promise.all([
    api.sql(`SELECT id, name, email, role, is_active, permissions, lead_types FROM users ORDER BY id`),
    api.sql(
      `SELECT id, type, status, priority, assigned_to, in_pool, quarantined_at IS NOT NULL AND merged_into IS NULL AS quarantined, full_name, merged_into,
              first_response_at IS NOT NULL AS responded, follow_up_on::text, follow_up_note,
              ARRAY(SELECT system || ':' || external_id FROM lead_external_ids e WHERE e.lead_id = leads.id
                    ORDER BY system, external_id) AS external_ids
       FROM leads ORDER BY id`,
    ),
    api.sql(
      `SELECT lead_id, author_id, content, call_outcome, message_channel FROM lead_notes ORDER BY lead_id, created_at DESC, id DESC`,
    ),
    api.sql(`SELECT id FROM sessions WHERE revoked_at IS NULL ORDER BY id`),
    api.sql(`SELECT id, user_id AS owner, name, query, shared FROM saved_views ORDER BY id`),
    api.sql(`SELECT first_id, second_id, state, decided_by FROM duplicate_pairs ORDER BY first_id, second_id`),
    api.sql(
      `SELECT lead_id AS id, deleted_by, jsonb_array_length(stored -> 'leads') AS leads FROM deleted_leads ORDER BY lead_id`,
    ),
    api.sql(
      `SELECT id, name, scopes, lead_types AS "leadTypes", created_by AS "createdBy" FROM api_keys
       WHERE revoked_at IS NULL ORDER BY id`,
    ),
    api.sql(
      `SELECT id, url, key_id AS key, payload, is_paused AS paused, disabled_for IS NOT NULL AS "isNew",
              ARRAY(SELECT jsonb_build_object('id', d.id, 'state', d.state) FROM webhook_deliveries d
                    WHERE d.webhook_id = webhooks.id) AS deliveries
       FROM webhooks ORDER BY id`,
    ),
    api.sql(`SELECT id, created_by AS "createdBy", state FROM imports ORDER BY id`),
  ]);
  const stored = {
    users: users.map(({ permissions, lead_types: types, ...user }) => {
      const profile = { role: user['role'], flags: new Set(permissions), types: new Set(types) } as never;
      return { ...user, permissions: flagsOf(profile), lead_types: typesOf(profile) };
    }),
    leads,
    notes,
    sessions: sessions.map(({ id }) => id),
    views,
    pairs,
    bin,
    keys,
    webhooks,
    imports,
  };
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  const modelLeads = [...world.leads.values()].sort(byId);
  const expected = {
    users: [...world.users.values()].sort(byId).map((user) => ({
      id: user.id,
      name: user.name,
      email: user.email,
      role: user.role,
      is_active: user.active,
      permissions: flagsOf(user),
      lead_types: typesOf(user),
    })),
    leads: modelLeads.map(({ id, type, status, priority, quarantined, followUp, ...lead }) => ({
      id,
      type,
      status,
      priority,
      assigned_to: lead.assignedTo,
      in_pool: lead.inPool,
      quarantined,
      full_name: lead.fullName,
      merged_into: lead.mergedInto,
      responded: lead.response !== null,
      follow_up_on: followUp?.on ?? null,
      follow_up_note: followUp?.note ?? null,
      external_ids: lead.externalIds,
    })),
    notes: modelLeads.flatMap((lead) =>
      lead.notes.map(({ content, author, call, message }) => ({
        lead_id: lead.id,
        author_id: world.users.has(author) ? author : null,
        content,
        call_outcome: call,
        message_channel: message,
      })),
    ),
    sessions: [...world.sessions.values()]
      .filter(({ live }) => live)
      .map(({ id }) => id)
      .sort(),
    views: [...world.views.values()].sort(byId),
    pairs: [...world.pairs.values()]
      .sort((a, b) => (`${a.first} ${a.second}` < `${b.first} ${b.second}` ? -1 : 1))
      .map(({ first, second, state, decidedBy }) => ({
        first_id: first,
        second_id: second,
        state,
        decided_by: decidedBy !== null && world.users.has(decidedBy) ? decidedBy : null,
      })),
    bin: [...world.bin.values()]
      .map(({ root, deletedBy, leads }) => ({ id: root.id, deleted_by: deletedBy, leads: leads.length }))
      .sort(byId),
    keys: [...world.keys.values()].sort(byId),
    webhooks: [...world.webhooks.values()].sort(byId),
    imports: [...world.imports.values()].sort(byId),
  };
  for (const part of [
    'users',
    'leads',
    'notes',
    'sessions',
    'views',
    'pairs',
    'bin',
    'keys',
    'webhooks',
    'imports',
  ] as const) {
    if (!isDeepStrictEqual(stored[part], expected[part])) {
      throw new Disagreement(`stored ${part}`, expected[part], stored[part]);
    }
  }
  await checkAudit(api, world, auditStart);
}

async function checkAudit(api: Api, world: World, auditStart: string): Promise<void> {
  const expected = {
    counts: Object.fromEntries([...world.audit].sort(([a], [b]) => (a < b ? -1 : 1))),
    exportedRows: world.exportedRows,
  };
  await api.flushAudit();
  // One row can stand for several repeated actions.
  const rows = await api.sql<{ action: string; count: number; rows: number }>(
    `SELECT action, sum(coalesce((details ->> 'repeats')::int, 1))::int AS count, coalesce(sum((details ->> 'rows')::int), 0)::int AS rows
     FROM audit_events WHERE id > $1 GROUP BY action ORDER BY action COLLATE "C"`,
    [auditStart],
  );
  const stored = {
    counts: Object.fromEntries(rows.map(({ action, count }) => [action, count])),
    exportedRows: rows.reduce((sum, row) => sum + (row.action === 'lead.exported' ? row.rows : 0), 0),
  };
  if (!isDeepStrictEqual(stored, expected)) throw new Disagreement('audit rows', expected, stored);
}

export async function auditEnd(api: Api): Promise<string> {
  await api.flushAudit();
  const [row] = await api.sql<{ end: string }>('SELECT coalesce(max(id), 0)::text AS end FROM audit_events');
  return row!.end;
}
