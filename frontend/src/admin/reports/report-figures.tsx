import { isLeadType, leadTypeDefinition } from '@lead-types/lead-types';
import { createContext, useContext } from 'react';
import { Link } from 'react-router-dom';
import type { LeadFilterQuery } from '../leads/filters/filter-kinds';
import { formatNumber } from '../ui/format-number';
import './report-figures.css';

/** Returns the URL of a list that shows the counted leads, or null if there is no such list. */
export type AddressOfCounted = (counted: LeadFilterQuery) => string | null;

/** Provided by the page, because only the page knows the filters of its reports. */
export const CountedLeadsContext = createContext<AddressOfCounted>(() => null);

export function CountedLeads({ count, by }: { readonly count: number; readonly by: LeadFilterQuery | null }) {
  const addressOf = useContext(CountedLeadsContext);
  return <CountLink count={count} to={by && addressOf(by)} />;
}

export const MEASURE_FILTERS = {
  leads: {},
  contacted: { contacted: true },
  qualified: { status: ['qualified', 'converted'] },
  converted: { status: ['converted'] },
  closed: { status: ['closed'] },
  rejected: { status: ['rejected'] },
  promised: { promise: 'promised' },
  kept: { promise: 'kept' },
  missed: { promise: 'missed' },
  overdue: { promise: 'overdue' },
  waiting: { promise: 'waiting' },
} as const satisfies Readonly<Record<string, LeadFilterQuery>>;

/** Links to the counted leads. Shows plain text if `count` is 0 or `to` is null. */
export function CountLink({ count, to }: { readonly count: number; readonly to: string | null }) {
  if (count === 0 || to === null) return formatNumber(count);
  return (
    <Link className="count-link" to={to}>
      {formatNumber(count)}
    </Link>
  );
}

interface CountLabelProps {
  readonly part: number;
  readonly whole: number;
  readonly by: LeadFilterQuery | null;
}

export function CountLabel({ part, whole, by }: CountLabelProps) {
  return (
    <>
      <CountedLeads count={part} by={by} /> <span className="report-figure__share">{formatShare(part, whole)}</span>
    </>
  );
}

interface ChangeSinceProps {
  readonly count: number;
  readonly before: number;
  readonly by: LeadFilterQuery;
  readonly addressOf: AddressOfCounted;
}

export function ChangeSince({ count, before, by, addressOf }: ChangeSinceProps) {
  if (before === 0) return <span className="report-figure__change">none before</span>;
  return (
    <span className="report-figure__change">
      {formatChange(count, before)} <CountLink count={before} to={addressOf(by)} />
    </span>
  );
}

/** Returns the words before the earlier number, such as `up 12% from`, `down 8% from` or `no change from`. */
function formatChange(count: number, before: number): string {
  const percent = Math.round((100 * (count - before)) / before);
  if (percent === 0) return 'no change from';
  return percent > 0 ? `up ${percent}% from` : `down ${-percent}% from`;
}

interface ShareBarProps {
  readonly part: number;
  readonly whole: number;
  /** True if the bar fills the available width. Otherwise, it is a small bar next to a number. */
  readonly wide?: boolean;
}

export function ShareBar({ part, whole, wide = false }: ShareBarProps) {
  return (
    <svg
      className={wide ? 'share-bar share-bar--wide' : 'share-bar'}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="share-bar__part" width={whole === 0 ? 0 : (100 * part) / whole} height="8" />
    </svg>
  );
}

/** Formats a share in whole percent, or as a dash if `whole` is 0. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`;
}

export function reportTypeLabel(type: string): string {
  return isLeadType(type) ? leadTypeDefinition(type).label : type;
}

/** Examples: `2 d 3 h`, `5 h 12 min`, `40 min`. */
export function formatWait(minutes: number | null): string {
  if (minutes === null) return '–';
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60)];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return minutes % 60 > 0 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
  return `${minutes} min`;
}
