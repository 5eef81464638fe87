/** Inserts a world directly into the database. A run can start in any state and needs no slow password hashes. */
import { v7 as uuidv7 } from 'uuid';
import type { PromiseHours } from '../../../src/lead-types/lead-type-definition.js';
import { type LeadType, leadTypeDefinition } from '../../../src/lead-types/lead-types.js';
import { newWebhookSecret, WebhookSecrets } from '../../../src/modules/integrations/domain/webhook.js';
import type { Permission } from '../../../src/modules/users/domain/permissions.js';
import type { Api } from '../../support/api.js';
import { deleteAllLeads } from '../../support/delete-all-leads.js';
import { smallestSubmission } from '../../support/submissions.js';
import type { KeyValues, WebhookValues } from './action.js';
import { partsOf, sortedIds } from './external-ids.js';
import { copyFlaggedPairs } from './flags.js';
import type { ModelRole } from './rights.js';
import { MODEL_SECRET, type ModelLead, type ModelSession, type ModelUser, World } from './world.js';

export interface UserSeed {
  role: ModelRole;
  flags: readonly Permission[];
  types: readonly LeadType[];
  active: boolean;
}

export interface LeadSeed {
  type: LeadType;
  /** The index of the assignee among the users. */
  owner: number | null;
  status: string;
  priority: string;
  quarantined: boolean;
  /** In the pool, if the lead is unassigned and not suspected spam. */
  pooled?: boolean;
  fullName: string;
  due?: 'past' | 'soon' | 'later';
  followUpIn?: number | null;
  /** Without the ids that an earlier lead has. */
  externalIds?: readonly string[];
}

export interface KeySeed extends Pick<KeyValues, 'scopes' | 'leadTypes'> {
  /** The index of the user who created the key. */
  creator: number;
}

export interface WebhookSeed extends Pick<WebhookValues, 'paused'> {
  /** The index of its key. */
  key: number;
  isNew: boolean;
}

export const SEED_PASSWORD = 'wheat-and-mustard-7';
/** No host has this name. */
export const WEBHOOK_URL = 'https://erp.invalid/leads';
const SESSIONS_EACH = 2;
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LONG_AGO = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const KOLKATA_OFFSET_MS = 5.5 * 3_600_000;
/** Days from the start of the run. Promises of leads that arrive during the run are due before `soon`. */
const DUE_IN_DAYS = { past: -200, soon: 30, later: 60 };

/** Empties the database and inserts these users and leads. `passwordHash` is the hash of SEED_PASSWORD. */
export async function seedWorld(
  api: Api,
  passwordHash: string,
  users: readonly UserSeed[],
  leads: readonly LeadSeed[],
  keys: readonly KeySeed[] = [],
  webhooks: readonly WebhookSeed[] = [],
): Promise<World> {
  const world = new World();
  await api.sql('DELETE FROM imports');
  await deleteAllLeads(api);
  await api.sql('DELETE FROM duplicate_match_queue');
  await api.sql('DELETE FROM assignment_rules');
  // Shared views are not deleted along with their owner.
  await api.sql('DELETE FROM saved_views');
  await api.sql('DELETE FROM message_templates');
  await api.sql('DELETE FROM users');
  await api.sql('DELETE FROM webhooks');
  // Keys stay after their creator, and notifications of users name them.
  await api.sql('DELETE FROM api_keys');
  for (const seed of users) addUser(world, seed);
  await storeUsers(api, passwordHash, [...world.users.values()]);
  for (const user of world.users.values()) {
    if (user.active) for (let i = 0; i < SESSIONS_EACH; i += 1) world.addSession(user.id, undefined, i > 0);
  }
  await storeSessions(api, [...world.sessions.values()]);
  await seedLeads(api, world, leads);
  await seedKeys(api, world, keys);
  await seedWebhooks(api, world, webhooks);
  await copyFlaggedPairs(api, world);
  return world;
}

export async function seedLeads(api: Api, world: World, seeds: readonly LeadSeed[]): Promise<ModelLead[]> {
  const owners = [...world.users.keys()];
  const added = seeds.map((seed) => newLead(world, seed, seed.owner === null ? null : (owners[seed.owner] ?? null)));
  const rows = added.map((lead) => ({
    ...lead,
    email: `${lead.fullName}@example.com`,
    ...placeOf(lead.type),
    phone_e164: `+91${lead.phone}`,
    details: detailsOf(lead.type),
    created_at: new Date(LONG_AGO + lead.number * 60_000),
    due_at: lead.due === 'none' ? null : new Date(lead.dueMs),
    due_soon_at: lead.due === 'none' ? null : new Date(lead.due === 'later' ? lead.dueMs - DAY_MS : LONG_AGO),
    first_response_at: lead.response && new Date(LONG_AGO + lead.number * 60_000 + 1),
    follow_up_on: lead.followUp?.on ?? null,
    follow_up_note: lead.followUp?.note ?? null,
  }));
  await api.sql(
    `INSERT INTO leads (id, reference, type, status, priority, full_name, email, phone, phone_e164, city, state, address, pincode, age,
                        details, assigned_to, in_pool, quarantined_at, created_at, updated_at,
                        due_at, due_soon_at, first_response_at, follow_up_on, follow_up_note)
     SELECT id, reference, type, status, priority, "fullName", email, phone, phone_e164, city, state, address, pincode, age,
            details, "assignedTo", "inPool", CASE WHEN quarantined THEN created_at END, created_at, created_at,
            due_at, due_soon_at, first_response_at, follow_up_on, follow_up_note
     FROM jsonb_to_recordset($1) AS row (id uuid, reference text, type text, status text, priority text,
       "fullName" text, email text, phone text, phone_e164 text, city text, state text, address text, pincode text, age smallint, details jsonb, "assignedTo" uuid, "inPool" boolean,
       quarantined boolean, created_at timestamptz, due_at timestamptz, due_soon_at timestamptz,
       first_response_at timestamptz, follow_up_on date, follow_up_note text)`,
    [JSON.stringify(rows)],
  );
  // The ids are created here, because the database would create unordered ids within a millisecond. The follow-up with
  // the older id comes first on a day.
  await api.sql(
    `INSERT INTO lead_follow_ups (id, lead_id, due_on, note)
     SELECT own.id, l.id, l.follow_up_on, l.follow_up_note
     FROM jsonb_to_recordset($1) AS own (id uuid, lead uuid) JOIN leads l ON l.id = own.lead AND l.follow_up_on IS NOT NULL`,
    [JSON.stringify(added.map(({ id }) => ({ id: uuidv7(), lead: id })))],
  );
  const externalIds = added.flatMap(({ id: lead, externalIds: ids }) => ids.map((one) => ({ ...partsOf(one), lead })));
  await api.sql(
    `INSERT INTO lead_external_ids (system, external_id, lead_id)
     SELECT system, id, lead FROM jsonb_to_recordset($1) AS own (system text, id text, lead uuid)`,
    [JSON.stringify(externalIds)],
  );
  return added;
}

async function storeSessions(api: Api, sessions: readonly ModelSession[]): Promise<void> {
  await api.sql(
    `INSERT INTO sessions (id, user_id, created_at, expires_at)
     SELECT id, "userId", now() - CASE WHEN "isOld" THEN interval '16 minutes' ELSE interval '0' END, now() + interval '12 hours'
     FROM jsonb_to_recordset($1) AS row (id uuid, "userId" uuid, "isOld" boolean)`,
    [JSON.stringify(sessions)],
  );
}

async function seedKeys(api: Api, world: World, seeds: readonly KeySeed[]): Promise<void> {
  const creators = [...world.users.keys()];
  for (const [index, { creator, ...values }] of seeds.entries()) {
    const key = { id: uuidv7(), name: `Key ${index}`, ...values, createdBy: creators[creator % creators.length]! };
    world.keys.set(key.id, key);
    await api.sql(
      `INSERT INTO api_keys (id, name, prefix, secret_hash, scopes, lead_types, created_by)
       VALUES ($1, $2, 'kc_seeded', uuid_send($1), $3, $4, $5)`,
      [key.id, key.name, key.scopes, key.leadTypes, key.createdBy],
    );
  }
}

/**
 * Each has one delivery that failed. They have the type of an event that does not occur, and a call is due tomorrow, so
 * the server changes no delivery by itself.
 */
async function seedWebhooks(api: Api, world: World, seeds: readonly WebhookSeed[]): Promise<void> {
  const keys = [...world.keys.keys()];
  const secrets = new WebhookSecrets(MODEL_SECRET);
  for (const { key: index, paused, isNew } of keys.length > 0 ? seeds : []) {
    const key = keys[index % keys.length]!;
    const delivery = { id: uuidv7(), state: 'dead' };
    const webhook = { id: uuidv7(), url: WEBHOOK_URL, key, payload: 'thin' as const, paused, isNew };
    world.webhooks.set(webhook.id, { ...webhook, deliveries: [delivery] });
    await api.sql(
      `INSERT INTO webhooks (id, url, types, lead_types, key_id, payload, is_paused, disabled_for, secret, retry_at)
       VALUES ($1, $2, '{endpoint.disabled}', '{}', $3, 'thin', $4, CASE WHEN $5 THEN 'new' END, $6, now() + interval '1 day')`,
      [webhook.id, webhook.url, key, paused, isNew, secrets.encrypted(newWebhookSecret())],
    );
    await api.sql(
      'INSERT INTO webhook_deliveries (id, webhook_id, event_id, event_at, state) VALUES ($1, $2, $1, now(), $3)',
      [delivery.id, webhook.id, delivery.state],
    );
  }
}

export function addUser(world: World, seed: UserSeed): ModelUser {
  const number = world.nextUserNumber();
  const user: ModelUser = {
    id: uuidv7(),
    name: `User ${number}`,
    email: `user${number}@kisancanteen.local`,
    role: seed.role,
    flags: new Set(seed.flags),
    types: new Set(seed.types),
    active: seed.active,
    password: SEED_PASSWORD,
  };
  world.users.set(user.id, user);
  return user;
}

async function storeUsers(api: Api, passwordHash: string, users: readonly ModelUser[]): Promise<void> {
  const rows = users.map(({ flags, types, ...user }, index) => ({
    ...user,
    permissions: [...flags],
    lead_types: [...types],
    created_at: new Date(LONG_AGO + index * 60_000),
  }));
  await api.sql(
    `INSERT INTO users (id, name, email, password_hash, role, is_active, permissions, lead_types, created_at)
     SELECT id, name, email, $2, role, active,
            ARRAY(SELECT jsonb_array_elements_text(permissions)), ARRAY(SELECT jsonb_array_elements_text(lead_types)),
            created_at
     FROM jsonb_to_recordset($1) AS row (id uuid, name text, email text, role text, active boolean,
       permissions jsonb, lead_types jsonb, created_at timestamptz)`,
    [JSON.stringify(rows), passwordHash],
  );
}

function newLead(world: World, seed: LeadSeed, assignedTo: string | null): ModelLead {
  const { type, status, priority, quarantined, pooled = false, fullName, externalIds = [] } = seed;
  const number = world.nextLeadNumber();
  const lead: ModelLead = {
    id: uuidv7(),
    reference: referenceOf(number),
    number,
    type,
    originalType: null,
    status,
    priority,
    assignedTo,
    inPool: pooled && assignedTo === null && !quarantined,
    leftPool: false,
    quarantined,
    spamReasons: [],
    fullName,
    erased: false,
    phone: phoneOf(number),
    otherTexts: [
      `${fullName}@example.com`,
      ...textsIn(placeOf(type), ['city', 'state', 'address', 'pincode']),
      ...placesIn(detailsOf(type)),
    ],
    notes: [],
    ...promiseOf(seed, number),
    externalIds: sortedIds(externalIds.filter((id) => !world.leadWith(id))),
    followUp: seed.followUpIn == null ? null : { on: dayIn(seed.followUpIn), note: null },
    history: [],
    version: 1,
    touched: -1000 + number,
    mergedInto: null,
    seen: null,
  };
  world.leads.set(lead.id, lead);
  return lead;
}

function promiseOf(
  { type, status, due = 'past' }: LeadSeed,
  number: number,
): Pick<ModelLead, 'due' | 'dueMs' | 'response' | 'responseStep'> {
  const isPromised = leadTypeDefinition(type).promiseHours !== null;
  return {
    due: isPromised ? due : 'none',
    dueMs: Date.now() + DUE_IN_DAYS[due] * DAY_MS + number * 60_000,
    response: status === 'new' ? null : 'early',
    responseStep: 0,
  };
}

/** The model has no leads from short forms, which have no promise. */
export function promiseHoursOf(type: LeadType): PromiseHours | null {
  return leadTypeDefinition(type).promiseHours;
}

/** A calendar day in India, as days from today. */
export function dayIn(days: number): string {
  return new Date(Date.now() + KOLKATA_OFFSET_MS + days * DAY_MS).toISOString().slice(0, 10);
}

function referenceOf(number: number): string {
  const letters = Array.from({ length: 5 }, (_, i) => CROCKFORD[(number * 7 + i * 11 + i * number) % 32]);
  return `${letters.join('')}${String(number).padStart(5, '0')}`;
}

export function phoneOf(number: number): string {
  return `98${String((number * 7_919_317) % 100_000_000).padStart(8, '0')}`;
}

/** The fields of a type's own group that the search covers. */
export function placesIn(details: Record<string, unknown>): string[] {
  return textsIn(details, [
    'location',
    'fieldAddress',
    'preferredDistrict',
    'registeredBusinessAddress',
    'zipCode',
    'currentBusinessName',
    'organizationName',
    'contactPerson',
    'message',
    'proposalDetails',
    'additionalNotes',
    'additionalInfo',
  ]);
}

export function textsIn(values: Record<string, unknown>, names: readonly string[]): string[] {
  return names.flatMap((name) => (typeof values[name] === 'string' ? [values[name]] : []));
}

function placeOf(type: LeadType): Record<string, unknown> {
  const { city, state, address, pincode, age } = smallestSubmission(type).personalInfo;
  return { city, state, address, pincode, age };
}

export function detailsOf(type: LeadType): Record<string, unknown> {
  const { group } = leadTypeDefinition(type);
  return group === null ? {} : (smallestSubmission(type)[group] as Record<string, unknown>);
}
