import { formatNumber } from '../ui/format-number';
import { type Bucket, type BucketSize, bandsOf, dailyBuckets, largestTypes } from './daily-buckets';
import './daily-chart.css';
import { ChartReadout } from './chart-readout';
import { reportTypeLabel } from './report-labels';
import { ReportTable } from './report-table';
import type { DailyRow } from './reports-api';
import { useChartReadout } from './use-chart-readout';

const [BAR, GAP, HEIGHT] = [10, 3, 120];
const WIDEST_STEP_PX = 56;
const MAX_NAMED_TYPES = 5;
const SIZE_WORDS: Readonly<Record<BucketSize, string>> = { day: 'Day', week: 'Week from', month: 'Month' };

/** How many leads came, as bars over time parted by type, with every number in the table below. */
export function DailyChart({ rows }: { rows: readonly DailyRow[] }) {
  const { size, buckets } = dailyBuckets(rows);
  const named = largestTypes(rows, MAX_NAMED_TYPES);
  const hasOthers = rows.some(({ type }) => !named.includes(type));
  const bands = hasOthers ? [...named.map(reportTypeLabel), 'Other types'] : named.map(reportTypeLabel);
  const most = Math.max(...buckets.map(({ leads }) => leads));
  const total = buckets.reduce((sum, { leads }) => sum + leads, 0);
  const wordsAt = (index: number) => bucketWords(buckets[index], bands, named);
  const { at, read, slider } = useChartReadout({
    label: `Leads by ${size}`,
    count: buckets.length,
    start: buckets.length - 1,
    wordsAt,
  });
  return (
    <>
      <p className="daily-chart__sum">
        <strong>{formatNumber(total)}</strong> leads; at most {formatNumber(most)} in one {size}.
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
      <div className="daily-chart" {...slider}>
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
                  y={HEIGHT - (HEIGHT * (below + leads)) / most}
                  width={BAR}
                  height={(HEIGHT * leads) / most}
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
      <ChartReadout mark="bar" words={at === null ? null : wordsAt(at)} />
      <details className="daily-chart__more">
        <summary>Numbers by {size} and type</summary>
        <ReportTable
          label={`Leads by ${size} and type`}
          rows={[...buckets].reverse()}
          keyOf={({ from }) => from}
          columns={[
            { header: SIZE_WORDS[size], cell: ({ label }) => label },
            { header: 'Leads', cell: ({ leads }) => formatNumber(leads) },
            ...bands.map((header, band) => ({
              header,
              cell: (bucket: Bucket) => formatNumber(bandsOf(bucket, named)[band]?.leads ?? 0),
            })),
          ]}
        />
      </details>
    </>
  );
}

function bandClass(band: number, named: readonly string[]): string {
  return `daily-chart__band--${band < named.length ? band + 1 : 'rest'}`;
}

function bucketWords(bucket: Bucket | undefined, bands: readonly string[], named: readonly string[]): string {
  if (!bucket) return '';
  const parts = bandsOf(bucket, named).flatMap(({ leads }, band) =>
    leads > 0 ? `${bands[band]} ${formatNumber(leads)}` : [],
  );
  const sum = `${bucket.label}: ${formatNumber(bucket.leads)} ${bucket.leads === 1 ? 'lead' : 'leads'}`;
  return parts.length > 0 ? `${sum}. ${parts.join(', ')}` : sum;
}
