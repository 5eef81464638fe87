import { Link } from 'react-router-dom';
import './chart-readout.css';

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
