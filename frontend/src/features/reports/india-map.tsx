import india from './india-outlines.json' with { type: 'json' };
import { countWords } from './report-words';
import type { StateRow } from './reports-api';
import './india-map.css';

/** Shares of the largest state's count at which the next shade begins. */
const SHADES = [0, 0.1, 0.25, 0.5, 0.75];

/** India, each state shaded by its number of leads. */
export function IndiaMap({ rows }: { rows: readonly StateRow[] }) {
  const counts = new Map(rows.flatMap(({ code, leads }) => (code ? [[code, leads] as const] : [])));
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  const most = Math.max(0, ...counts.values());
  return (
    <figure className="india-map">
      <svg
        className="india-map__land"
        viewBox={india.viewBox}
        role="img"
        aria-label="Leads by state; the table has the numbers"
      >
        {Object.entries(india.outlines).map(([code, outline]) => {
          const leads = counts.get(code) ?? 0;
          const shade = leads === 0 ? 0 : SHADES.filter((share) => leads / most >= share).length;
          return (
            <path className={`india-map__state india-map__state--${shade}`} data-state={code} key={code} d={outline}>
              {leads > 0 && <title>{`${names.get(code)}: ${countWords(leads)}`}</title>}
            </path>
          );
        })}
      </svg>
      <figcaption className="india-map__caption">
        {most > 0 && (
          <span className="india-map__legend">
            Fewer
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
            More
          </span>
        )}
        <small>
          Ladakh is counted by itself and drawn with Jammu and Kashmir. Map:{' '}
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
