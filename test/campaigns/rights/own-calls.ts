/** Calls of the matrix for the user's own password, sessions, views and notifications, and for templates and keys. */
import { LEAD_TYPE_NAMES } from '../../../src/lead-types/lead-types.js';
import type { KeyScope } from '../../../src/modules/users/domain/permissions.js';
import { SCOPES } from '../model/predict-keys.js';
import { SEED_PASSWORD } from '../model/seed.js';
import { FORBIDDEN_TYPE, OPEN_TYPE } from './callers.js';
import type { Targets } from './matrix-world.js';
import { callsAboutEach, type NamedCall } from './named-call.js';

export function ownCalls({ sessions }: Targets): NamedCall[] {
  return [
    ['own password', { kind: 'password', current: 'not the password', next: 'monsoon-in-the-hills' }],
    ...callsAboutEach(sessions)('end session', (session) => ({ kind: 'end-session', session })),
    ['end the other sessions', { kind: 'end-other-sessions' }],
    ['read notifications', { kind: 'notifications', what: 'read' }],
    ['change notification settings', { kind: 'notifications', what: 'settings' }],
    ['add a device', { kind: 'notifications', what: 'add-device' }],
    ['remove a device', { kind: 'notifications', what: 'remove-device' }],
    ['logout', { kind: 'logout' }],
  ];
}

export function viewCalls({ views }: Targets): NamedCall[] {
  const aboutEach = callsAboutEach(views);
  return [
    ['save a view', { kind: 'create-view', name: 'Soil tests', query: 'tab=soil_testing', shared: false }],
    ['share a new view', { kind: 'create-view', name: 'Soil tests', query: 'tab=soil_testing', shared: true }],
    ['share a view named like another', { kind: 'create-view', name: 'fourth', query: '', shared: true }],
    ...aboutEach('rename view', (view) => ({ kind: 'update-view', view, form: { name: 'Renamed' } })),
    ...aboutEach('name it like another', (view) => ({ kind: 'update-view', view, form: { name: 'second' } })),
    ...aboutEach('share view', (view) => ({ kind: 'update-view', view, form: { shared: true } })),
    ...aboutEach('stop sharing view', (view) => ({ kind: 'update-view', view, form: { shared: false } })),
    ...aboutEach('open with view', (view) => ({ kind: 'view-settings', view })),
    ...aboutEach('delete view', (view) => ({ kind: 'delete-view', view })),
  ];
}

export function templateCalls({ templates }: Targets): NamedCall[] {
  const aboutEach = callsAboutEach(templates);
  return [
    ...['Price list', 'Greeting'].map((name): NamedCall => [`template ${name}`, { kind: 'create-template', name }]),
    ...aboutEach('replace template', (template) => ({ kind: 'replace-template', template })),
    ...aboutEach('delete template', (template) => ({ kind: 'delete-template', template })),
  ];
}

export function keyCalls({ keys }: Targets): NamedCall[] {
  const aboutEach = callsAboutEach(keys);
  const weak = { name: 'ERP', scopes: ['leads:read' as const], leadTypes: [OPEN_TYPE] };
  const scopes = Object.keys(SCOPES) as KeyScope[];
  const passwords = { 'the own password': SEED_PASSWORD, 'a wrong password': 'not the password' };
  return [
    ...scopes.map(
      (scope): NamedCall => [`create key, ${scope}`, { kind: 'create-key', form: { ...weak, scopes: [scope] } }],
    ),
    ...scopes
      .slice(1)
      .map(
        (scope): NamedCall => [
          `create key that reads leads, ${scope}`,
          { kind: 'create-key', form: { ...weak, scopes: ['leads:read', scope] } },
        ],
      ),
    ['create key, of a forbidden type', { kind: 'create-key', form: { ...weak, leadTypes: [FORBIDDEN_TYPE] } }],
    ...aboutEach('read key', (key) => ({ kind: 'key', key })),
    ...aboutEach('rename key', (key) => ({ kind: 'update-key', key, form: { name: 'Renamed' } })),
    ...aboutEach('weaken key', (key) => ({ kind: 'update-key', key, form: weak })),
    ...aboutEach('let key export', (key) => ({ kind: 'update-key', key, form: { scopes: ['export:read'] } })),
    ...aboutEach('key for all types', (key) => ({ kind: 'update-key', key, form: { leadTypes: LEAD_TYPE_NAMES } })),
    ...aboutEach('let key only delete', (key) => ({ kind: 'update-key', key, form: { scopes: ['leads:delete'] } })),
    ...aboutEach('rotate key', (key) => ({ kind: 'rotate-key', key })),
    ...aboutEach('revoke key', (key) => ({ kind: 'revoke-key', key })),
    ...Object.entries(passwords).flatMap(([how, current]): NamedCall[] => [
      [`create key with ${how}`, { kind: 'create-key', form: weak, current }],
      ...aboutEach(`rename key with ${how}`, (key) => ({ kind: 'update-key', key, form: { name: 'New' }, current })),
      ...aboutEach(`rotate key with ${how}`, (key) => ({ kind: 'rotate-key', key, current })),
      ...aboutEach(`revoke key with ${how}`, (key) => ({ kind: 'revoke-key', key, current })),
    ]),
  ];
}
