import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router-dom';
import './report-charts.css';

interface ChartReadoutProps {
  /** The name for one mark of this chart, such as `bar`. */
  readonly mark: string;
  readonly words: string | null;
  readonly to: string | null;
}

/** Shows the numbers of the selected mark, or a hint that explains how to select one. */
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
  readonly count: number;
  /** The mark that is selected when the slider receives the focus. */
  readonly start: number;
  readonly labelAt: (mark: number) => string;
}

/**
 * Lets the user select a mark of a chart by pointer or slider. The mark stays selected, so that the user can follow its
 * link. Put `slider` on a visually hidden range input, and call `read` when the pointer is on a mark.
 */
export function useChartReadout({ label, count, start, labelAt }: ChartReadoutOptions): {
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
    'aria-valuetext': labelAt(here),
    onFocus: () => read(here),
    onChange: ({ target }) => read(target.valueAsNumber - 1),
  };
  return { at, read, slider };
}
