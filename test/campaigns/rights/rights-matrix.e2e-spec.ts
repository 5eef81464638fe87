/**
 * Every kind of right x every staff call x every kind of lead or user it can name: status, answer and what is stored
 * afterwards, compared with the model in ../model. In `npm test` everybody makes one call in 80, drawn by the seed, and
 * an administrator at least one of each kind; `npm run test:campaigns rights` makes them all.
 */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Algorithm, hash } from '@node-rs/argon2';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { parse } from 'yaml';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../src/lead-types/lead-types.js';
import { REPORTS } from '../../../src/modules/reports/domain/report.js';
import { PERMISSIONS, type Permission } from '../../../src/modules/users/domain/permissions.js';
import { type Api, startApi } from '../../support/api.js';
import { isCampaign, SEED } from '../campaign.js';
import { type Action, MISSING_PARTS } from '../model/action.js';
import { auditEnd, check, checkStored } from '../model/check.js';
import { READS } from '../model/reads.js';
import { roleDefaults } from '../model/rights.js';
import { dayIn, SEED_PASSWORD, seedWorld, type UserSeed } from '../model/seed.js';
import { MISSING_ID, MODEL_SECRET, type World } from '../model/world.js';
import { BINNED, byHandCalls, FORBIDDEN_TYPE, OPEN_TYPE } from './by-hand-calls.js';

const SEEN_TYPES = LEAD_TYPE_NAMES.filter((type) => type !== FORBIDDEN_TYPE);

type Call = Action extends infer A ? (A extends Action ? Omit<A, 'as'> : never) : never;
type Caller = UserSeed & { session?: 'none' | 'old' | 'ended' | 'deactivated' | 'deleted' };

const staff = (flags: readonly Permission[]): Caller => ({ role: 'agent', flags, types: SEEN_TYPES, active: true });
const withDefaults = (role: 'admin' | 'manager' | 'agent'): Caller => {
  const { flags, types } = roleDefaults(role);
  return { role, flags: [...flags], types: [...types], active: true };
};

const CALLERS: Record<string, Caller> = {
  'nobody signed in': { ...withDefaults('admin'), session: 'none' },
  'an administrator who signed out': { ...withDefaults('admin'), session: 'ended' },
  'an administrator who was deactivated': { ...withDefaults('admin'), session: 'deactivated' },
  'an administrator who was deleted': { ...withDefaults('admin'), session: 'deleted' },
  'an administrator who signed in a while ago': { ...withDefaults('admin'), session: 'old' },
  'an administrator with nothing stored': { role: 'admin', flags: [], types: [], active: true },
  'a manager': withDefaults('manager'),
  'an agent': withDefaults('agent'),
  'somebody with no flag': staff([]),
  'somebody with every flag': staff(PERMISSIONS),
  'somebody with every flag and no type': { role: 'manager', flags: PERMISSIONS, types: [], active: true },
  ...Object.fromEntries(PERMISSIONS.map((flag) => [`somebody with ${flag} alone`, staff([flag])])),
  ...Object.fromEntries(
    PERMISSIONS.map((flag) => [`somebody with all but ${flag}`, staff(PERMISSIONS.filter((one) => one !== flag))]),
  ),
};

const callers = Object.values(CALLERS);
/** Whoever makes every kind of call also in `npm test`: nothing is refused to them for want of a right. */
const EVERY_KIND_OF_CALL = 'an administrator with nothing stored';
/** One in so many calls of everybody else is made in `npm test`. */
const SHARE_IN_TEST = 80;

/** The order in which the people of the matrix are seeded. */
const [ROOT, SELF, AGENT, ADMIN, POWERFUL, WELL_INFORMED] = [0, 1, 2, 3, 4, 5];
const LEAD_KINDS = [
  'own',
  'foreign',
  'nobody’s',
  'own of a forbidden type',
  'foreign of a forbidden type',
  'own spam',
  'own survivor',
  'own merged',
  'pooled',
  'pooled of a forbidden type',
];

let api: Api;
let passwordHash: string;
const covered = new Map<string, Set<number>>();
let tried = 0;

beforeAll(async () => {
  api = await startApi({ jwtSecret: MODEL_SECRET });
  passwordHash = await hash(SEED_PASSWORD, { algorithm: Algorithm.Argon2id, memoryCost: 1_024, timeCost: 1 });
});
afterAll(() => api.close());

async function freshWorld(caller: Caller): Promise<World> {
  const { session: _session, ...self } = caller;
  const lead = (type: LeadType, owner: number | null, quarantined = false) => ({
    type,
    owner,
    quarantined,
    status: 'new',
    priority: 'medium',
    fullName: 'Asha',
    followUpIn: 0,
  });
  const world = await seedWorld(
    api,
    passwordHash,
    [
      { role: 'admin', flags: [], types: [], active: true },
      self,
      { role: 'agent', flags: ['canViewReports'], types: [OPEN_TYPE], active: true },
      { role: 'admin', flags: [], types: [], active: true },
      { role: 'agent', flags: ['canDeleteLeads'], types: [OPEN_TYPE], active: true },
      { role: 'manager', flags: [], types: [FORBIDDEN_TYPE], active: true },
    ],
    [
      lead(OPEN_TYPE, SELF),
      lead(OPEN_TYPE, AGENT),
      lead(OPEN_TYPE, null),
      lead(FORBIDDEN_TYPE, SELF),
      lead(FORBIDDEN_TYPE, AGENT),
      lead(OPEN_TYPE, SELF, true),
      { ...lead(OPEN_TYPE, SELF), fullName: 'Esha' },
      { ...lead(OPEN_TYPE, SELF), fullName: 'Esha' },
      { ...lead(OPEN_TYPE, null), pooled: true },
      { ...lead(FORBIDDEN_TYPE, null), pooled: true },
      ...BINNED.map((one) => ({
        ...lead(one.isForbidden ? FORBIDDEN_TYPE : OPEN_TYPE, one.isOwn ? SELF : AGENT),
        fullName: 'Meena',
      })),
    ],
  );
  const people = [...world.users.keys()];
  for (const [owner, name, shared] of [
    [SELF, 'First', false],
    [AGENT, 'First', false],
    [SELF, 'Second', false],
    [SELF, 'Third', true],
    [AGENT, 'Fourth', true],
  ] as const) {
    const view = { id: uuidv7(), owner: people[owner]!, name, query: 'status=new', shared };
    world.views.set(view.id, view);
    await api.sql(
      'INSERT INTO saved_views (id, user_id, name, query, shared) VALUES ($1, $2, $3, $4, $5)',
      Object.values(view),
    );
  }
  const foreignLead = [...world.leads.values()][1]!;
  for (const owner of [SELF, AGENT]) {
    const [id, leads] = [uuidv7(), [{ id: foreignLead.id, version: 1, assignedTo: null, inPool: true }]];
    world.shareOuts.set(id, { owner: people[owner]!, leads });
    await api.sql('INSERT INTO share_outs (id, actor_id, leads) VALUES ($1, $2, $3)', [
      id,
      people[owner],
      JSON.stringify(leads),
    ]);
  }
  await check(api, world, { as: sessionOf(world, people[ROOT]!), kind: 'create-template', name: 'Greeting' });
  for (const leadType of ['franchise', FORBIDDEN_TYPE] as const) {
    await check(api, world, { as: sessionOf(world, people[ROOT]!), kind: 'create-rule', leadType, does: 'pool' });
  }
  const ids = [...world.leads.keys()];
  const [survivor, merged] = ids.slice(6, 8) as [string, string];
  const deleted = ids.slice(-BINNED.length);
  await check(api, world, { as: sessionOf(world, people[ROOT]!), kind: 'merge', lead: survivor, other: merged });
  const remove = { kind: 'bulk-delete', leads: deleted, route: 'POST bulk-delete' } as const;
  await check(api, world, { as: sessionOf(world, people[ROOT]!), ...remove });
  return world;
}

function sessionOf(world: World, userId: string): string {
  return [...world.sessions.values()].find((one) => one.userId === userId)!.id;
}

/** The session the caller comes with, after whatever ended it. */
async function signedInAs(world: World, people: readonly string[], caller: Caller): Promise<string> {
  if (caller.session === 'none') return '';
  if (caller.session === 'old') return world.sessionsOf(people[SELF]!).find(({ isOld }) => isOld)!.id;
  const [own, root] = [sessionOf(world, people[SELF]!), sessionOf(world, people[ROOT]!)];
  if (caller.session === 'ended') await check(api, world, { as: own, kind: 'logout' });
  if (caller.session === 'deactivated')
    await check(api, world, { as: root, kind: 'toggle-status', user: people[SELF]! });
  if (caller.session === 'deleted') await check(api, world, { as: root, kind: 'delete-user', user: people[SELF]! });
  return own;
}

/** Every staff call, with every kind of lead or user it can name. */
function callsIn(
  leadsThere: readonly string[],
  deleted: readonly string[],
  people: readonly string[],
  views: readonly string[],
  sessions: Readonly<Record<string, string>>,
  rules: readonly string[],
  shareOuts: readonly string[],
  template: string,
): [string, Call][] {
  const leads = [...leadsThere, MISSING_ID];
  const users = {
    themselves: people[SELF]!,
    'an agent': people[AGENT]!,
    'an admin': people[ADMIN]!,
    'an agent who may delete leads': people[POWERFUL]!,
    'a manager who sees a forbidden type': people[WELL_INFORMED]!,
    nobody: MISSING_ID,
  };
  const agent = people[AGENT]!;
  const perLead = (name: string, make: (lead: string) => Call): [string, Call][] =>
    leads.map((lead, i) => [`${name}, ${LEAD_KINDS[i] ?? 'a missing'} lead`, make(lead)]);
  const perUser = (name: string, make: (user: string) => Call): [string, Call][] =>
    Object.entries(users).map(([who, user]) => [`${name}, ${who}`, make(user)]);
  return [
    ...Object.keys(READS).map((path): [string, Call] => [`read ${path}`, { kind: 'read', path }]),
    ['own password', { kind: 'password', current: 'not the password', next: 'monsoon-in-the-hills' }],
    ['list', { kind: 'list', query: { sortBy: 'type', sortOrder: 'asc' } }],
    ['list of spam', { kind: 'list', query: { quarantined: true } }],
    ['list of a forbidden type', { kind: 'list', query: { type: [FORBIDDEN_TYPE] } }],
    ['list of somebody’s', { kind: 'list', query: { assignedTo: agent } }],
    ['list of the pool', { kind: 'list', query: { pool: true } }],
    ['search', { kind: 'list', query: { search: 'asha' } }],
    ['assignees', { kind: 'assignees', type: FORBIDDEN_TYPE }],
    ['export', { kind: 'export', filter: {}, order: {}, by: 'GET' }],
    ['export of named leads', { kind: 'export', filter: {}, order: {}, leads, by: 'POST' }],
    ['bulk-delete', { kind: 'bulk-delete', leads, route: 'DELETE bulk' }],
    ['bulk-delete by its other path', { kind: 'bulk-delete', leads, route: 'DELETE bulk-delete' }],
    ['bulk-delete by POST', { kind: 'bulk-delete', leads, route: 'POST bulk-delete' }],
    ['bulk-restore', { kind: 'bulk-restore', leads }],
    ['bulk-update', { kind: 'bulk-update', leads, updates: { status: 'closed' }, route: 'PUT bulk' }],
    [
      'bulk-update by its other path',
      { kind: 'bulk-update', leads, updates: { priority: 'low' }, route: 'PUT bulk-update' },
    ],
    ['bulk-assign', { kind: 'bulk-update', leads, updates: { assignedTo: agent }, route: 'PUT bulk' }],
    ['share out', { kind: 'share-out', leads, to: agent }],
    ['share out what somebody has', { kind: 'share-out', leads, to: people[WELL_INFORMED]!, includeAssigned: true }],
    ['preview of a share-out', { kind: 'preview-share-out', leads, to: agent }],
    ...Object.entries({ own: shareOuts[0]!, foreign: shareOuts[1]!, missing: MISSING_ID }).map(
      ([whose, shareOut]): [string, Call] => [`undo a share-out, ${whose}`, { kind: 'undo-share-out', shareOut }],
    ),
    ...perLead('detail', (lead) => ({ kind: 'detail', lead })),
    ...perLead('status', (lead) => ({ kind: 'change', lead, changes: { status: 'contacted' }, ifMatch: false })),
    ...perLead('correction', (lead) => ({ kind: 'change', lead, changes: { fullName: 'Esha' }, ifMatch: false })),
    ...perLead('type', (lead) => ({ kind: 'correct-type', lead, type: 'franchise', ifMatch: false })),
    ...perLead('forbidden type', (lead) => ({ kind: 'correct-type', lead, type: FORBIDDEN_TYPE, ifMatch: false })),
    ...perLead('assigning by update', (lead) => ({
      kind: 'change',
      lead,
      changes: { assignedTo: agent },
      ifMatch: false,
    })),
    ...perLead('assign', (lead) => ({ kind: 'assign', lead, to: agent })),
    ...perLead('unassign', (lead) => ({ kind: 'assign', lead, to: null })),
    ...perLead('assign to the pool', (lead) => ({ kind: 'assign', lead, to: 'pool' })),
    ...perLead('take', (lead) => ({ kind: 'take', lead })),
    ...perLead('note', (lead) => ({ kind: 'note', lead, content: 'Called' })),
    ...perLead('call', (lead) => ({ kind: 'call', lead, outcome: 'reached' })),
    ...perLead('follow-up', (lead) => ({ kind: 'follow-up', lead, on: dayIn(1), note: 'Ask again' })),
    ...perLead('one more follow-up', (lead) => ({ kind: 'add-follow-up', lead, on: dayIn(20) })),
    ...MISSING_PARTS.flatMap((part) => perLead(`missing ${part}`, (lead) => ({ kind: 'missing-part', lead, part }))),
    ...perLead('flag as of one person', (lead) => ({ kind: 'flag', lead: leads[0]!, other: lead })),
    ['list of late promises', { kind: 'list', query: { promise: 'overdue', sortBy: 'dueAt', sortOrder: 'asc' } }],
    ['list of due follow-ups', { kind: 'list', query: { followUp: 'due', sortBy: 'work', sortOrder: 'asc' } }],
    ['list of possible duplicates', { kind: 'list', query: { duplicates: 'open' } }],
    ...perLead('possible duplicates', (lead) => ({ kind: 'duplicates', lead })),
    ...perLead('link with the own lead', (lead) => ({ kind: 'decide', lead: leads[0]!, other: lead, state: 'linked' })),
    ...perLead('keep apart from a foreign lead', (lead) => ({
      kind: 'decide',
      lead,
      other: leads[1]!,
      state: 'dismissed',
    })),
    ...perLead('merge into the own lead', (lead) => ({ kind: 'merge', lead: leads[0]!, other: lead })),
    ...perLead('merge the own lead into', (lead) => ({ kind: 'merge', lead, other: leads[0]!, take: ['status'] })),
    ...perLead('undo the merge into', (lead) => ({ kind: 'unmerge', lead, other: leads[7]! })),
    ...perLead('restore', (lead) => ({ kind: 'restore', lead })),
    ...perLead('delete', (lead) => ({ kind: 'delete', lead })),
    ...perLead('erase', (lead) => ({ kind: 'erase', lead })),
    ...byHandCalls(deleted, users),
    ['users', { kind: 'users', query: {} }],
    ...(['agent', 'manager', 'admin'] as const).map((role): [string, Call] => [
      `create ${role}`,
      { kind: 'create-user', form: { name: 'New', email: 'new@kisancanteen.local', password: SEED_PASSWORD, role } },
    ]),
    ...perUser('read', (user) => ({ kind: 'user', user })),
    ...perUser('rename', (user) => ({ kind: 'update-user', user, form: { name: 'Renamed' } })),
    ...(['agent', 'manager', 'admin'] as const).flatMap((role) =>
      perUser(`make ${role}`, (user) => ({ kind: 'update-user', user, form: { role } })),
    ),
    ...PERMISSIONS.flatMap((flag) =>
      [true, false].flatMap((on) =>
        perUser(`${flag} ${on}`, (user) => ({ kind: 'update-user', user, form: { permissions: { [flag]: on } } })),
      ),
    ),
    ...[OPEN_TYPE, FORBIDDEN_TYPE].flatMap((type) =>
      [true, false].flatMap((on) =>
        perUser(`access to ${type} ${on}`, (user) => ({ kind: 'lead-access', user, flags: { [type]: on } })),
      ),
    ),
    ...perUser('open leads', (user) => ({ kind: 'open-leads', user })),
    ...perUser('toggle', (user) => ({ kind: 'toggle-status', user })),
    ...perUser('toggle with leads', (user) => ({ kind: 'toggle-status', user, leads: 'pool' })),
    ...perUser('new mail', (user) => ({ kind: 'update-user', user, form: { email: 'new@kisancanteen.local' } })),
    ...perUser('new mail with the own password', (user) => ({
      kind: 'update-user',
      user,
      form: { email: 'new@kisancanteen.local' },
      current: SEED_PASSWORD,
    })),
    ...perUser('reset password with the own one', (user) => ({
      kind: 'reset-password',
      user,
      newPassword: 'monsoon-in-the-hills',
      current: SEED_PASSWORD,
    })),
    ...perUser('reset password with a wrong one', (user) => ({
      kind: 'reset-password',
      user,
      newPassword: 'monsoon-in-the-hills',
      current: 'not the password',
    })),
    ...perUser('reset password', (user) => ({ kind: 'reset-password', user, newPassword: 'monsoon-in-the-hills' })),
    ...perUser('delete user', (user) => ({ kind: 'delete-user', user })),
    ...REPORTS.map((report): [string, Call] => [
      `report: ${report}`,
      { kind: 'report', report, filter: {}, asFile: false },
    ]),
    ['report of somebody’s', { kind: 'report', report: 'types', filter: { assignedTo: agent }, asFile: false }],
    ['report as a file', { kind: 'report', report: 'assignees', filter: {}, asFile: true }],
    ['save a view', { kind: 'create-view', name: 'Soil tests', query: 'tab=soil_testing', shared: false }],
    ['share a new view', { kind: 'create-view', name: 'Soil tests', query: 'tab=soil_testing', shared: true }],
    ['share a view named like another', { kind: 'create-view', name: 'fourth', query: '', shared: true }],
    ...Object.entries({
      own: views[0]!,
      foreign: views[1]!,
      'own and shared': views[3]!,
      'shared by another': views[4]!,
      missing: MISSING_ID,
    }).flatMap(([whose, view]): [string, Call][] => [
      [`rename view, ${whose}`, { kind: 'update-view', view, form: { name: 'Renamed' } }],
      [`name it like another, ${whose}`, { kind: 'update-view', view, form: { name: 'second' } }],
      [`share view, ${whose}`, { kind: 'update-view', view, form: { shared: true } }],
      [`stop sharing view, ${whose}`, { kind: 'update-view', view, form: { shared: false } }],
      [`open with view, ${whose}`, { kind: 'view-settings', view }],
      [`delete view, ${whose}`, { kind: 'delete-view', view }],
    ]),
    ...['Price list', 'Greeting'].map((name): [string, Call] => [
      `template ${name}`,
      { kind: 'create-template', name },
    ]),
    ...[template, MISSING_ID].flatMap((one): [string, Call][] => [
      ['replace template', { kind: 'replace-template', template: one }],
      ['delete template', { kind: 'delete-template', template: one }],
    ]),
    ['read notifications', { kind: 'notifications', what: 'read' }],
    ['choose notifications', { kind: 'notifications', what: 'settings' }],
    ['add a device', { kind: 'notifications', what: 'add-device' }],
    ['remove a device', { kind: 'notifications', what: 'remove-device' }],
    ...Object.entries(sessions).map(([whose, session]): [string, Call] => [
      `end session, ${whose}`,
      { kind: 'end-session', session },
    ]),
    ['end the other sessions', { kind: 'end-other-sessions' }],
    ...[OPEN_TYPE, 'ddo_application' as const, FORBIDDEN_TYPE].map((leadType): [string, Call] => [
      `rule for ${leadType}`,
      { kind: 'create-rule', leadType, does: 'fixed', userIds: [agent] },
    ]),
    ...rules.map((rule): [string, Call] => ['change rule', { kind: 'change-rule', rule, does: 'pool' }]),
    ...rules.map((rule): [string, Call] => ['delete rule', { kind: 'delete-rule', rule }]),
    ...perUser('mark away', (user) => ({ kind: 'set-away', user, from: dayIn(0) })),
    ['logout', { kind: 'logout' }],
  ];
}

async function start(caller: Caller) {
  const auditStart = await auditEnd(api);
  const world = await freshWorld(caller);
  const people = [...world.users.keys()];
  const sessions = {
    own: sessionOf(world, people[SELF]!),
    foreign: sessionOf(world, people[AGENT]!),
    missing: MISSING_ID,
  };
  const calls = callsIn(
    [...world.leads.keys()],
    [...world.bin.keys()],
    people,
    [...world.views.keys()],
    sessions,
    [...world.rules.keys()],
    [...world.shareOuts.keys()],
    [...world.templates.keys()][0]!,
  );
  const as = await signedInAs(world, people, caller);
  return { auditStart, world, as, calls };
}

/** The places of the calls that somebody makes in this run. */
function drawnCalls(caller: Caller, calls: readonly [name: string, Call][]): number[] {
  const all = calls.map((_, index) => index);
  if (isCampaign) return all;
  const draws = fc.sample(fc.nat(SHARE_IN_TEST - 1), { seed: SEED + callers.indexOf(caller), numRuns: calls.length });
  const kindOf = (index: number) => calls[index]![0].split(',')[0];
  const isFirstOfKind = (index: number) => all.findIndex((other) => kindOf(other) === kindOf(index)) === index;
  return all.filter((index) => draws[index] === 0 || (caller === CALLERS[EVERY_KIND_OF_CALL] && isFirstOfKind(index)));
}

describe.each(Object.entries(CALLERS))('%s', (_, caller) => {
  it('gets and changes exactly what the contract allows', async () => {
    let { auditStart, world, as, calls } = await start(caller);
    const disagreements: string[] = [];
    for (const index of drawnCalls(caller, calls)) {
      const [name, call] = calls[index]!;
      try {
        tried += 1;
        const { method, path, status } = await check(api, world, { as, ...call } as Action);
        const operation = `${method} ${templateOf(path)}`;
        covered.set(operation, (covered.get(operation) ?? new Set()).add(status));
        const isRead = method === 'GET' || status >= 400;
        if (isRead) continue;
        await checkStored(api, world, auditStart);
      } catch (failure) {
        disagreements.push(`${name}: ${(failure as Error).message}`);
      }
      ({ auditStart, world, as, calls } = await start(caller));
    }
    await checkStored(api, world, auditStart);
    expect(disagreements).toEqual([]);
  });
});

it('tries every operation that openapi.yaml puts behind a sign-in, and gets no answer that it leaves out', async () => {
  const { paths } = parse(await readFile('openapi.yaml', 'utf8')) as {
    paths: Record<string, Record<string, { security?: object[]; responses: object }>>;
  };
  const behindSignIn = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { security }]) => security?.some((way) => Object.keys(way).length > 0))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  process.stdout.write(`rights matrix: seed ${SEED}, ${callers.length} kinds of caller, ${tried} calls\n`);
  expect(behindSignIn.length).toBeGreaterThan(25);
  expect([...covered.keys()].sort()).toEqual(behindSignIn.sort());
  const undocumented = [...covered].flatMap(([operation, statuses]) => {
    const [method, path] = operation.split(' ');
    const documented = Object.keys(paths[path!]?.[method!.toLowerCase()]?.responses ?? {});
    return [...statuses]
      .filter((status) => !documented.includes(String(status)))
      .map((status) => `${operation} ${status}`);
  });
  expect(undocumented).toEqual([]);
});

/** The path as the API document writes it. */
function templateOf(path: string): string {
  return path
    .split('?', 1)[0]!
    .replace(/[0-9a-f-]{36}/, '{id}')
    .replace(/follow-ups\/[0-9a-f-]{36}/, 'follow-ups/{followUpId}')
    .replace(/notes\/[0-9a-f-]{36}/, 'notes/{noteId}');
}
