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
  /** Rows of the previous period, and links to their leads. Null if there is no previous period. */
  readonly before: { readonly rows: readonly ReportMeasures[]; readonly addressOf: AddressOfCounted } | null;
}

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
        Contacted means the status is not New, or a call was logged.{' '}
        <CountedLeads count={sumOf(rows, 'closed')} by={MEASURE_FILTERS.closed} /> are now closed and{' '}
        <CountedLeads count={sumOf(rows, 'rejected')} by={MEASURE_FILTERS.rejected} /> rejected.
      </p>
    </>
  );
}

function sumOf(rows: readonly ReportMeasures[], name: keyof ReportMeasures): number {
  return rows.reduce((total, row) => total + row[name], 0);
}
