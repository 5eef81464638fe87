import { leadTypeDefinition } from '@lead-types/lead-types';
import { PRIORITY_LABELS, STATUS_LABELS } from '@lead-types/lead-work';
import { PERSONAL_FIELDS } from '@lead-types/personal-fields';
import { describeFilter } from '../leads/filters/lead-filters';
import { PERMISSION_LABELS } from '../session/use-user';
import { formatBytes, formatNumber } from '../ui/format-number';
import { REPORT_TITLES } from '../ui/report-titles';
import type { Activity } from './activity-api';

interface ActivityText {
  readonly verb: string;
  /** Connects the verb with the lead or user, if one is named: "took from Sunita Kumari". */
  readonly of?: string;
  readonly rest: string;
}

type Details = Activity['details'];

const VERBS: Readonly<Record<string, string>> = {
  'auth.signed_in': 'signed in',
  'auth.signed_out': 'signed out',
  'auth.sessions_ended': 'signed out elsewhere',
  'auth.refused': 'failed to sign in',
  'auth.reset_requested': 'asked for a link to choose a new password',
  'auth.reset_refused': 'used an invalid link to choose a new password',
  'auth.throttled': 'made too many sign-in attempts',
  'lead.read': 'opened the lead',
  'lead.listed': 'viewed lists of leads',
  'lead.created': 'added the lead',
  'lead.updated': 'changed the lead',
  'lead.unassigned': 'removed an assignee without access from the lead',
  'lead.noted': 'wrote a note about the lead',
  'lead.note_edited': 'edited a note about the lead',
  'lead.called': 'logged a call about the lead',
  'lead.messaged': 'logged a message to the person of the lead',
  'lead.message_updated': 'set the outcome of a message to the person of the lead',
  'lead.restored': 'restored the lead',
  'lead.deleted': 'deleted a lead',
  'lead.undeleted': 'restored the lead',
  'lead.purged': 'permanently deleted a lead',
  'lead.erased': 'erased the personal data of the lead',
  'lead.merged': 'merged another lead into the lead',
  'lead.merged_into': 'merged the lead',
  'lead.unmerged': 'undid a merge of the lead',
  'lead.duplicate_decided': 'decided on a possible duplicate of the lead',
  'lead.duplicate_flagged': 'flagged a possible duplicate of the lead',
  'message_template.created': 'created a message template',
  'message_template.changed': 'changed a message template',
  'message_template.deleted': 'deleted a message template',
  'assignment.rule_created': 'created an assignment rule',
  'assignment.rule_changed': 'changed an assignment rule',
  'assignment.rule_deleted': 'deleted an assignment rule',
  'user.away_set': 'changed the away dates of the user',
  'user.targets_set': 'set the targets of the user',
  'user.created': 'created the user',
  'user.updated': 'changed the user',
  'user.deleted': 'deleted a user',
  'user.activated': 'activated the user',
  'user.deactivated': 'deactivated the user',
  'user.password_reset': 'set a new password for the user',
  'user.password_changed': 'changed the password of their own account',
  'activity.read': 'viewed the activity',
  'user.read': 'opened the user',
  'users.read': 'viewed the list of users',
  'bin.read': 'viewed the bin',
  'person.read': 'checked whether a person has leads',
  'push_device.added': 'turned push notifications on in a browser',
  'push_device.removed': 'turned push notifications off in a browser',
  'notification_settings.changed': 'changed their notification settings',
  'saved_view.created': 'shared the view',
  'saved_view.changed': 'changed the shared view',
  'saved_view.deleted': 'deleted the shared view',
};

const ENDINGS: Readonly<Record<string, string>> = {
  'lead.restored': ' from suspected spam',
  'lead.undeleted': ' from the bin',
  'lead.merged_into': ' into another lead',
};

/** The role names of a sentence. */
const ROLES: Readonly<Record<string, string>> = { admin: 'administrator', manager: 'manager', agent: 'agent' };

/** Example: "exported 120 leads: Soil Testing, received 1 Oct to 31 Oct 2026". */
export function formatActivity(activity: Activity, people: ReadonlyMap<string, string>): ActivityText {
  const { action, details } = activity;
  const again = describeRepeats(details['repeats']);
  if (action === 'import.uploaded')
    return { verb: `uploaded a file to import (${formatBytes(Number(details['bytes']))})`, rest: again };
  if (action === 'lead.imported' || action === 'lead.import_undone') return describeImport(activity);
  if (action === 'lead.exported' || action === 'lead.export_started') return describeExport(activity, people);
  if (details['fold']) return { verb: describeFold(activity, people), rest: '' };
  if (Array.isArray(details['reports'])) {
    const names = details['reports'].map((name) => labelIn(REPORTS, name)).join(', ');
    return { verb: `viewed ${details['reports'].length} reports: ${names}`, rest: again };
  }
  if (action === 'report.read') {
    const verb = details['download'] ? 'exported the report' : 'viewed the report';
    return { verb: `${verb} “${labelIn(REPORTS, details['report'])}”`, rest: again };
  }
  if (action === 'access.refused')
    return { verb: 'was denied access', of: ' to', rest: `: ${describeRefusal(details)}${again}` };
  if (action === 'auth.refused' && details['currentPassword'])
    return { verb: 'gave a wrong current password', rest: again };
  if (action === 'user.updated') return describeUserChange(details);
  const changed = describeChange(details, people);
  if (action.startsWith('saved_view.'))
    return { verb: `${VERBS[action]} “${details['name']}”`, rest: changed && `: ${changed}` };
  if (action === 'lead.restored' && details['mark'])
    return { verb: 'removed the spam mark from the lead', rest: again };
  return {
    verb: VERBS[action] ?? action.replaceAll(/[._]/g, ' '),
    rest: `${ENDINGS[action] ?? ''}${changed && `: ${changed}`}${again}`,
  };
}

function describeFilters(filter: Details, search: string | null, people: ReadonlyMap<string, string>): string {
  const words = Object.entries(filter).map(([name, value]) => {
    if (name === 'quarantined') return 'suspected spam';
    if (name === 'ids') return `${formatNumber(Array.isArray(value) ? value.length : 0)} selected by hand`;
    return describeFilter(name, value, people);
  });
  return [...words, ...(search ? [`search “${search}”`] : [])].join(', ');
}

function describeExport({ action, details, search }: Activity, people: ReadonlyMap<string, string>): ActivityText {
  const rows = Number(details['rows'] ?? 0);
  const count = `${formatNumber(rows)} ${rows === 1 ? 'lead' : 'leads'}`;
  const narrowing = describeFilters((details['filter'] ?? {}) as Details, search, people) || 'no filter';
  if (action === 'lead.export_started') return { verb: `started to export ${count}`, rest: `: ${narrowing}` };
  const interrupted = details['complete'] === false ? ' (not completed)' : '';
  return { verb: `exported ${count}${interrupted}`, rest: `: ${narrowing}` };
}

function describeImport({ action, details }: Activity): ActivityText {
  const count = (name: string) => Number(details[name] ?? 0);
  const counted = (parts: readonly (readonly [name: string, label: string])[]) =>
    parts.flatMap(([name, label]) => (count(name) === 0 ? [] : [`${formatNumber(count(name))} ${label}`])).join(', ');
  if (action === 'lead.imported') {
    const done = counted([
      ['created', 'new'],
      ['changed', 'changed'],
    ]);
    return { verb: 'imported leads', rest: `: ${done || 'none'}` };
  }
  const undone = counted([
    ['undone', count('undone') === 1 ? 'lead' : 'leads'],
    ['kept', 'kept'],
  ]);
  return { verb: 'undid an import', rest: `: ${undone || 'no leads'}` };
}

function describeRepeats(repeats: unknown): string {
  if (typeof repeats !== 'number') return '';
  return repeats === 1 ? ' (once more)' : ` (${formatNumber(repeats)} more times)`;
}

/** The routes of refused calls, special ones first. The words complete "was denied access:". */
const REFUSED: readonly (readonly [route: string, words: string, method?: string])[] = [
  ['leads/export', 'export leads'],
  ['leads/bulk/:id/undo', 'undo a bulk change'],
  ['leads/bulk-restore', 'mark several leads as not spam'],
  ['leads/bulk-delete', 'delete several leads'],
  ['leads/bulk', 'delete several leads', 'DELETE'],
  ['leads/bulk', 'change several leads'],
  ['leads/bin/restore', 'restore leads from the bin'],
  ['leads/bin', 'view the bin', 'GET'],
  ['leads/bin', 'delete leads from the bin'],
  ['leads/manual', 'add a lead'],
  ['leads/:id/erase', 'erase the personal data of a lead'],
  ['leads/:id/assign', 'assign a lead'],
  ['leads/:id/take', 'take a lead from the pool'],
  ['leads/:id/restore', 'mark a lead as not spam'],
  ['leads/:id/notes', 'read the notes of a lead', 'GET'],
  ['leads/:id/notes', 'write a note about a lead'],
  ['leads/:id/calls', 'log a call about a lead'],
  ['leads/:id/merge', 'merge leads'],
  ['leads/:id/unmerge', 'undo a merge'],
  ['leads/:id', 'open a lead', 'GET'],
  ['leads/:id', 'delete a lead', 'DELETE'],
  ['leads/:id', 'change a lead'],
  ['leads', 'view leads'],
  ['assignment/share-out', 'share out leads'],
  ['assignment', 'view the assignment', 'GET'],
  ['assignment', 'change the assignment'],
  ['reports', 'view reports'],
  ['users/:id/reset-password', 'set a new password for a user'],
  ['users/:id', 'open a user', 'GET'],
  ['users/:id', 'delete a user', 'DELETE'],
  ['users/:id', 'change a user'],
  ['users', 'view users', 'GET'],
  ['users', 'add a user'],
  ['activity', 'view the activity'],
  ['imports/:id/undo', 'undo an import'],
  ['imports', 'import leads'],
  ['message-templates', 'change message templates'],
  ['views', 'use a saved view'],
];

function describeRefusal({ method, route, permission, code, requested, unseen }: Details): string {
  const path = String(route ?? '').replace('/api/', '');
  const isIn = (place: string) => path === place || path.startsWith(`${place}/`) || path.startsWith(`${place}-`);
  const known = REFUSED.find(([place, , by]) => isIn(place) && (by === undefined || by === method));
  const needed = PERMISSION_LABELS[permission as keyof typeof PERMISSION_LABELS];
  const why = needed ? `needs the permission “${needed}”` : String(code ?? '').replaceAll('_', ' ');
  const hidden = typeof unseen === 'number' ? `, ${formatNumber(unseen)} of ${formatNumber(Number(requested))}` : '';
  return `${known?.[1] ?? 'use another part of the back office'}${why || hidden ? ` (${why}${hidden})` : ''}`;
}

interface Fold {
  readonly kind?: string;
  readonly people?: number;
  readonly undo?: boolean;
}

const UNDONE: Readonly<Record<string, string>> = {
  share_out: 'undid a share-out of',
  delete: 'undid the deletion of',
  not_spam: 'undid “Not spam” for',
};

const FOLDED: Readonly<Record<string, string>> = {
  'lead.deleted': 'deleted #',
  'lead.purged': 'permanently deleted #',
  'lead.undeleted': 'restored # from the bin',
  'lead.restored': 'marked # as not spam',
};

/** Describes a bulk change by one of its leads: all got the same values, except in a share-out. */
function describeFold({ action, details, count }: Activity, people: ReadonlyMap<string, string>): string {
  const { kind, people: receivers, undo } = details['fold'] as Fold;
  const leads = `${formatNumber(count)} leads`;
  if (undo) return `${UNDONE[String(kind)] ?? 'undid a bulk change of'} ${leads}`;
  if (receivers !== undefined)
    return `assigned ${leads} to ${formatNumber(receivers)} ${receivers === 1 ? 'person' : 'people'}`;
  const known = FOLDED[action];
  if (known) return known.replace('#', leads);
  const { closeReason: _reason, inPool, ...changes } = (details['changes'] ?? {}) as Changes;
  const [[field, { to }] = [undefined, { to: undefined }], ...others] = Object.entries(changes);
  if (others.length > 0) return `changed ${leads}: ${Object.keys(changes).map(fieldLabel).join(', ')}`;
  if (field === 'assignedTo' && to) return `assigned ${leads} to ${people.get(String(to)) ?? 'a colleague'}`;
  if (inPool?.to) return `moved ${leads} to the pool`;
  if (field === 'assignedTo') return `unassigned ${leads}`;
  if (field === 'status') return `set the status of ${leads} to ${labelIn(STATUS_LABELS, to)}`;
  if (field === 'priority') return `set the priority of ${leads} to ${labelIn(PRIORITY_LABELS, to)}`;
  return field === undefined ? `changed ${leads}` : `changed the ${fieldLabel(field)} of ${leads}`;
}

interface Access {
  readonly role?: string;
  readonly permissions?: readonly string[];
  readonly leadTypes?: readonly string[];
}

/** Example: "gave Sunita Kumari the permission Export Data; took the permission Delete; changed the name". */
function describeUserChange({ before, after, changes }: Details): ActivityText {
  const { role: oldRole, permissions: oldFlags = [], leadTypes: oldTypes = [] } = (before ?? {}) as Access;
  const { role, permissions = [], leadTypes = [] } = (after ?? {}) as Access;
  const labelled = (one: string, many: string, names: readonly string[]) =>
    `the ${names.length === 1 ? one : many} ${names.join(', ')}`;
  const flags = (names: readonly string[], without: readonly string[]) =>
    names.filter((name) => !without.includes(name)).map((name) => labelIn(PERMISSION_LABELS, name));
  const types = (names: readonly string[], without: readonly string[]) =>
    names.filter((name) => !without.includes(name)).map(typeLabel);
  const clauses: ActivityText[] = [];
  const add = (verb: string, of: string, names: readonly string[], one: string, many: string) => {
    if (names.length > 0) clauses.push({ verb, of, rest: ` ${labelled(one, many, names)}` });
  };
  if (role !== oldRole) {
    const [from, to] = [labelIn(ROLES, oldRole), labelIn(ROLES, role)];
    clauses.push({ verb: 'changed the role', of: ' of', rest: ` from ${from} to ${to}` });
  }
  add('gave', '', flags(permissions, oldFlags), 'permission', 'permissions');
  add('took', ' from', flags(oldFlags, permissions), 'permission', 'permissions');
  add('gave', '', types(leadTypes, oldTypes), 'lead type', 'lead types');
  add('took', ' from', types(oldTypes, leadTypes), 'lead type', 'lead types');
  for (const field of Object.keys((changes ?? {}) as object))
    clauses.push({ verb: `changed the ${fieldLabel(field)}`, of: ' of', rest: '' });
  const [first, ...others] = clauses;
  if (!first) return { verb: 'changed the user', rest: '' };
  return { ...first, rest: [first.rest, ...others.map(({ verb, rest }) => `${verb}${rest}`)].join('; ') };
}

function typeLabel(type: string): string {
  return leadTypeDefinition(type as Parameters<typeof leadTypeDefinition>[0])?.label ?? type;
}

/** Includes the Team screen, because opening it also loads a report. */
const REPORTS: Readonly<Record<string, string>> = { ...REPORT_TITLES, team: 'Team' };

type Changes = Readonly<Record<string, { readonly from?: unknown; readonly to?: unknown }>>;

/** Lists the changed fields. Shows values only for fields without personal data. */
function describeChange({ changes }: Details, people: ReadonlyMap<string, string>): string {
  if (typeof changes !== 'object' || changes === null) return '';
  return Object.entries(changes as Changes)
    .map(([path, { from, to }]) => {
      if (path === 'assignedTo') return to ? `assigned to ${people.get(String(to)) ?? 'a colleague'}` : 'unassigned';
      const labels = path === 'status' ? STATUS_LABELS : path === 'priority' ? PRIORITY_LABELS : null;
      if (labels) return `${path} from ${labelIn(labels, from)} to ${labelIn(labels, to)}`;
      return fieldLabel(path);
    })
    .join(', ');
}

function fieldLabel(path: string): string {
  const name = path.split('.').at(-1) ?? path;
  const known = PERSONAL_FIELDS[name as keyof typeof PERSONAL_FIELDS];
  return (known?.label ?? name.replaceAll(/([A-Z])/g, ' $1')).toLowerCase();
}

function labelIn(labels: Readonly<Record<string, string>>, value: unknown): string {
  return labels[String(value)] ?? String(value);
}
