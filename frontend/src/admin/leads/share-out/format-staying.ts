import { formatNumber } from '../../ui/format-number';
import type { ShareOutPreview } from './share-out-api';

const REASONS: Readonly<Record<keyof ShareOutPreview['staying'], string>> = {
  assigned: 'somebody has them',
  closed: 'converted, closed or rejected',
  suspectedSpam: 'suspected spam',
  noReceiver: 'nobody ticked may see their type',
};

/** "12 stay where they are: 9 somebody has them, ...", with those that are out of reach; empty where none stays. */
export function formatStaying({ requested, shared, staying }: ShareOutPreview): string {
  const left = requested - shared;
  if (left === 0) return '';
  const known = (Object.keys(REASONS) as (keyof typeof REASONS)[]).map((reason) => [staying[reason], REASONS[reason]]);
  const reasoned = Object.values(staying).reduce((sum, count) => sum + count, 0);
  const reasons = [...known, [left - reasoned, 'no longer there, or not yours to change'] as const]
    .filter(([count]) => Number(count) > 0)
    .map(([count, reason]) => `${formatNumber(Number(count))} (${reason})`);
  return `${formatNumber(left)} ${left === 1 ? 'stays where it is' : 'stay where they are'}: ${reasons.join(', ')}.`;
}
