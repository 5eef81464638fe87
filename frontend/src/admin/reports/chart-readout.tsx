import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router-dom';
import './report-charts.css';

interface ChartReadoutProps {
  /** Name of a mark, such as `bar`. */
  readonly mark: string;
  readonly words: string | null;
  /** Address of the leads that the chosen mark counts; null if it counts none. */
  readonly to: string | null;
}

/** Numbers of the chosen mark of a chart. Until one is chosen, a hint for pointer and keyboard, or for touch. */
export function ChartReadout({ mark, words, to }: ChartReadoutProps) {
  return (
    <p className="chart-readout">
      <span aria-hidden="true">
        {words ?? (
          <>
            <span className="chart-readout__pointer">Point at a {mark} or use the arrow keys.</span>
            <span className="chart-readout__finger">Tap a {mark} to see its numbers.</span>
          </>
        )}
      </span>
      {words !== null && to !== null && (
        <>
          {' '}
          <Link to={to}>Open the list</Link>
        </>
      )}
    </p>
  );
}

interface ChartReadoutOptions {
  readonly label: string;
  /** Number of marks; at least one. */
  readonly count: number;
  /** Mark that is chosen when the keyboard reaches the chart. */
  readonly start: number;
  readonly wordsAt: (mark: number) => string;
}

/**
 * Chooses one mark of a chart, with the pointer or with a slider for keys and screen readers. The choice stays, so that
 * its list can be opened. Put `slider` on an input that only assistive technology sees, and call `read` for each mark.
 */
export function useChartReadout({ label, count, start, wordsAt }: ChartReadoutOptions): {
  at: number | null;
  read: (mark: number) => void;
  slider: ComponentProps<'input'>;
} {
  const [mark, read] = useState<number | null>(null);
  const at = mark !== null && mark < count ? mark : null;
  const here = at ?? start;
  const slider: ComponentProps<'input'> = {
    className: 'visually-hidden',
    type: 'range',
    min: 1,
    max: count,
    value: here + 1,
    'aria-label': label,
    'aria-valuetext': wordsAt(here),
    onFocus: () => read(here),
    onChange: ({ target }) => read(target.valueAsNumber - 1),
  };
  return { at, read, slider };
}
