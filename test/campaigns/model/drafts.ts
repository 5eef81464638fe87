/** Random actions. A draft has numbers for people and leads; the world turns them into ids. */
import fc from 'fast-check';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../src/lead-types/lead-types.js';
import { CALL_OUTCOMES, MESSAGE_CHANNELS } from '../../../src/modules/leads/domain/lead.js';
import { REPORTS } from '../../../src/modules/reports/domain/report.js';
import { PERMISSIONS, type Permission } from '../../../src/modules/users/domain/permissions.js';
import type { BatchItem, LeadRecord } from './action.js';
import { assignmentDrafts } from './assignment-drafts.js';
import { type Draft, draft, number, optional, rarely } from './draft.js';
import { externalId, fullName, keyRights, leadType, PRIORITIES, priority, STATUSES, status } from './draw-worlds.js';
import { EXTERNAL_IDS } from './external-ids.js';
import {
  anySessionId,
  binnedId,
  emailOf,
  keyId,
  leadId,
  mergedIds,
  pairIds,
  pooledId,
  searchTerm,
  spamId,
  templateId,
  userId,
  viewId,
  webhookId,
} from './picks.js';
import { READS } from './reads.js';
import { dayIn, SEED_PASSWORD, WEBHOOK_URL } from './seed.js';
import { MISSING_ID, type ModelLead, type World } from './world.js';

const PASSWORDS = [SEED_PASSWORD, 'mustard-and-wheat-8', 'monsoon-in-the-hills'];

const viewName = fc.constantFrom('New today', 'NEW TODAY', 'Mine', 'Soil tests');
const viewQuery = fc.constantFrom('', 'status=new', 'tab=soil_testing&page=2');
const keyName = fc.constantFrom('ERP', 'Shop', 'Warehouse');
const role = fc.constantFrom('agent' as const, 'manager' as const, 'admin' as const);
function flags<T extends string>(names: readonly T[]): fc.Arbitrary<Partial<Record<T, boolean>>> {
  return fc
    .tuple(fc.subarray([...names]), fc.infiniteStream(fc.boolean()))
    .map(([some, values]) => Object.fromEntries(some.map((name) => [name, values.next().value])) as never);
}

const permissionFlags: fc.Arbitrary<Partial<Record<Permission, boolean>>> = flags(PERMISSIONS);
const typeFlags: fc.Arbitrary<Partial<Record<LeadType, boolean>>> = flags(LEAD_TYPE_NAMES);

const filters = fc.record({
  term: rarely(fc.tuple(number, fc.nat(8), fc.nat(4), fc.integer({ min: 1, max: 5 }))),
  type: rarely(fc.subarray(LEAD_TYPE_NAMES, { minLength: 1 })),
  status: rarely(fc.subarray(STATUSES, { minLength: 1 })),
  priority: rarely(fc.subarray(PRIORITIES, { minLength: 1 })),
  owner: rarely(number),
  me: rarely(fc.constant(true)),
  unassigned: rarely(fc.boolean()),
  pool: rarely(fc.boolean()),
  quarantined: rarely(fc.boolean()),
  promise: rarely(fc.constantFrom('due_soon', 'overdue', 'kept', 'missed', 'waiting', 'promised')),
  contacted: rarely(fc.boolean()),
  nextStep: rarely(fc.constant('none' as const)),
  followUp: rarely(fc.constantFrom('due' as const, 'today' as const, 'upcoming' as const)),
  duplicates: rarely(fc.constant('open' as const)),
});
type FilterDraft = typeof filters extends fc.Arbitrary<infer T> ? T : never;

const work = fc.record({
  status: optional(status),
  priority: optional(priority),
  to: optional(fc.option(number)),
  inPool: rarely(fc.boolean()),
});
type WorkDraft = typeof work extends fc.Arbitrary<infer T> ? T : never;

const externalIds = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.shuffledSubarray(EXTERNAL_IDS, { maxLength: 2 }) },
);

const record = fc.record({
  work,
  fullName: fc.option(fullName, { nil: undefined, freq: 6 }),
  type: leadType,
  sentType: fc.oneof(
    { weight: 3, arbitrary: fc.constant('own' as const) },
    { weight: 2, arbitrary: fc.constantFrom('any' as const, 'none' as const) },
  ),
  externalIds,
});
type RecordDraft = typeof record extends fc.Arbitrary<infer T> ? T : never;

const batchItem = fc.record({
  action: fc.constantFrom('create' as const, 'update' as const, 'upsert' as const, 'upsert' as const),
  by: externalId,
  n: fc.option(number),
  ifMatch: fc.boolean(),
  record,
});
type ItemDraft = typeof batchItem extends fc.Arbitrary<infer T> ? T : never;

const WEBHOOK_ACTS = [
  'webhook',
  'deliveries',
  'delete-webhook',
  'test-webhook',
  'enable-webhook',
  'replay-webhook',
  'replay-webhook',
] as const;
const webhookUrl = fc.constantFrom(WEBHOOK_URL, WEBHOOK_URL, 'https://crm.invalid/events');
const payload = fc.constantFrom('thin' as const, 'snapshot' as const);
const current = fc.constantFrom(undefined, SEED_PASSWORD, SEED_PASSWORD, 'not the password');

/** Where the leads go when a user leaves. */
const leads = optional(fc.constant('pool' as const));

const order = {
  sortBy: optional(
    fc.constantFrom(
      'personalInfo.fullName' as const,
      'type' as const,
      'status' as const,
      'createdAt' as const,
      'priority' as const,
      'updatedAt' as const,
      'dueAt' as const,
      'work' as const,
    ),
  ),
  sortOrder: optional(fc.constantFrom('asc' as const, 'desc' as const)),
};

const drafts: { weight: number; arbitrary: fc.Arbitrary<Draft> }[] = [
  draft(
    14,
    fc.record({
      filter: filters,
      page: optional(fc.integer({ min: 1, max: 3 })),
      limit: optional(fc.integer({ min: 1, max: 6 })),
      count: optional(fc.constantFrom('exact' as const, 'bounded' as const)),
      ...order,
    }),
    (world, { filter, ...rest }) => ({
      kind: 'list',
      query: { ...filterOf(world, filter), ...withoutUndefined(rest) },
    }),
  ),
  draft(17, fc.constantFrom(...Object.keys(READS)), (_, path) => ({ kind: 'read', path })),
  draft(3, optional(leadType), (_, type) => ({ kind: 'assignees', ...(type && { type }) })),
  draft(12, number, (world, n) => ({ kind: 'detail', lead: leadId(world, n) })),
  draft(3, number, (world, n) => ({ kind: 'notes', lead: leadId(world, n) })),
  draft(3, number, (world, n) => ({ kind: 'timeline', lead: leadId(world, n) })),
  draft(
    10,
    fc.record({ n: number, work, fullName: optional(fullName), externalIds, ifMatch: fc.boolean() }),
    (world, { n, work: w, ifMatch, ...values }) => ({
      kind: 'change',
      lead: leadId(world, n),
      changes: { status: 'contacted', ...workOf(world, w), ...withoutUndefined(values) },
      ifMatch,
    }),
  ),
  draft(5, fc.record({ n: number, type: leadType, ifMatch: fc.boolean() }), (world, { n, type, ifMatch }) => ({
    kind: 'correct-type',
    lead: leadId(world, n),
    type,
    ifMatch,
  })),
  draft(
    4,
    fc.record({ n: number, content: fc.constantFrom('Called', 'Will come on Friday') }),
    (world, { n, content }) => ({ kind: 'note', lead: leadId(world, n), content }),
  ),
  draft(
    4,
    fc.record({
      n: number,
      outcome: fc.constantFrom(...CALL_OUTCOMES),
      content: optional(fc.constant('Wants the price list')),
    }),
    (world, { n, outcome, content }) => ({
      kind: 'call',
      lead: leadId(world, n),
      outcome,
      ...(content && { content }),
    }),
  ),
  draft(2, fc.record({ n: number, channel: fc.constantFrom(...MESSAGE_CHANNELS) }), (world, { n, channel }) => ({
    kind: 'message',
    lead: leadId(world, n),
    channel,
  })),
  draft(
    4,
    fc.record({
      n: number,
      days: fc.option(fc.constantFrom(-1, 0, 1, 9), { freq: 4 }),
      note: optional(fc.constant('Ask again')),
    }),
    (world, { n, days, note }) => ({
      kind: 'follow-up',
      lead: leadId(world, n),
      on: days === null ? null : dayIn(days),
      ...(note && { note }),
    }),
  ),
  draft(
    7,
    fc.record({ n: number, to: fc.oneof({ weight: 4, arbitrary: number }, fc.constantFrom(null, 'pool' as const)) }),
    (world, { n, to }) => ({
      kind: 'assign',
      lead: leadId(world, n),
      to: typeof to === 'number' ? userId(world, to) : to,
    }),
  ),
  draft(5, number, (world, n) => ({ kind: 'take', lead: pooledId(world, n) })),
  draft(6, number, (world, n) => ({ kind: 'duplicates', lead: leadId(world, n) })),
  draft(
    7,
    fc.record({
      n: number,
      flip: fc.boolean(),
      state: fc.constantFrom('open' as const, 'linked' as const, 'dismissed' as const),
    }),
    (world, { n, flip, state }) => ({ kind: 'decide', ...pairIds(world, n, flip), state }),
  ),
  draft(
    8,
    fc.record({
      n: number,
      flip: fc.boolean(),
      take: optional(fc.subarray(['status' as const, 'priority' as const], { minLength: 1 })),
    }),
    (world, { n, flip, take }) => ({ kind: 'merge', ...pairIds(world, n, flip), ...(take && { take }) }),
  ),
  draft(6, fc.record({ n: number, flip: fc.boolean() }), (world, { n, flip }) => ({
    kind: 'unmerge',
    ...mergedIds(world, n, flip),
  })),
  draft(2, number, (world, n) => ({ kind: 'restore', lead: spamId(world, n) })),
  draft(2, fc.array(number, { minLength: 1, maxLength: 4 }), (world, [n = 0, ...ns]) => ({
    kind: 'bulk-restore',
    leads: [spamId(world, n), ...ns.map((other) => leadId(world, other))],
  })),
  draft(3, number, (world, n) => ({ kind: 'delete', lead: leadId(world, n) })),
  draft(1, number, (world, n) => ({ kind: 'erase', lead: leadId(world, n) })),
  draft(2, number, () => ({ kind: 'bin' })),
  draft(
    6,
    fc.record({
      ns: fc.uniqueArray(number, { minLength: 1, maxLength: 3 }),
      kind: fc.constantFrom('bin-restore' as const, 'bin-restore' as const, 'bin-remove' as const),
    }),
    (world, { ns, kind }) => ({ kind, leads: ns.map((n) => binnedId(world, n)) }),
  ),
  draft(
    1,
    fc.record({
      ns: fc.array(number, { minLength: 1, maxLength: 3 }),
      route: fc.constantFrom('DELETE bulk' as const, 'DELETE bulk-delete' as const, 'POST bulk-delete' as const),
    }),
    (world, { ns, route }) => ({ kind: 'bulk-delete', leads: ns.map((n) => leadId(world, n)), route }),
  ),
  draft(
    8,
    fc.record({
      ns: fc.array(number, { minLength: 1, maxLength: 8 }),
      work,
      route: fc.constantFrom('PUT bulk' as const, 'PUT bulk-update' as const),
    }),
    (world, { ns, work: w, route }) => ({
      kind: 'bulk-update',
      leads: ns.map((n) => leadId(world, n)),
      updates: { priority: 'high', ...workOf(world, w) },
      route,
    }),
  ),
  draft(
    8,
    fc.record({
      filter: filters,
      ns: optional(fc.array(number, { minLength: 1, maxLength: 6 })),
      values: optional(fc.constantFrom('labels' as const, 'codes' as const)),
      by: fc.constantFrom('GET' as const, 'POST' as const),
      ...order,
    }),
    (world, { filter, ns, by, values, ...rest }) => ({
      kind: 'export',
      filter: filterOf(world, filter),
      order: withoutUndefined(rest),
      ...(values && { values }),
      ...(ns && { leads: ns.map((n) => leadId(world, n)) }),
      by,
    }),
  ),
  draft(
    6,
    fc.record({
      type: leadType,
      fullName,
      spam: fc.constantFrom('no' as const, 'no' as const, 'no' as const, 'sign' as const, 'bot' as const),
    }),
    (_, values) => ({ kind: 'submit', ...values }),
  ),
  draft(
    2,
    fc.record({ type: leadType, fullName, to: fc.option(number, { freq: 3 }), externalIds }),
    (world, { to, externalIds: ids, ...values }) => ({
      kind: 'add-by-hand',
      ...values,
      to: to === null ? null : userId(world, to),
      ...withoutUndefined({ externalIds: ids }),
    }),
  ),
  draft(
    12,
    fc.record({ by: externalId, record, ifMatch: rarely(fc.constant(true)) }),
    (world, { by, record: values, ifMatch }) => ({
      kind: 'upsert',
      by,
      record: recordOf(world, values, world.leadWith(by)),
      ifMatch: ifMatch === true,
    }),
  ),
  draft(7, fc.array(batchItem, { minLength: 2, maxLength: 4 }), (world, items) => ({
    kind: 'batch',
    items: items.map((item) => itemOf(world, item)),
  })),
  draft(
    4,
    fc.record({
      search: optional(fc.constantFrom('user 1', 'USER', '3', '@kisan', '_')),
      role: optional(role),
      isActive: optional(fc.boolean()),
      page: optional(fc.integer({ min: 1, max: 2 })),
      limit: optional(fc.integer({ min: 1, max: 4 })),
    }),
    (_, query) => ({ kind: 'users', query: withoutUndefined(query) }),
  ),
  draft(3, number, (world, n) => ({ kind: 'user', user: userId(world, n) })),
  draft(3, number, (world, n) => ({ kind: 'open-leads', user: userId(world, n) })),
  draft(
    1,
    fc.record({
      role: optional(role),
      flags: optional(permissionFlags),
      types: optional(typeFlags),
      taken: rarely(number),
    }),
    (world, { role: r, flags, types, taken }) => ({
      kind: 'create-user',
      form: {
        name: `User ${world.step}`,
        email: taken === undefined ? `made${world.step}@kisancanteen.local` : emailOf(world, taken),
        password: SEED_PASSWORD,
        ...withoutUndefined({ role: r, permissions: flags, leadTypeAccess: types }),
      },
    }),
  ),
  draft(
    7,
    fc.record({
      n: number,
      role: rarely(role),
      flags: optional(permissionFlags),
      types: optional(typeFlags),
      name: optional(fc.constantFrom('Renamed', 'Called otherwise')),
      taken: rarely(number),
      current: rarely(fc.constantFrom(...PASSWORDS)),
    }),
    (world, { n, role: r, flags, types, name, taken, current }) => ({
      kind: 'update-user',
      user: userId(world, n),
      ...withoutUndefined({ current }),
      form: withoutUndefined({
        role: r,
        permissions: flags,
        leadTypeAccess: types,
        name,
        email: taken === undefined ? undefined : emailOf(world, taken),
      }),
    }),
  ),
  draft(5, fc.record({ n: number, flags: typeFlags, leads }), (world, { n, flags: chosen, leads: to }) => ({
    kind: 'lead-access',
    user: userId(world, n),
    flags: chosen,
    ...withoutUndefined({ leads: to }),
  })),
  draft(3, fc.record({ n: number, leads }), (world, { n, leads: to }) => ({
    kind: 'toggle-status',
    user: userId(world, n),
    ...withoutUndefined({ leads: to }),
  })),
  draft(
    1,
    fc.record({
      n: number,
      newPassword: fc.constantFrom(...PASSWORDS),
      current: optional(fc.constantFrom(...PASSWORDS)),
    }),
    (world, { n, newPassword, current }) => ({
      kind: 'reset-password',
      user: userId(world, n),
      newPassword,
      ...withoutUndefined({ current }),
    }),
  ),
  draft(1, fc.record({ n: number, leads }), (world, { n, leads: to }) => ({
    kind: 'delete-user',
    user: userId(world, n),
    ...withoutUndefined({ leads: to }),
  })),
  draft(1, fc.constant(null), () => ({ kind: 'logout' })),
  draft(1, number, (world, n) => ({ kind: 'end-session', session: anySessionId(world, n) })),
  draft(1, fc.constant(null), () => ({ kind: 'end-other-sessions' })),
  draft(1, fc.record({ current: fc.constantFrom(...PASSWORDS), next: fc.constantFrom(...PASSWORDS) }), (_, values) => ({
    kind: 'password',
    ...values,
  })),
  draft(1, fc.record({ n: number, password: fc.constantFrom(...PASSWORDS) }), (world, { n, password }) => ({
    kind: 'login',
    email: emailOf(world, n),
    password,
  })),
  draft(
    6,
    fc.record({ report: fc.constantFrom(...REPORTS), filter: filters, asFile: fc.boolean() }),
    (world, { report, filter, asFile }) => ({ kind: 'report', report, filter: filterOf(world, filter), asFile }),
  ),
  draft(4, fc.record({ name: viewName, query: viewQuery, shared: fc.boolean() }), (_, values) => ({
    kind: 'create-view',
    ...values,
  })),
  draft(
    3,
    fc.record({ n: number, name: optional(viewName), query: optional(viewQuery), shared: optional(fc.boolean()) }),
    (world, { n, ...form }) => ({ kind: 'update-view', view: viewId(world, n), form: withoutUndefined(form) }),
  ),
  draft(2, number, (world, n) => ({ kind: 'delete-view', view: viewId(world, n) })),
  draft(1, number, (world, n) => ({ kind: 'view-settings', view: viewId(world, n) })),
  draft(1, viewName, (_, name) => ({ kind: 'create-template', name })),
  draft(
    1,
    fc.record({ n: number, kind: fc.constantFrom('replace-template' as const, 'delete-template' as const) }),
    (world, { n, kind }) => ({ kind, template: templateId(world, n) }),
  ),
  draft(3, fc.record({ name: keyName, ...keyRights, current }), (_, { current: own, ...form }) => ({
    kind: 'create-key',
    form,
    ...withoutUndefined({ current: own }),
  })),
  draft(
    3,
    fc.record({
      n: number,
      name: optional(keyName),
      scopes: optional(keyRights.scopes),
      leadTypes: optional(keyRights.leadTypes),
      current,
    }),
    (world, { n, current: own, ...form }) => ({
      kind: 'update-key',
      key: keyId(world, n),
      form: withoutUndefined(form),
      ...withoutUndefined({ current: own }),
    }),
  ),
  draft(
    3,
    fc.record({
      n: number,
      kind: fc.constantFrom('rotate-key' as const, 'rotate-key' as const, 'revoke-key' as const),
      current,
    }),
    (world, { n, kind, current: own }) => ({ kind, key: keyId(world, n), ...withoutUndefined({ current: own }) }),
  ),
  draft(1, number, (world, n) => ({ kind: 'key', key: keyId(world, n) })),
  draft(
    2,
    fc.record({ n: number, payload: optional(payload), paused: optional(fc.boolean()), current }),
    (world, { n, current: own, ...form }) => ({
      kind: 'create-webhook',
      form: { url: WEBHOOK_URL, key: keyId(world, n), ...withoutUndefined(form) },
      ...withoutUndefined({ current: own }),
    }),
  ),
  draft(
    3,
    fc.record({
      n: number,
      url: optional(webhookUrl),
      key: rarely(number),
      payload: rarely(payload),
      paused: optional(fc.boolean()),
      current,
    }),
    (world, { n, key, current: own, ...form }) => ({
      kind: 'update-webhook',
      webhook: webhookId(world, n),
      form: withoutUndefined({ ...form, key: key === undefined ? undefined : keyId(world, key) }),
      ...withoutUndefined({ current: own }),
    }),
  ),
  draft(1, fc.record({ n: number, current }), (world, { n, current: own }) => ({
    kind: 'rotate-webhook',
    webhook: webhookId(world, n),
    ...withoutUndefined({ current: own }),
  })),
  draft(2, fc.record({ n: number, kind: fc.constantFrom(...WEBHOOK_ACTS) }), (world, { n, kind }) => ({
    kind,
    webhook: webhookId(world, n),
  })),
  draft(2, fc.record({ n: number, of: rarely(number) }), (world, { n, of = n }) => ({
    kind: 'retry-delivery',
    webhook: webhookId(world, n),
    delivery: world.webhooks.get(webhookId(world, of))?.deliveries[0]?.id ?? MISSING_ID,
  })),
  ...assignmentDrafts,
  draft(
    2,
    fc.constantFrom('read' as const, 'settings' as const, 'add-device' as const, 'remove-device' as const),
    (_, what) => ({ kind: 'notifications', what }),
  ),
];

export const anyDraft: fc.Arbitrary<Draft> = fc.oneof(...drafts);

function filterOf(world: World, { term, owner, me, ...rest }: FilterDraft) {
  const search = term && searchTerm(world, ...term);
  const assignedTo = me ? 'me' : owner === undefined ? undefined : userId(world, owner);
  return withoutUndefined({ ...rest, search, assignedTo });
}

function workOf(world: World, { to, inPool, ...rest }: WorkDraft) {
  if (inPool !== undefined) return { ...withoutUndefined(rest), inPool };
  return { ...withoutUndefined(rest), ...(to !== undefined && { assignedTo: to === null ? null : userId(world, to) }) };
}

function recordOf(world: World, { work: w, type, sentType, ...values }: RecordDraft, lead?: ModelLead): LeadRecord {
  const sent = { own: lead?.type ?? type, any: type, none: undefined }[sentType];
  return { ...workOf(world, w), ...withoutUndefined({ ...values, type: sent }) };
}

function itemOf(world: World, { action, by, n, ifMatch, record: values }: ItemDraft): BatchItem {
  if (action === 'create') return { action, record: recordOf(world, values) };
  if (action === 'upsert' || n === null) return { action, by, record: recordOf(world, values, world.leadWith(by)) };
  const lead = leadId(world, n);
  return { action, lead, ifMatch, record: recordOf(world, values, world.leads.get(lead)) };
}

function withoutUndefined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
