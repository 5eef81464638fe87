import type { ToastType } from '../../../shared/toasts/toasts-slice';

/** What was done to so many leads: `updated 3 leads to closed`. */
export type BulkDone = (count: number) => string;

/** What a toast says of a change of many leads, by how many there were and how many it reached. */
export function bulkToast(
  { requested, affected }: { readonly requested: number; readonly affected: number },
  done: BulkDone,
  whyNot: string,
): [ToastType, string] {
  const left = requested - affected;
  const verb = left === 1 ? 'is' : 'are';
  if (affected === 0) {
    return ['warning', `Nothing was changed: the ${requested === 1 ? 'lead is' : `${requested} leads are`} ${whyNot}.`];
  }
  if (left === 0) return ['success', `Successfully ${done(affected)}`];
  return ['warning', `Successfully ${done(affected)}. The other ${left} ${verb} ${whyNot}.`];
}
