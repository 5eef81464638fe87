import type { Lead } from '../lead/lead';
import type { WorkedQueue } from '../queue/use-lead-queue';

/**
 * The leads of a page with those that the work of this visit took out of the list, each behind the lead that it stood
 * behind. They go once another list is shown.
 */
export function withWorkedRows(leads: readonly Lead[], queue: WorkedQueue | null): readonly Lead[] {
  if (!queue || queue.worked.size === 0) return leads;
  const rows = [...leads];
  queue.ids.forEach((id, at) => {
    const lead = queue.worked.get(id);
    if (!lead || rows.some(({ _id }) => _id === id)) return;
    const before = queue.ids.slice(0, at).findLast((other) => rows.some(({ _id }) => _id === other));
    rows.splice(rows.findIndex(({ _id }) => _id === before) + 1, 0, lead);
  });
  return rows;
}
