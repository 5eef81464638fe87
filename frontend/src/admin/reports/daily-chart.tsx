import { useContext } from 'react';
import type { LeadFilterQuery } from '../leads/filters/filter-kinds';
import { formatNumber } from '../ui/format-number';
import { type Bucket, type BucketSize, bandsOf, dailyBuckets, largestTypes } from './daily-buckets';
import './report-charts.css';
import { ChartReadout, useChartReadout } from './chart-readout';
import {
  type AddressOfCounted,
  ChangeSince,
  CountedLeads,
  CountedLeadsContext,
  reportTypeLabel,
} from './report-figures';
import { ReportTable } from './report-table';
import type { DailyRow } from './reports-api';

const [BAR, GAP, HEIGHT] = [10, 3, 120];
const WIDEST_STEP_PX = 56;
const MAX_NAMED_TYPES = 5;
const SIZE_LABELS: Readonly<Record<BucketSize, string>> = { day: 'Day', week: 'Week from', month: 'Month' };

interface DailyChartProps {
  readonly rows: readonly DailyRow[];
  /** Number of leads in the previous period, and links to them. Null if there is no previous period. */
  readonly before: { readonly leads: number; readonly addressOf: AddressOfCounted } | null;
}

export function DailyChart({ rows, before }: DailyChartProps) {
  const { size, buckets } = dailyBuckets(rows);
  const named = largestTypes(rows, MAX_NAMED_TYPES);
  const most = Math.max(...buckets.map(({ leads }) => leads));
  const top = axisTop(most);
  const others = [...new Set(rows.map(({ type }) => type))].filter((type) => !named.includes(type));
  const bands = others.length > 0 ? [...named.map(reportTypeLabel), 'Other types'] : named.map(reportTypeLabel);
  const addressOf = useContext(CountedLeadsContext);
  const fullest = buckets.find(({ leads }) => leads === most) ?? null;
  const total = buckets.reduce((sum, { leads }) => sum + leads, 0);
  const wordsAt = (index: number) => describeBucket(buckets[index], bands, named);
  const { at, read, slider } = useChartReadout({
    label: `Leads by ${size}`,
    count: buckets.length,
    start: buckets.length - 1,
    labelAt: wordsAt,
  });
  const marked = at === null ? undefined : buckets[at];
  return (
    <>
      <p className="daily-chart__sum">
        <strong>
          <CountedLeads count={total} by={{}} />
        </strong>{' '}
        leads; at most <CountedLeads count={most} by={fullest && daysOf(fullest)} /> in one {size}.
        {before !== null && (
          <>
            {' '}
            <ChangeSince count={total} before={before.leads} by={{}} addressOf={before.addressOf} />
          </>
        )}
      </p>
      <ul className="daily-chart__legend">
        {bands.map((band, index) => (
          <li key={band}>
            <svg className="daily-chart__swatch" viewBox="0 0 1 1" aria-hidden="true">
              <rect className={bandClass(index, named)} width="1" height="1" />
            </svg>
            {band}
          </li>
        ))}
      </ul>
      <div className="daily-chart chart-readout__picture">
        <input {...slider} />
        <p className="daily-chart__lines" aria-hidden="true">
          {[top, top / 2, 0].map((line) => (
            <span key={line}>{formatNumber(line)}</span>
          ))}
        </p>
        <svg
          className="daily-chart__bars"
          width={buckets.length * WIDEST_STEP_PX}
          viewBox={`0 0 ${buckets.length * (BAR + GAP)} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {buckets.map((bucket, index) => (
            <g
              className={index === at ? 'daily-chart__step daily-chart__step--read' : 'daily-chart__step'}
              key={bucket.from}
              onPointerEnter={() => read(index)}
            >
              <rect className="daily-chart__back" x={index * (BAR + GAP)} width={BAR + GAP} height={HEIGHT} />
              {bandsOf(bucket, named).map(({ below, leads }, band) => (
                <rect
                  className={bandClass(band, named)}
                  key={bands[band]}
                  x={index * (BAR + GAP) + GAP / 2}
                  y={HEIGHT - (HEIGHT * (below + leads)) / top}
                  width={BAR}
                  height={(HEIGHT * leads) / top}
                />
              ))}
            </g>
          ))}
        </svg>
        <p className="daily-chart__axis">
          <span>{buckets[0]?.label}</span>
          {buckets.length > 1 && <span>{buckets.at(-1)?.label}</span>}
        </p>
      </div>
      <ChartReadout
        mark="bar"
        words={at === null ? null : wordsAt(at)}
        to={marked?.leads ? addressOf(daysOf(marked)) : null}
      />
      <details className="daily-chart__more">
        <summary>Numbers by {size} and type</summary>
        <ReportTable
          label={`Leads by ${size} and type`}
          rows={[...buckets].reverse()}
          keyOf={({ from }) => from}
          columns={[
            { header: SIZE_LABELS[size], cell: ({ label }) => label },
            { header: 'Leads', cell: (bucket) => <CountedLeads count={bucket.leads} by={daysOf(bucket)} /> },
            ...bands.map((header, band) => ({
              header,
              cell: (bucket: Bucket) => (
                <CountedLeads
                  count={bandsOf(bucket, named)[band]?.leads ?? 0}
                  by={{ ...daysOf(bucket), type: band < named.length ? named.slice(band, band + 1) : others }}
                />
              ),
            })),
          ]}
        />
      </details>
    </>
  );
}

/** Returns the value of the top grid line, which is at least `most`. Half of this value is a round whole number. */
function axisTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most / 2)));
  const halves = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((step) => step * power).filter(Number.isInteger);
  return 2 * (halves.find((half) => half * 2 >= most) ?? most);
}

function daysOf({ from, to }: Bucket): LeadFilterQuery {
  return { dateFrom: from, dateTo: to };
}

function bandClass(band: number, named: readonly string[]): string {
  return `daily-chart__band--${band < named.length ? band + 1 : 'rest'}`;
}

function describeBucket(bucket: Bucket | undefined, bands: readonly string[], named: readonly string[]): string {
  if (!bucket) return '';
  const parts = bandsOf(bucket, named).flatMap(({ leads }, band) =>
    leads > 0 ? `${bands[band]} ${formatNumber(leads)}` : [],
  );
  const sum = `${bucket.label}: ${formatNumber(bucket.leads)} ${bucket.leads === 1 ? 'lead' : 'leads'}`;
  return parts.length > 0 ? `${sum}. ${parts.join(', ')}` : sum;
}
