import { formatNumber } from '../ui/format-number';
import './funnel.css';
import { formatShare } from './report-labels';
import type { ReportMeasures } from './reports-api';
import { ShareBar } from './share-bar';

const STEPS = [
  ['leads', 'New'],
  ['contacted', 'Contacted'],
  ['qualified', 'Qualified'],
  ['converted', 'Converted'],
] as const;

/** How many of the leads came how far. */
export function Funnel({ rows }: { rows: readonly ReportMeasures[] }) {
  const sum = (name: keyof ReportMeasures) => rows.reduce((total, row) => total + row[name], 0);
  const all = sum('leads');
  return (
    <>
      <dl className="funnel">
        {STEPS.map(([name, label]) => (
          <div className="funnel__step" key={name}>
            <dt>{label}</dt>
            <dd className="funnel__count">
              {formatNumber(sum(name))} <span className="funnel__share">{formatShare(sum(name), all)}</span>
            </dd>
            <dd className="funnel__bar">
              <ShareBar wide part={sum(name)} whole={all} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="funnel__hint">
        Contacted: another status than New, or a call logged. Of all, {formatNumber(sum('closed'))} are closed and{' '}
        {formatNumber(sum('rejected'))} rejected now.
      </p>
    </>
  );
}
