/** Calls of the matrix for the user's own password, sessions, views and notifications, and for message templates. */
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
