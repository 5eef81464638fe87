import { useContext } from 'react';
import { formatNumber } from '../ui/format-number';
import { ChartReadout, useChartReadout } from './chart-readout';
import india from './india-outlines.json' with { type: 'json' };
import { CountedLeadsContext } from './report-figures';
import type { StateRow } from './reports-api';
import './report-charts.css';

/** The fractions of the largest count at which each shade starts. */
const SHADES = [0, 0.1, 0.25, 0.5, 0.75];

/** Map that shades each state by its number of leads. `rows` must be sorted by number of leads, largest first. */
export function IndiaMap({ rows }: { rows: readonly StateRow[] }) {
  const outlines: Readonly<Record<string, string>> = india.outlines;
  const drawn = rows.filter(({ code }) => code !== null && code in outlines);
  const most = Math.max(0, ...drawn.map(({ leads }) => leads));
  const wordsAt = (index: number) => describeState(drawn[index]);
  const { at, read, slider } = useChartReadout({
    label:
      'Map of leads by state. The arrow keys go from the state with the most leads down. The table has the same numbers.',
    count: Math.max(1, drawn.length),
    start: 0,
    labelAt: wordsAt,
  });
  const addressOf = useContext(CountedLeadsContext);
  const marked = at === null ? undefined : drawn[at];
  return (
    <figure className="india-map">
      <div className="chart-readout__picture">
        <input {...slider} />
        <svg className="india-map__land" viewBox={india.viewBox} aria-hidden="true">
          {Object.entries(outlines).map(([code, outline]) => {
            const place = drawn.findIndex((row) => row.code === code);
            const leads = drawn[place]?.leads ?? 0;
            return (
              <path
                className={`india-map__state india-map__state--${shadeOf(leads, most)}`}
                data-state={code}
                data-leads={leads}
                key={code}
                d={outline}
                onPointerEnter={place < 0 ? undefined : () => read(place)}
              />
            );
          })}
          {marked?.code && <path className="india-map__ring" d={outlines[marked.code]} />}
        </svg>
      </div>
      <ChartReadout
        mark="state"
        words={at === null ? null : wordsAt(at)}
        to={marked?.code ? addressOf({ state: [marked.code] }) : null}
      />
      <figcaption className="india-map__caption">
        {most > 0 && (
          <span className="india-map__legend">
            1
            {[1, 2, 3, 4, 5].map((shade) => (
              <svg
                className="india-map__swatch"
                viewBox="0 0 1 1"
                preserveAspectRatio="none"
                key={shade}
                aria-hidden="true"
              >
                <rect className={`india-map__state--${shade}`} width="1" height="1" />
              </svg>
            ))}
            {formatNumber(most)} leads
          </span>
        )}
        <small>
          Ladakh is counted separately but shown with Jammu and Kashmir. Map:{' '}
          <a href="https://github.com/VictorCazanave/svg-maps" rel="noreferrer" target="_blank">
            MapSVG, svg-maps
          </a>
          ,{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer license" target="_blank">
            CC BY 4.0
          </a>
          , simplified.
        </small>
      </figcaption>
    </figure>
  );
}

function shadeOf(leads: number, most: number): number {
  return leads === 0 ? 0 : SHADES.filter((share) => leads / most >= share).length;
}

function describeState(row: StateRow | undefined): string {
  if (!row) return 'No state is known for these leads';
  return `${row.name}: ${formatNumber(row.leads)} ${row.leads === 1 ? 'lead' : 'leads'}, ${formatNumber(row.converted)} converted`;
}
