import { isDeepStrictEqual } from 'node:util';
import { type FollowUpPlan, followUpValue } from './follow-up.js';
import type { ExternalId, Lead } from './lead.js';
import type { LeadChanges } from './lead-writer.js';

export type Change = { readonly from: unknown; readonly to: unknown };

export function changeableValues(lead: Lead): Record<string, unknown> {
  const values: Record<string, unknown> = {
    type: lead.type,
    status: lead.status,
    closeReason: lead.closeReason,
    priority: lead.priority,
    assignedTo: lead.assignee?.id ?? null,
    inPool: lead.inPool,
    followUp: followUpValue(lead.followUp),
    externalIds: externalIdsText(lead.externalIds),
  };
  for (const [name, value] of Object.entries(lead.personalInfo)) values[`personalInfo.${name}`] = value;
  for (const [name, value] of Object.entries(lead.details)) values[`details.${name}`] = value;
  return values;
}

export function changedValues(before: Lead, after: Lead): Record<string, Change> {
  const from = changeableValues(before);
  const to = changeableValues(after);
  const changes: Record<string, Change> = {};
  for (const path of new Set([...Object.keys(from), ...Object.keys(to)])) {
    if (!isSameValue(from[path], to[path])) {
      changes[path] = { from: from[path] ?? null, to: to[path] ?? null };
    }
  }
  return changes;
}

/** Returns for example `crm:17, erp:C-1001`, or null without external ids. The order of the ids does not matter. */
export function externalIdsText(externalIds: readonly ExternalId[]): string | null {
  return (
    externalIds
      .map(({ system, id }) => `${system}:${id}`)
      .toSorted()
      .join(', ') || null
  );
}

/** Like `changedValues`, but includes the next follow-up only if `followUp` is set. */
export function changesMade(before: Lead, after: Lead, { followUp }: LeadChanges): Record<string, Change> {
  const { followUp: _next, ...changes } = changedValues(before, after);
  if (followUp === undefined || isSameFollowUp(before.followUp, followUp)) return changes;
  return { ...changes, followUp: { from: followUpValue(before.followUp), to: followUpValue(followUp) } };
}

function isSameFollowUp(one: FollowUpPlan | null, other: FollowUpPlan | null): boolean {
  return isSameValue(followUpValue(one), followUpValue(other));
}

export function changesAnything(lead: Lead, changes: LeadChanges): boolean {
  const {
    assignedTo,
    externalIds: _externalIds,
    followUp,
    followUps = [],
    phoneE164: _phone,
    phoneSuspect: _suspect,
    ...values
  } = changes;
  if (assignedTo !== undefined && assignedTo !== (lead.assignee?.id ?? null)) return true;
  if (followUps.length > 0 || (followUp !== undefined && !isSameFollowUp(lead.followUp, followUp))) return true;
  if (changesExternalIds(lead, changes)) return true;
  return Object.entries(values).some(([name, value]) => !isSameValue(lead[name as keyof Lead], value));
}

export function changesExternalIds(lead: Lead, { externalIds }: LeadChanges): boolean {
  return externalIds !== undefined && externalIdsText(externalIds) !== externalIdsText(lead.externalIds);
}

/** Compares deeply, and treats null as equal to undefined. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one ?? null, other ?? null);
}

/** Values that cannot identify the person. All other values count as personal. */
const IMPERSONAL = new Set(['type', 'status', 'closeReason', 'priority', 'assignedTo', 'inPool']);

/** Returns the changes for the audit row. Personal changes are included without their values. */
export function impersonalChanges(changes: Readonly<Record<string, Change>>): Record<string, Change | object> {
  return Object.fromEntries(
    Object.entries(changes).map(([path, change]) => [path, IMPERSONAL.has(path) ? change : {}]),
  );
}

/** Returns the personal changes, which are stored separately: `{ changes }`, or an empty object if there are none. */
export function personalChanges(changes: Readonly<Record<string, Change>>): Record<string, unknown> {
  const personal = Object.entries(changes).filter(([path]) => !IMPERSONAL.has(path));
  return personal.length > 0 ? { changes: Object.fromEntries(personal) } : {};
}

/**
 * Merges the separately stored values back into the details of a history entry. Erased values become null. Leaves out
 * `references`, `act` and `fold`, which group this entry with those of other leads.
 */
export function withPersonalChanges(
  { references: _references, act: _act, fold: _fold, ...details }: Readonly<Record<string, unknown>>,
  personal: { readonly changes?: Readonly<Record<string, Change>> } | null,
): Readonly<Record<string, unknown>> {
  const { changes } = details;
  if (typeof changes !== 'object' || changes === null) return details;
  const erased: Change = { from: null, to: null };
  const whole = Object.entries(changes).map(([path, change]: [string, object]) => [
    path,
    'to' in change ? change : (personal?.changes?.[path] ?? erased),
  ]);
  return { ...details, changes: Object.fromEntries(whole) };
}
