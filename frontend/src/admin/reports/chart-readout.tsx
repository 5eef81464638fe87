import './chart-readout.css';

interface ChartReadoutProps {
  /** What the picture is made of: `bar`. */
  readonly mark: string;
  /** What the chosen mark says; null as long as none is chosen. */
  readonly words: string | null;
}

/** The numbers of the chosen mark of a picture, or how to choose one with what is at hand: a pointer and keys, or a finger. */
export function ChartReadout({ mark, words }: ChartReadoutProps) {
  return (
    <p className="chart-readout" aria-hidden="true">
      {words ?? (
        <>
          <span className="chart-readout__pointer">Point at a {mark}, or go through them with the arrow keys.</span>
          <span className="chart-readout__finger">Touch a {mark} to read its numbers.</span>
        </>
      )}
    </p>
  );
}
