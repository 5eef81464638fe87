import { PRIORITY_LABELS, STATUS_LABELS } from '@lead-types/lead-work';
import { PERSONAL_FIELDS } from '@lead-types/personal-fields';
import { describeFilter } from '../leads/filters/lead-filters';
import { formatNumber } from '../ui/format-number';
import { REPORT_TITLES } from '../ui/report-titles';
import type { Activity } from './activity-api';

/** A sentence about what somebody did: words before and after what they did it to. */
interface ActivityText {
  readonly verb: string;
  readonly rest: string;
}

type Details = Activity['details'];

const VERBS: Readonly<Record<string, string>> = {
  'auth.signed_in': 'signed in',
  'auth.signed_out': 'signed out',
  'auth.sessions_ended': 'signed out elsewhere',
  'auth.refused': 'was refused at the sign-in',
  'auth.throttled': 'was kept waiting at the sign-in',
  'lead.read': 'opened the lead',
  'lead.listed': 'looked at lists of leads',
  'lead.created': 'added the lead',
  'lead.updated': 'changed the lead',
  'lead.unassigned': 'removed an assignee without access from the lead',
  'lead.noted': 'wrote a note about the lead',
  'lead.note_edited': 'edited a note about the lead',
  'lead.called': 'logged a call about the lead',
  'lead.restored': 'took out of suspected spam the lead',
  'lead.deleted': 'deleted a lead',
  'lead.undeleted': 'took out of the bin the lead',
  'lead.purged': 'emptied from the bin a lead',
  'lead.erased': 'erased the personal data of the lead',
  'lead.merged': 'merged another lead into the lead',
  'lead.merged_into': 'merged into another one the lead',
  'lead.unmerged': 'undid a merge of the lead',
  'lead.duplicate_decided': 'decided about a possible duplicate of the lead',
  'lead.duplicate_flagged': 'flagged a possible duplicate of the lead',
  'message_template.created': 'wrote a message template',
  'message_template.changed': 'changed a message template',
  'message_template.deleted': 'deleted a message template',
  'assignment.rule_created': 'made an assignment rule',
  'assignment.rule_changed': 'changed an assignment rule',
  'assignment.rule_deleted': 'deleted an assignment rule',
  'user.away_set': 'said when somebody is away: the user',
  'user.created': 'made the user',
  'user.updated': 'changed the user',
  'user.deleted': 'deleted a user',
  'user.activated': 'activated the user',
  'user.deactivated': 'deactivated the user',
  'user.password_reset': 'set a new password for the user',
  'user.password_changed': 'changed a password, their own: the user',
  'activity.read': 'looked at the activity',
  'user.read': 'opened the user',
  'users.read': 'looked at the list of users',
  'bin.read': 'looked at the bin',
  'person.read': 'checked whether a person has leads',
  'push_device.added': 'turned push notifications on in a browser',
  'push_device.removed': 'turned push notifications off in a browser',
  'notification_settings.changed': 'changed how they are notified',
  'saved_view.created': 'shared a view',
  'saved_view.changed': 'changed a shared view',
  'saved_view.deleted': 'deleted a shared view',
};

/** What somebody did, as administrators understand it: "exported 120 leads: Soil Testing, received 1 Oct to 31 Oct 2026". */
export function formatActivity(activity: Activity, people: ReadonlyMap<string, string>): ActivityText {
  const { action, details } = activity;
  const again = describeRepeats(details['repeats']);
  if (action === 'lead.exported' || action === 'lead.export_started') return describeExport(activity, people);
  if (action === 'report.read') {
    const verb = details['download'] ? 'exported the report' : 'looked at the report';
    return { verb: `${verb} “${labelIn(REPORTS, details['report'])}”`, rest: again };
  }
  if (action === 'access.refused') return { verb: 'was refused', rest: `: ${describeRefusal(details)}${again}` };
  const changed = describeChange(details, people);
  if (action.startsWith('saved_view.'))
    return { verb: `${VERBS[action]} “${details['name']}”`, rest: changed && `: ${changed}` };
  if (action === 'lead.restored' && details['mark'])
    return { verb: 'removed the spam mark from the lead', rest: again };
  return { verb: VERBS[action] ?? action.replaceAll(/[._]/g, ' '), rest: `${changed && `: ${changed}`}${again}` };
}

/** What an export, a list or a report was narrowed by; empty where it was not. */
function describeFilters(filter: Details, search: string | null, people: ReadonlyMap<string, string>): string {
  const words = Object.entries(filter).map(([name, value]) => {
    if (name === 'quarantined') return 'suspected spam';
    if (name === 'ids') return `${formatNumber(Array.isArray(value) ? value.length : 0)} chosen by hand`;
    return describeFilter(name, value, people);
  });
  return [...words, ...(search ? [`search “${search}”`] : [])].join(', ');
}

function describeExport({ action, details, search }: Activity, people: ReadonlyMap<string, string>): ActivityText {
  const rows = Number(details['rows'] ?? 0);
  const count = `${formatNumber(rows)} ${rows === 1 ? 'lead' : 'leads'}`;
  const narrowing = describeFilters((details['filter'] ?? {}) as Details, search, people) || 'no filter';
  if (action === 'lead.export_started') return { verb: `began to export ${count}`, rest: `: ${narrowing}` };
  const interrupted = details['complete'] === false ? ' (broken off)' : '';
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

/** The screen named Team asks for a report too. */
const REPORTS: Readonly<Record<string, string>> = { ...REPORT_TITLES, team: 'Team' };

const METHODS: Readonly<Record<string, string>> = { GET: 'read', POST: 'add', PUT: 'change', DELETE: 'delete' };

/** Which fields; of those that name nobody also the values. */
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
