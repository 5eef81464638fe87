import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { LeadNotice, LeadSnapshot } from './lead-change-feed.js';

/** What somebody sees happen, by the ids of the leads. */
export interface VisibleChanges {
  /** Came into sight: new, restored, or handed to the viewer. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Went out of sight: deleted, or no longer the viewer's to see. */
  readonly removed: readonly string[];
  /** More than could be named. */
  readonly many: boolean;
}

type LeadChange = Pick<LeadNotice, 'before' | 'after'>;

/** What of `notices`, oldest first, somebody with this scope may know. Null where that is nothing. */
export function visibleChangesOf(scope: LeadScope, notices: readonly LeadNotice[]): VisibleChanges | null {
  const stories = new Map<string, LeadChange>();
  let many = false;
  for (const { id, before, after } of notices) {
    if (id === null) many ||= isVisible(scope, before) || isVisible(scope, after);
    else stories.set(id, coalesced(stories.get(id), { before, after }));
  }
  const added: string[] = [];
  const changed: string[] = [];
  const removed: string[] = [];
  for (const [id, { before, after }] of stories) {
    const [was, is] = [isVisible(scope, before), isVisible(scope, after)];
    if (was && is) changed.push(id);
    else if (is) added.push(id);
    else if (was) removed.push(id);
  }
  return many || added.length + changed.length + removed.length > 0 ? { added, changed, removed, many } : null;
}

/** New leads are told late, so what happened to one next can be heard before that it came. */
function coalesced(known: LeadChange | undefined, { before, after }: LeadChange): LeadChange {
  if (!known) return { before, after };
  return before === null ? { before, after: known.after } : { before: known.before, after };
}

function isVisible(scope: LeadScope, lead: LeadSnapshot | null): boolean {
  if (!lead || lead.quarantined) return false;
  return scope.types.includes(lead.type) && (scope.assignedTo === null || scope.assignedTo === lead.assignedTo);
}
