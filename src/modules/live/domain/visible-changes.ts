import { isInScope, type LeadScope } from '../../leads/domain/lead-access.js';
import type { LeadChangeMessage, LeadSnapshot } from './lead-change-feed.js';

export interface VisibleChanges {
  /** Became visible: new, restored, or assigned to the viewer. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Became invisible: deleted, or no longer in the viewer's scope. */
  readonly removed: readonly string[];
  /** True if there are more changes than the listed ids. */
  readonly many: boolean;
}

/** Whether the scope covered the lead before these changes, at some time during them, and covers it now. */
interface Visibility {
  readonly was: boolean;
  readonly everWas: boolean;
  readonly is: boolean;
}

const MAX_NAMED = 300;
const MANY: VisibleChanges = { added: [], changed: [], removed: [], many: true };

/** @returns the changes in the scope; null if there are none. `messages`: oldest first */
export function visibleChangesOf(scope: LeadScope, messages: readonly LeadChangeMessage[]): VisibleChanges | null {
  const visibilityOf = new Map<string, Visibility>();
  let many = false;
  for (const { id, before, after } of messages.flatMap((message) => ('notices' in message ? message.notices : []))) {
    const [was, is] = [isVisible(scope, before), isVisible(scope, after)];
    const earlier = id === null ? undefined : visibilityOf.get(id);
    if (id === null) many ||= was || is;
    else visibilityOf.set(id, { was: earlier?.was ?? was, everWas: was || earlier?.everWas === true, is });
  }
  const added: string[] = [];
  const changed: string[] = [];
  const removed: string[] = [];
  for (const [id, { was, everWas, is }] of visibilityOf) {
    if (was && is) changed.push(id);
    else if (is) added.push(id);
    // The viewer could have read the lead before it was removed.
    else if (everWas) removed.push(id);
  }
  const named = added.length + changed.length + removed.length;
  if (named > MAX_NAMED || messages.some((message) => 'resync' in message)) return MANY;
  return many || named > 0 ? { added, changed, removed, many } : null;
}

function isVisible(scope: LeadScope, lead: LeadSnapshot | null): boolean {
  return lead !== null && !lead.quarantined && isInScope(scope, lead);
}
