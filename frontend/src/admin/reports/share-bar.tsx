import './share-bar.css';

interface ShareBarProps {
  readonly part: number;
  readonly whole: number;
  /** As wide as its place, instead of a small one beside a number. */
  readonly wide?: boolean;
}

/** A bar for a number that stands in words beside it. */
export function ShareBar({ part, whole, wide = false }: ShareBarProps) {
  return (
    <svg
      className={wide ? 'share-bar share-bar--wide' : 'share-bar'}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="share-bar__part" width={whole === 0 ? 0 : (100 * part) / whole} height="8" />
    </svg>
  );
}
