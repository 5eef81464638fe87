/** Says how to read a picture's marks with what is at hand: a pointer and keys, or a finger. */
export function ChartReadoutHint({ mark }: { mark: string }) {
  return (
    <>
      <span className="reading-hint reading-hint--pointer">
        Point at a {mark}, or go through them with the arrow keys.
      </span>
      <span className="reading-hint reading-hint--finger">Touch a {mark} to read its numbers.</span>
    </>
  );
}
