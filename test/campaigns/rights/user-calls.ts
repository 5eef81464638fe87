import { PERMISSIONS } from '../../../src/modules/users/domain/permissions.js';
import { dayIn, SEED_PASSWORD } from '../model/seed.js';
import { FORBIDDEN_TYPE, OPEN_TYPE } from './callers.js';
import type { Targets } from './matrix-world.js';
import { callsAboutEach, type NamedCall } from './named-call.js';

const ROLES = ['agent', 'manager', 'admin'] as const;
const NEW_MAIL = 'new@kisancanteen.local';
const NEW_PASSWORD = 'monsoon-in-the-hills';

export function userCalls({ users }: Targets): NamedCall[] {
  const aboutEach = callsAboutEach(users);
  return [
    ['users', { kind: 'users', query: {} }],
    ...ROLES.map(
      (role): NamedCall => [
        `create ${role}`,
        { kind: 'create-user', form: { name: 'New', email: NEW_MAIL, password: SEED_PASSWORD, role } },
      ],
    ),
    ...aboutEach('read', (user) => ({ kind: 'user', user })),
    ...aboutEach('rename', (user) => ({ kind: 'update-user', user, form: { name: 'Renamed' } })),
    ...ROLES.flatMap((role) => aboutEach(`make ${role}`, (user) => ({ kind: 'update-user', user, form: { role } }))),
    ...PERMISSIONS.flatMap((flag) =>
      [true, false].flatMap((on) =>
        aboutEach(`${flag} ${on}`, (user) => ({ kind: 'update-user', user, form: { permissions: { [flag]: on } } })),
      ),
    ),
    ...[OPEN_TYPE, FORBIDDEN_TYPE].flatMap((type) =>
      [true, false].flatMap((on) =>
        aboutEach(`access to ${type} ${on}`, (user) => ({ kind: 'lead-access', user, flags: { [type]: on } })),
      ),
    ),
    ...[OPEN_TYPE, FORBIDDEN_TYPE].flatMap((leadType) =>
      aboutEach(`targets for ${leadType}`, (user) => ({ kind: 'set-targets', user, leadType })),
    ),
    ...aboutEach('open leads', (user) => ({ kind: 'open-leads', user })),
    ...aboutEach('toggle', (user) => ({ kind: 'toggle-status', user })),
    ...aboutEach('toggle with leads', (user) => ({ kind: 'toggle-status', user, leads: 'pool' })),
    ...aboutEach('new mail', (user) => ({ kind: 'update-user', user, form: { email: NEW_MAIL } })),
    ...aboutEach('new mail with the own password', (user) => ({
      kind: 'update-user',
      user,
      form: { email: NEW_MAIL },
      current: SEED_PASSWORD,
    })),
    ...aboutEach('reset password with the own one', (user) => ({
      kind: 'reset-password',
      user,
      newPassword: NEW_PASSWORD,
      current: SEED_PASSWORD,
    })),
    ...aboutEach('reset password with a wrong one', (user) => ({
      kind: 'reset-password',
      user,
      newPassword: NEW_PASSWORD,
      current: 'not the password',
    })),
    ...aboutEach('reset password', (user) => ({ kind: 'reset-password', user, newPassword: NEW_PASSWORD })),
    ...aboutEach('delete user', (user) => ({ kind: 'delete-user', user })),
  ];
}

export function assignmentCalls({ users, rules }: Targets): NamedCall[] {
  return [
    ...[OPEN_TYPE, 'ddo_application' as const, FORBIDDEN_TYPE].map(
      (leadType): NamedCall => [
        `rule for ${leadType}`,
        { kind: 'create-rule', leadType, does: 'fixed', userIds: [users['an agent']] },
      ],
    ),
    ...rules.map((rule): NamedCall => ['change rule', { kind: 'change-rule', rule, does: 'pool' }]),
    ...rules.map((rule): NamedCall => ['delete rule', { kind: 'delete-rule', rule }]),
    ...callsAboutEach(users)('mark away', (user) => ({ kind: 'set-away', user, from: dayIn(0) })),
  ];
}
