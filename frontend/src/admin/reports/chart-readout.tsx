import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router-dom';
import './report-charts.css';

interface ChartReadoutProps {
  /** What the picture is made of: `bar`. */
  readonly mark: string;
  /** What the chosen mark says; null as long as none is chosen. */
  readonly words: string | null;
  /** The list of what the chosen mark counts; null where it counts nothing. */
  readonly to: string | null;
}

/** The numbers of the chosen mark of a picture, or how to choose one with what is at hand: a pointer and keys, or a finger. */
export function ChartReadout({ mark, words, to }: ChartReadoutProps) {
  return (
    <p className="chart-readout">
      <span aria-hidden="true">
        {words ?? (
          <>
            <span className="chart-readout__pointer">Point at a {mark}, or go through them with the arrow keys.</span>
            <span className="chart-readout__finger">Touch a {mark} to read its numbers.</span>
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
  /** How many marks the picture has; at least one. */
  readonly count: number;
  /** The mark that is read when the keyboard comes to the picture. */
  readonly start: number;
  readonly labelAt: (mark: number) => string;
}

/**
 * Reads a picture's marks one by one: the one under the pointer, or the one that a slider has come to, with keys or a screen
 * reader's gestures. It stays, so that its list can be opened. `slider` goes on an input that only assistive technology
 * sees, `read` to each mark.
 */
export function useChartReadout({ label, count, start, labelAt }: ChartReadoutOptions): {
  /** The mark that is read, null for none. */
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
