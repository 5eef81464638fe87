import { CLOSE_REASON_LABELS } from '@lead-types/close-reasons';
import { formatTime, formatWeekday } from '../../ui/dates';
import { TimeAgo } from '../../ui/time-ago';
import { type LeadDetail, leadTypeLabel, MESSAGE_CHANNEL_LABELS, PRIORITY_LABELS, STATUS_LABELS } from './lead';
import type { FollowUp } from './lead-badges';
import { labelOfPath } from './lead-fields';
import './lead.css';

interface HistoryListProps {
  readonly lead: Pick<LeadDetail, 'type'>;
  readonly history: LeadDetail['history'];
  readonly people: ReadonlyMap<string, string>;
  readonly label?: string;
}

export function HistoryList({ lead, history, people, label }: HistoryListProps) {
  return (
    <ol className="history-list" aria-label={label}>
      {history.map((entry, at) => (
        // Nothing else is a unique key, because two entries can have the same time and action.
        // biome-ignore lint/suspicious/noArrayIndexKey: counted from the oldest entry, the index never changes
        <li key={history.length - at}>
          {formatHistory(entry, lead.type, people).join('; ')}
          <span className="history-list__by">
            {entry.actor && `${entry.actor.name}${entry.actor.isFormer ? ' (former colleague)' : ''}, `}
            <TimeAgo at={entry.at} />
          </span>
        </li>
      ))}
    </ol>
  );
}

type HistoryEntry = LeadDetail['history'][number];

type PlannedFollowUp = Pick<FollowUp, 'on' | 'note'> & Partial<Pick<FollowUp, 'at' | 'place'>>;

const PLAIN: Readonly<Record<string, string>> = {
  'lead.created': 'Lead received',
  'lead.noted': 'Note added',
  'lead.note_edited': 'Note changed',
  'lead.message_updated': 'Outcome of a message set',
  'lead.duplicate_flagged': 'Flagged as a possible duplicate of another lead',
  'lead.restored': 'Restored from suspected spam',
  'lead.quarantined': 'Marked as suspected spam',
  'lead.deleted': 'Deleted',
  'lead.undeleted': 'Restored from the bin',
  'lead.merged_into': 'Merged into another lead',
  'lead.erased': 'Personal data erased',
};

const DECISIONS: Readonly<Record<string, string>> = {
  linked: 'Linked with another lead of the same person',
  dismissed: 'Marked as not the same person as another lead',
  open: 'Duplicate decision undone',
};

const CALLS: Readonly<Record<string, string>> = {
  reached: 'Call logged: answered',
  no_answer: 'Call logged: no answer',
  busy: 'Call logged: busy',
  wrong_number: 'Call logged: wrong number',
  call_back: 'Call logged: call back later',
};

const MERGING: Readonly<Record<string, string>> = {
  'lead.merged': 'Another lead merged into this one',
  'lead.unmerged': 'Merge undone',
};

/** One text for each line of an entry, for example "Status changed from New to Contacted". */
export function formatHistory(entry: HistoryEntry, type: LeadDetail['type'], people: ReadonlyMap<string, string>) {
  const lines = describeEntry(entry, type, people);
  const { undo, import: isImported } = entry.details;
  return undo || isImported ? lines.map((line) => `${line} (${undo ? 'undo' : 'import'})`) : lines;
}

function describeEntry(entry: HistoryEntry, type: LeadDetail['type'], people: ReadonlyMap<string, string>) {
  if (entry.action === 'lead.restored' && entry.details.mark) return ['Marked as not spam'];
  const plain = PLAIN[entry.action];
  if (plain) return [plain];
  const { changes, outcome, state, followUp, channel } = entry.details;
  if (entry.action === 'lead.duplicate_decided') return [DECISIONS[String(state)] ?? 'Possible duplicate decided'];
  if (entry.action === 'lead.messaged') return [`${named(channel, MESSAGE_CHANNEL_LABELS)} logged`];
  if (entry.action === 'lead.called') return [CALLS[String(outcome)] ?? 'Call logged'];
  if (typeof changes !== 'object' || changes === null) return ['Lead changed'];
  const isLost = entry.action === 'lead.unassigned';
  const byRule = entry.action === 'lead.assigned' ? ' by rule' : '';
  const lines = Object.entries(changes).map(([path, change]: [string, { from: unknown; to: unknown }]) => {
    if (path === 'assignedTo') {
      if (isLost)
        return `Unassigned: ${people.get(String(change.from)) ?? 'the assignee'} can no longer work on this lead`;
      if (change.to === null) return 'Unassigned';
      return `Assigned${byRule} to ${people.get(String(change.to)) ?? 'a colleague'}`;
    }
    if (path === 'inPool') return change.to ? `Moved to the pool${byRule}` : 'Removed from the pool';
    if (path === 'type')
      return `Type changed from ${leadTypeLabel(String(change.from))} to ${leadTypeLabel(String(change.to))}`;
    // When personal data is erased, both values are removed but the entry is kept.
    const isErased = change.from === null && change.to === null;
    if (path === 'followUp') return isErased ? 'Follow-up changed' : followUpChange(change as FollowUpValues, followUp);
    if (path === 'status')
      return `Status changed from ${named(change.from, STATUS_LABELS)} to ${named(change.to, STATUS_LABELS)}`;
    if (path === 'externalIds' && !isErased) {
      return change.to === null ? 'External ids removed' : `External ids set to ${change.to}`;
    }
    if (path === 'closeReason') return reasonChange(change.to);
    if (path === 'priority') {
      return `Priority changed from ${named(change.from, PRIORITY_LABELS)} to ${named(change.to, PRIORITY_LABELS)}`;
    }
    if (isErased) return `${labelOfPath(path, type)} corrected`;
    return `${labelOfPath(path, type)} corrected from “${change.from ?? ''}” to “${change.to ?? ''}”`;
  });
  const merging = MERGING[entry.action];
  return merging ? [merging, ...lines] : lines;
}

interface FollowUpValues {
  readonly from: PlannedFollowUp | null;
  readonly to: PlannedFollowUp | null;
}

function followUpChange({ from, to }: FollowUpValues, what: unknown): string {
  const kind = (to ?? from)?.place ? 'Visit' : 'Follow-up';
  if (!to) return `${kind} ${what === 'removed' ? 'removed' : 'done'}`;
  const time = to.at ? `, ${formatTime(to.at)}` : '';
  const place = to.place ? `, ${to.place}` : '';
  return `${kind} set for ${formatWeekday(to.on)}${time}${place}${to.note ? `: ${to.note}` : ''}`;
}

function reasonChange(to: unknown): string {
  return to === null ? 'Reason removed' : `Reason: ${named(to, CLOSE_REASON_LABELS)}`;
}

function named(value: unknown, labels: Readonly<Record<string, string>>): string {
  return labels[String(value)] ?? String(value);
}
