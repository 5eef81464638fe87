/** Seeds the database for each call of the rights matrix, and lists the ids that a call can use. */
import { v7 as uuidv7 } from 'uuid';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../src/lead-types/lead-types.js';
import type { Api } from '../../support/api.js';
import { addImport, holdImports, IMPORT_STATES, type ImportState } from '../../support/stored-imports.js';
import { check } from '../model/check.js';
import { seedWorld } from '../model/seed.js';
import { MISSING_ID, type World } from '../model/world.js';
import { type Caller, FORBIDDEN_TYPE, OPEN_TYPE } from './callers.js';

const [ROOT, SELF, AGENT, ADMIN, POWERFUL, WELL_INFORMED] = [0, 1, 2, 3, 4, 5];

const LEADS = [
  'own lead',
  'foreign lead',
  'nobody’s lead',
  'own lead of a forbidden type',
  'foreign lead of a forbidden type',
  'own spam lead',
  'own survivor lead',
  'own merged lead',
  'pooled lead',
  'pooled lead of a forbidden type',
] as const;

const BINNED: readonly { readonly isOwn?: true; readonly isForbidden?: true }[] = [
  { isOwn: true },
  {},
  { isOwn: true, isForbidden: true },
];

type Ids<What extends string> = Readonly<Record<What, string>>;

/** Ids that a call can use, by their relation to the caller. */
export interface Targets {
  readonly leads: Ids<(typeof LEADS)[number] | 'a missing lead'>;
  readonly externalIds: Ids<(typeof LEADS)[number] | 'a deleted lead'>;
  readonly bin: Ids<'own' | 'foreign' | 'own of a forbidden type' | 'missing'>;
  readonly users: Ids<
    | 'themselves'
    | 'an agent'
    | 'an admin'
    | 'an agent who may delete leads'
    | 'a manager who sees a forbidden type'
    | 'nobody'
  >;
  readonly sessions: Ids<'own' | 'foreign' | 'missing'>;
  readonly views: Ids<'own' | 'foreign' | 'own and shared' | 'shared by another' | 'missing'>;
  readonly shareOuts: Ids<'own' | 'foreign' | 'missing'>;
  readonly templates: Ids<'there' | 'missing'>;
  readonly keys: Ids<'weak' | 'strong' | 'missing'>;
  readonly webhooks: Ids<'weak' | 'strong' | 'new' | 'missing'>;
  readonly deliveries: Ids<'of the weak webhook' | 'of the strong webhook' | 'missing'>;
  readonly imports: Ids<`${'own' | 'foreign'} ${ImportState}` | 'missing'>;
  readonly rules: readonly string[];
}

export function targetsIn(world: World): Targets {
  const leads = [...world.leads.keys(), MISSING_ID];
  const people = [...world.users.keys()];
  const [binned, views, shareOuts, templates, keys, webhooks] = [
    world.bin,
    world.views,
    world.shareOuts,
    world.templates,
    world.keys,
    world.webhooks,
  ].map((of) => [...of.keys()]) as [string[], string[], string[], string[], string[], string[]];
  return {
    leads: Object.fromEntries([...LEADS, 'a missing lead'].map((kind, i) => [kind, leads[i]!])) as Targets['leads'],
    externalIds: Object.fromEntries(
      [...LEADS, 'a deleted lead'].map((kind, i) => [kind, externalIdOf(i)]),
    ) as Targets['externalIds'],
    bin: { own: binned[0]!, foreign: binned[1]!, 'own of a forbidden type': binned[2]!, missing: MISSING_ID },
    users: {
      themselves: people[SELF]!,
      'an agent': people[AGENT]!,
      'an admin': people[ADMIN]!,
      'an agent who may delete leads': people[POWERFUL]!,
      'a manager who sees a forbidden type': people[WELL_INFORMED]!,
      nobody: MISSING_ID,
    },
    sessions: {
      own: sessionOf(world, people[SELF]!),
      foreign: sessionOf(world, people[AGENT]!),
      missing: MISSING_ID,
    },
    views: {
      own: views[0]!,
      foreign: views[1]!,
      'own and shared': views[3]!,
      'shared by another': views[4]!,
      missing: MISSING_ID,
    },
    shareOuts: { own: shareOuts[0]!, foreign: shareOuts[1]!, missing: MISSING_ID },
    templates: { there: templates[0]!, missing: MISSING_ID },
    keys: { weak: keys[0]!, strong: keys[1]!, missing: MISSING_ID },
    webhooks: { weak: webhooks[0]!, strong: webhooks[1]!, new: webhooks[2]!, missing: MISSING_ID },
    deliveries: {
      'of the weak webhook': deliveryOf(world, webhooks[0]!),
      'of the strong webhook': deliveryOf(world, webhooks[1]!),
      missing: MISSING_ID,
    },
    imports: Object.fromEntries([
      ...[...world.imports.values()].map(({ id, createdBy, state }) => [
        `${createdBy === people[SELF] ? 'own' : 'foreign'} ${state}`,
        id,
      ]),
      ['missing', MISSING_ID],
    ]) as Targets['imports'],
    rules: [...world.rules.keys()],
  };
}

const deliveryOf = (world: World, webhook: string) => world.webhooks.get(webhook)!.deliveries[0]!.id;

const externalIdOf = (leadIndex: number) => `erp:C-${1_000 + leadIndex}`;

/** Replaces the database's content with the world for this caller. */
export async function freshWorld(api: Api, passwordHash: string, caller: Caller): Promise<World> {
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
    ].map((seed, i) => ({ ...seed, externalIds: [externalIdOf(i)] })),
    [
      { creator: ROOT, scopes: ['leads:read', 'events:read'], leadTypes: [OPEN_TYPE] },
      { creator: ROOT, scopes: ['export:read', 'events:read'], leadTypes: LEAD_TYPE_NAMES },
    ],
    [
      { key: 0, paused: false, isNew: false },
      { key: 1, paused: false, isNew: false },
      { key: 0, paused: false, isNew: true },
    ],
  );
  const people = [...world.users.keys()];
  await storeViews(api, world, people);
  await storeShareOuts(api, world, people);
  await storeImports(api, world, people);
  await callAsRoot(api, world, sessionOf(world, people[ROOT]!));
  return world;
}

async function storeViews(api: Api, world: World, people: readonly string[]): Promise<void> {
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
}

async function storeShareOuts(api: Api, world: World, people: readonly string[]): Promise<void> {
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
}

/** The server does not work on them, because another one seems to work on an import. */
async function storeImports(api: Api, world: World, people: readonly string[]): Promise<void> {
  const root = people[ROOT]!;
  const held = await holdImports(api, root);
  world.imports.set(held, { id: held, createdBy: root, state: 'reading' });
  for (const owner of [SELF, AGENT]) {
    for (const state of IMPORT_STATES) {
      const createdBy = people[owner]!;
      const id = await addImport(api, createdBy, state);
      world.imports.set(id, { id, createdBy, state });
    }
  }
}

/** Adds what only calls of the first administrator can create: a template, rules, a merge, leads in the bin. */
async function callAsRoot(api: Api, world: World, as: string): Promise<void> {
  await check(api, world, { as, kind: 'create-template', name: 'Greeting' });
  for (const leadType of ['franchise', FORBIDDEN_TYPE] as const) {
    await check(api, world, { as, kind: 'create-rule', leadType, does: 'pool' });
  }
  const ids = [...world.leads.keys()];
  const [survivor, merged] = ids.slice(6, 8) as [string, string];
  const deleted = ids.slice(-BINNED.length);
  await check(api, world, { as, kind: 'merge', lead: survivor, other: merged });
  await check(api, world, { as, kind: 'bulk-delete', leads: deleted, route: 'POST bulk-delete' });
}

function sessionOf(world: World, userId: string): string {
  return [...world.sessions.values()].find((one) => one.userId === userId)!.id;
}

/** Returns the caller's session. For some callers it is old or ended, or its user is inactive or deleted. */
export async function signIn(api: Api, world: World, caller: Caller): Promise<string> {
  if (caller.session === 'none') return '';
  const people = [...world.users.keys()];
  if (caller.session === 'old') return world.sessionsOf(people[SELF]!).find(({ isOld }) => isOld)!.id;
  const [own, root] = [sessionOf(world, people[SELF]!), sessionOf(world, people[ROOT]!)];
  if (caller.session === 'ended') await check(api, world, { as: own, kind: 'logout' });
  if (caller.session === 'deactivated')
    await check(api, world, { as: root, kind: 'toggle-status', user: people[SELF]! });
  if (caller.session === 'deleted') await check(api, world, { as: root, kind: 'delete-user', user: people[SELF]! });
  return own;
}
