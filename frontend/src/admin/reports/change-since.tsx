import './report-figure.css';
import type { LeadFilterQuery } from '../leads/filters/filter-kinds';
import { CountLink } from '../ui/count-link';
import type { AddressOfCounted } from './counted-leads';

interface ChangeSinceProps {
  readonly count: number;
  /** The same number of the period before, which leads it counts, and where those are listed. */
  readonly before: number;
  readonly by: LeadFilterQuery;
  readonly addressOf: AddressOfCounted;
}

/** How a number differs from the one of the period before. */
export function ChangeSince({ count, before, by, addressOf }: ChangeSinceProps) {
  if (before === 0) return <span className="report-figure__change">none before</span>;
  return (
    <span className="report-figure__change">
      {formatChange(count, before)}, <CountLink count={before} to={addressOf(by)} /> before
    </span>
  );
}

/** `+12%`, `-8%`, `as many`. */
function formatChange(count: number, before: number): string {
  const percent = Math.round((100 * (count - before)) / before);
  if (percent === 0) return 'as many';
  return percent > 0 ? `+${percent}%` : `\u2212${-percent}%`;
}
