import { PRIORITY_LABELS, STATUS_LABELS } from '@lead-types/lead-work';
import { PERSONAL_FIELDS } from '@lead-types/personal-fields';
import { describeFilter } from '../leads/filters/lead-filters';
import { formatNumber } from '../ui/format-number';
import { REPORT_TITLES } from '../ui/report-titles';
import type { Activity } from './activity-api';

interface ActivityText {
  readonly verb: string;
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

/** Example: "exported 120 leads: Soil Testing, received 1 Oct to 31 Oct 2026". */
export function formatActivity(activity: Activity, people: ReadonlyMap<string, string>): ActivityText {
  const { action, details } = activity;
  const again = describeRepeats(details['repeats']);
  if (action === 'lead.exported' || action === 'lead.export_started') return describeExport(activity, people);
  if (action === 'report.read') {
    const verb = details['download'] ? 'exported the report' : 'viewed the report';
    return { verb: `${verb} “${labelIn(REPORTS, details['report'])}”`, rest: again };
  }
  if (action === 'access.refused') return { verb: 'was denied access', rest: `: ${describeRefusal(details)}${again}` };
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

function describeRepeats(repeats: unknown): string {
  if (typeof repeats !== 'number') return '';
  return repeats === 1 ? ' (once more)' : ` (${formatNumber(repeats)} more times)`;
}

function describeRefusal({ method, route, permission, code, asked }: Details): string {
  const why = permission ?? code;
  const path = String(route ?? '').replace('/api/', '');
  return `${METHODS[String(method)] ?? method} ${path}${why ? ` (${String(why).replaceAll('_', ' ')})` : ''}${asked ? `, ${asked} ids` : ''}`;
}

/** Includes the Team screen, because opening it also loads a report. */
const REPORTS: Readonly<Record<string, string>> = { ...REPORT_TITLES, team: 'Team' };

const METHODS: Readonly<Record<string, string>> = { GET: 'read', POST: 'add', PUT: 'change', DELETE: 'delete' };

/** Lists the changed fields. Shows values only for fields without personal data. */
function describeChange({ changes }: Details, people: ReadonlyMap<string, string>): string {
  if (typeof changes !== 'object' || changes === null) return '';
  return Object.entries(changes as Record<string, { from?: unknown; to?: unknown }>)
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
