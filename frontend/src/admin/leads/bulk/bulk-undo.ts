import type { BodyOf } from '../../../shared/api/api-types';
import type { Lead } from '../lead/lead';

export type BulkChange = BodyOf<'put', '/api/leads/bulk'>;
export type UndoneField = 'status' | 'assignedTo' | 'priority';

/**
 * The changes that give leads back what they had, one for each value; null where one of them is not on the screen, so
 * that nobody knows what it had.
 */
export function undoChanges(
  leadIds: readonly string[],
  leads: readonly Pick<Lead, '_id' | 'closeReason' | UndoneField>[],
  field: UndoneField,
): BulkChange[] | null {
  const byId = new Map(leads.map((lead) => [lead._id, lead]));
  const idsByValue = new Map<string, string[]>();
  for (const id of leadIds) {
    const lead = byId.get(id);
    if (!lead) return null;
    const value = JSON.stringify(undoneValue(lead, field));
    idsByValue.set(value, [...(idsByValue.get(value) ?? []), id]);
  }
  return [...idsByValue].map(([value, ids]) => ({ leadIds: ids, updates: JSON.parse(value) }) as BulkChange);
}

function undoneValue(
  { status, closeReason, assignedTo, priority }: Pick<Lead, 'closeReason' | UndoneField>,
  field: UndoneField,
): BulkChange['updates'] {
  if (field === 'assignedTo') return { assignedTo: assignedTo?._id ?? null };
  if (field === 'priority') return { priority };
  return { status, ...(closeReason && { closeReason }) };
}
