import { type BucketSize, dailyBuckets } from './daily-buckets';
import { ReportTable } from './report-table';
import { countWords, typeWords } from './report-words';
import type { DailyRow } from './reports-api';

const [BAR, GAP, HEIGHT] = [10, 3, 120];
const SIZE_WORDS: Readonly<Record<BucketSize, string>> = { day: 'Day', week: 'Week from', month: 'Month' };
const MOST_TYPES_NAMED = 3;

/** How many leads came, as bars over time, with the numbers in a table below. */
export function DailyChart({ rows }: { rows: readonly DailyRow[] }) {
  const { size, buckets } = dailyBuckets(rows);
  const most = Math.max(...buckets.map(({ leads }) => leads));
  const total = buckets.reduce((sum, { leads }) => sum + leads, 0);
  const [first, last] = [buckets[0], buckets.at(-1)];
  return (
    <>
      <p className="report__sum">
        <strong>{countWords(total)}</strong> leads; at most {countWords(most)} in one {size}.
      </p>
      <svg
        className="daily-chart"
        viewBox={`0 0 ${buckets.length * (BAR + GAP)} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Leads by ${size} from ${first?.label} to ${last?.label}; the table below has the numbers`}
      >
        {buckets.map(({ from, label, leads }, index) => {
          const height = (HEIGHT * leads) / most;
          return (
            <rect
              className="daily-chart__bar"
              key={from}
              x={index * (BAR + GAP)}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            >
              <title>{`${label}: ${countWords(leads)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="daily-chart__axis">
        <span>{first?.label}</span>
        <span>{last?.label}</span>
      </p>
      <details className="report__more">
        <summary>Numbers by {size} and type</summary>
        <ReportTable
          label={`Leads by ${size}`}
          rows={[...buckets].reverse()}
          keyOf={({ from }) => from}
          columns={[
            { header: SIZE_WORDS[size], cell: ({ label }) => label },
            { header: 'Leads', cell: ({ leads }) => countWords(leads) },
            { header: 'Mostly', isText: true, cell: ({ types }) => typesWords(types) },
          ]}
        />
      </details>
    </>
  );
}

function typesWords(types: readonly (readonly [string, number])[]): string {
  const named = types.slice(0, MOST_TYPES_NAMED).map(([type, leads]) => `${typeWords(type)} ${countWords(leads)}`);
  const others = types.length - named.length;
  return others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ');
}
