import {
  type AddressOfCounted,
  ChangeSince,
  CountedLeads,
  formatShare,
  MEASURE_FILTERS,
  ShareBar,
} from './report-figures';
import './report-charts.css';
import type { ReportMeasures } from './reports-api';

const STEPS = [
  ['leads', 'New'],
  ['contacted', 'Contacted'],
  ['qualified', 'Qualified'],
  ['converted', 'Converted'],
] as const;

interface FunnelProps {
  readonly rows: readonly ReportMeasures[];
  /** Those of the period before, and where what they count is listed; null where there is none. */
  readonly before: { readonly rows: readonly ReportMeasures[]; readonly addressOf: AddressOfCounted } | null;
}

/** How many of the leads came how far. */
export function Funnel({ rows, before }: FunnelProps) {
  const all = sumOf(rows, 'leads');
  return (
    <>
      <dl className="funnel">
        {STEPS.map(([name, label]) => (
          <div className="funnel__step" key={name}>
            <dt>{label}</dt>
            <dd className="funnel__count">
              <CountedLeads count={sumOf(rows, name)} by={MEASURE_FILTERS[name]} />{' '}
              <span className="funnel__share">{formatShare(sumOf(rows, name), all)}</span>
            </dd>
            <dd className="funnel__bar">
              <ShareBar wide part={sumOf(rows, name)} whole={all} />
            </dd>
            {before && (
              <dd className="funnel__change">
                <ChangeSince
                  count={sumOf(rows, name)}
                  before={sumOf(before.rows, name)}
                  by={MEASURE_FILTERS[name]}
                  addressOf={before.addressOf}
                />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="funnel__hint">
        Contacted: another status than New, or a call logged. Of all,{' '}
        <CountedLeads count={sumOf(rows, 'closed')} by={MEASURE_FILTERS.closed} /> are closed and{' '}
        <CountedLeads count={sumOf(rows, 'rejected')} by={MEASURE_FILTERS.rejected} /> rejected now.
      </p>
    </>
  );
}

function sumOf(rows: readonly ReportMeasures[], name: keyof ReportMeasures): number {
  return rows.reduce((total, row) => total + row[name], 0);
}
