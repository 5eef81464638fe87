import type { CloseReason } from '../../../lead-types/close-reasons.js';
import type { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { type Change, changeableValues, isSameValue } from '../../leads/domain/changed-values.js';
import type { ExternalId, Lead, LeadDetails, LeadPriority, LeadStatus, PersonalInfo } from '../../leads/domain/lead.js';
import { type LeadChanges, normalizePhone } from '../../leads/domain/lead-writer.js';
import { changeAssignments, FIRST_CONTACT } from '../../leads/sql/lead-writes.js';
import type { DuplicateState } from '../domain/duplicates.js';

/** The data needed to undo a merge, stored with the pair. */
export interface MergeRecord {
  readonly state: DuplicateState;
  /** The survivor's changed values: dotted path -> before and after. */
  readonly changes: Readonly<Record<string, Change>>;
  readonly responseBefore: string | null;
  readonly responseAfter: string | null;
  readonly work: MovedWork;
}

/** Follow-ups, pairs and external ids that a merge moved from the other lead to the survivor. */
export interface MovedWork {
  readonly followUps: readonly string[];
  /** Id of the survivor's own next follow-up if the merge replaced it, else null. */
  readonly replaced: string | null;
  /** Ids of third leads that were paired with the other lead but not with the survivor. */
  readonly pairedWith: readonly string[];
  /** Absent in merges from before external ids. */
  readonly externalIds?: readonly ExternalId[];
}

export function valuesChangedSince({ changes }: MergeRecord, survivor: Lead): string[] {
  const now = changeableValues(survivor);
  return Object.entries(changes)
    .filter(([path, { to }]) => !isSameValue(now[path], to))
    .map(([path]) => path);
}

/** Returns the SET list that restores the values that the survivor (`leads l`) had before the merge. */
export function restoringAssignments(record: MergeRecord, survivor: Lead, parameters: SqlParameters): string {
  const { status, ...changes } = earlierValues(record, survivor);
  const assignments = [changeAssignments(changes, parameters)];
  if (status !== undefined) {
    const restored = parameters.add(status);
    // Keep a close reason set after the merge only if the status stays the same.
    if (changes.closeReason === undefined) {
      assignments.push(`close_reason = CASE WHEN l.status = ${restored} THEN l.close_reason END`);
    }
    assignments.push(
      `status = ${restored}`,
      // Keep a first response that was made after the merge. Drop one that came from the other lead.
      `first_response_at = CASE
         WHEN l.first_response_at IS NOT DISTINCT FROM ${parameters.add(record.responseAfter)}::timestamptz
         THEN coalesce(${parameters.add(record.responseBefore)}::timestamptz, ${FIRST_CONTACT})
         ELSE l.first_response_at END`,
    );
  }
  return assignments.join(', ');
}

function earlierValues({ changes }: MergeRecord, survivor: Lead): LeadChanges {
  const before = (path: string) => changes[path]?.from;
  const earlier: { -readonly [K in keyof LeadChanges]: LeadChanges[K] } = {};
  if ('status' in changes) earlier.status = before('status') as LeadStatus;
  if ('closeReason' in changes) earlier.closeReason = before('closeReason') as CloseReason | null;
  if ('priority' in changes) earlier.priority = before('priority') as LeadPriority;
  if ('assignedTo' in changes) earlier.assignedTo = before('assignedTo') as string | null;
  if ('inPool' in changes) earlier.inPool = before('inPool') as boolean;
  const restored = (part: 'personalInfo' | 'details') => {
    const paths = Object.keys(changes).filter((path) => path.startsWith(`${part}.`));
    if (paths.length === 0) return undefined;
    const values: Record<string, unknown> = { ...survivor[part] };
    for (const path of paths) {
      const name = path.slice(part.length + 1);
      if (before(path) === null) delete values[name];
      else values[name] = before(path);
    }
    return values;
  };
  const personalInfo = restored('personalInfo') as PersonalInfo | undefined;
  const details = restored('details') as LeadDetails | undefined;
  if (details) earlier.details = details;
  if (personalInfo) earlier.personalInfo = personalInfo;
  return normalizePhone(earlier);
}
