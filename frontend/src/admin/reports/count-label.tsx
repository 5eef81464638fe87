import './report-figure.css';
import type { LeadFilterQuery } from '../leads/filters/filter-kinds';
import { CountedLeads } from './counted-leads';
import { formatShare } from './report-labels';

interface CountLabelProps {
  readonly part: number;
  readonly whole: number;
  /** What the part counts; null where no list has it. */
  readonly by: LeadFilterQuery | null;
}

/** A number and its share of all. */
export function CountLabel({ part, whole, by }: CountLabelProps) {
  return (
    <>
      <CountedLeads count={part} by={by} /> <span className="report-figure__share">{formatShare(part, whole)}</span>
    </>
  );
}
