import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { LeadNotice, LeadSnapshot } from './lead-change-feed.js';

/** What changed for one viewer, by the ids of the leads. */
export interface VisibleChanges {
  /** Became visible: new, restored, or handed to the viewer. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Became invisible: deleted, or no longer the viewer's to see. */
  readonly removed: readonly string[];
  /** More than could be named. */
  readonly many: boolean;
}

type LeadChange = Pick<LeadNotice, 'before' | 'after'>;

/** Those of `notices`, oldest first, that this scope covers; null where there are none. */
export function visibleChangesOf(scope: LeadScope, notices: readonly LeadNotice[]): VisibleChanges | null {
  const changesById = new Map<string, LeadChange>();
  let many = false;
  for (const { id, before, after } of notices) {
    if (id === null) many ||= isVisible(scope, before) || isVisible(scope, after);
    else changesById.set(id, coalesced(changesById.get(id), { before, after }));
  }
  const added: string[] = [];
  const changed: string[] = [];
  const removed: string[] = [];
  for (const [id, { before, after }] of changesById) {
    const [was, is] = [isVisible(scope, before), isVisible(scope, after)];
    if (was && is) changed.push(id);
    else if (is) added.push(id);
    else if (was) removed.push(id);
  }
  return many || added.length + changed.length + removed.length > 0 ? { added, changed, removed, many } : null;
}

/** New leads are published with a delay, so a change of a new lead can arrive before the lead itself. */
function coalesced(known: LeadChange | undefined, { before, after }: LeadChange): LeadChange {
  if (!known) return { before, after };
  return before === null ? { before, after: known.after } : { before: known.before, after };
}

function isVisible(scope: LeadScope, lead: LeadSnapshot | null): boolean {
  if (!lead || lead.quarantined) return false;
  return scope.types.includes(lead.type) && (scope.assignedTo === null || scope.assignedTo === lead.assignedTo);
}
