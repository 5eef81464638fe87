/** Random initial worlds: users with their permissions, and leads. */
import fc from 'fast-check';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../src/lead-types/lead-types.js';
import { type KeyScope, PERMISSIONS } from '../../../src/modules/users/domain/permissions.js';
import { EXTERNAL_IDS } from './external-ids.js';
import { SCOPES } from './predict-keys.js';
import type { KeySeed, LeadSeed, UserSeed, WebhookSeed } from './seed.js';

export const STATUSES = ['new', 'contacted', 'qualified', 'converted', 'closed', 'rejected'];
export const PRIORITIES = ['low', 'medium', 'high', 'urgent'];
const NAMES = ['Asha', 'binod', 'Chandni', 'deepak', 'Esha', 'Farid'];
/** Most leads have these types, so that several people can see the same lead. */
const FREQUENT_TYPES: LeadType[] = ['contact', 'newsletter', 'soil_testing', 'bdo_application'];

export const status = fc.constantFrom(...STATUSES);
export const priority = fc.constantFrom(...PRIORITIES);
export const fullName = fc.constantFrom(...NAMES);
export const externalId = fc.constantFrom(...EXTERNAL_IDS);
export const leadType = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...FREQUENT_TYPES) },
  { weight: 1, arbitrary: fc.constantFrom(...LEAD_TYPE_NAMES) },
);

const users: fc.Arbitrary<UserSeed> = fc.record({
  role: fc.oneof(
    { weight: 3, arbitrary: fc.constant('agent' as const) },
    { weight: 2, arbitrary: fc.constant('manager' as const) },
    { weight: 1, arbitrary: fc.constant('admin' as const) },
  ),
  flags: fc.subarray([...PERMISSIONS]),
  types: fc.subarray(LEAD_TYPE_NAMES),
  active: fc.oneof({ weight: 7, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
});

const leads: fc.Arbitrary<LeadSeed> = fc.record({
  type: leadType,
  owner: fc.option(fc.nat(5), { freq: 3 }),
  status,
  priority,
  quarantined: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  pooled: fc.boolean(),
  fullName,
  due: fc.constantFrom('past' as const, 'soon' as const, 'later' as const),
  externalIds: fc.subarray(EXTERNAL_IDS, { maxLength: 1 }),
  followUpIn: fc.option(fc.constantFrom(-1, 0, 1, 9), { freq: 2 }),
});

/** Few, so that several people have the rights of a key. */
export const keyRights = {
  scopes: fc.subarray(Object.keys(SCOPES) as KeyScope[], { minLength: 1, maxLength: 3 }),
  leadTypes: fc.subarray(FREQUENT_TYPES, { maxLength: 2 }),
};

const keys: fc.Arbitrary<KeySeed> = fc.record({ creator: fc.nat(5), ...keyRights });

const webhooks: fc.Arbitrary<WebhookSeed> = fc.record({
  key: fc.nat(2),
  paused: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  isNew: fc.boolean(),
});

/** The first user is an administrator without stored permissions: the role alone grants everything. */
export const worlds = fc.record({
  users: fc
    .array(users, { minLength: 3, maxLength: 6, size: 'max' })
    .map((others): UserSeed[] => [{ role: 'admin', flags: [], types: [], active: true }, ...others]),
  leads: fc.array(leads, { maxLength: 14, size: 'max' }),
  keys: fc.array(keys, { maxLength: 3, size: 'max' }),
  webhooks: fc.array(webhooks, { maxLength: 3, size: 'max' }),
});
