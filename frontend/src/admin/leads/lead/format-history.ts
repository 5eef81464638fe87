import { type FollowUp, formatDay } from './format-follow-up';
import type { LeadDetail } from './lead';
import { labelOfPath } from './lead-fields';
import { PRIORITY_LABELS, STATUS_LABELS } from './lead-labels';

type HistoryEntry = LeadDetail['history'][number];

const PLAIN: Readonly<Record<string, string>> = {
  'lead.created': 'Lead received',
  'lead.noted': 'Note added',
  'lead.restored': 'Taken out of suspected spam',
  'lead.merged_into': 'Merged into another lead',
  'lead.erased': 'Personal data erased',
};

const DECISIONS: Readonly<Record<string, string>> = {
  linked: 'Linked with another lead of the same person',
  dismissed: 'Marked as not the same person as another lead',
  open: 'Decision about a possible duplicate taken back',
};

/** These also tell what the lead took over or gave back. */
const MERGING: Readonly<Record<string, string>> = {
  'lead.merged': 'Another lead merged into this one',
  'lead.unmerged': 'Merge undone',
};

/** What happened, as sentences staff understand: "Status changed from New to Contacted". */
export function formatHistory(entry: HistoryEntry, type: LeadDetail['type'], people: ReadonlyMap<string, string>) {
  const plain = PLAIN[entry.action];
  if (plain) return [plain];
  const { changes, outcome, state } = entry.details;
  if (entry.action === 'lead.duplicate_decided') return [DECISIONS[String(state)] ?? 'Possible duplicate decided'];
  if (entry.action === 'lead.called') return [`Call logged: ${outcome === 'reached' ? 'answered' : 'nobody answered'}`];
  if (typeof changes !== 'object' || changes === null) return ['Lead changed'];
  const lines = Object.entries(changes).map(([path, change]: [string, { from: unknown; to: unknown }]) => {
    if (path === 'assignedTo') {
      if (change.to === null) return 'Unassigned';
      return `Assigned to ${people.get(String(change.to)) ?? 'a colleague'}`;
    }
    // The values were erased; that there was a change stays.
    const isErased = change.from === null && change.to === null;
    if (path === 'followUp') return isErased ? 'Follow-up changed' : followUpChange(change.to as FollowUp | null);
    if (path === 'status')
      return `Status changed from ${named(change.from, STATUS_LABELS)} to ${named(change.to, STATUS_LABELS)}`;
    if (path === 'priority') {
      return `Priority changed from ${named(change.from, PRIORITY_LABELS)} to ${named(change.to, PRIORITY_LABELS)}`;
    }
    if (isErased) return `${labelOfPath(path, type)} corrected`;
    return `${labelOfPath(path, type)} corrected from “${change.from ?? ''}” to “${change.to ?? ''}”`;
  });
  const merging = MERGING[entry.action];
  return merging ? [merging, ...lines] : lines;
}

function followUpChange(to: FollowUp | null): string {
  if (!to) return 'Follow-up done';
  return `Follow-up set for ${formatDay(to.on)}${to.note ? `: ${to.note}` : ''}`;
}

function named(value: unknown, labels: Readonly<Record<string, string>>): string {
  return labels[String(value)] ?? String(value);
}
