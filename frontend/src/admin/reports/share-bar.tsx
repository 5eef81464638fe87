/** A bar for a number that stands in words beside it. */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  return (
    <svg className="share-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="share-bar__part" width={whole === 0 ? 0 : (100 * part) / whole} height="8" />
    </svg>
  );
}
