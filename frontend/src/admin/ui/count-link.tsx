import { Link } from 'react-router-dom';
import './count-link.css';
import { formatNumber } from './format-number';

/** A count that opens the list of what it counts; nothing to open, and so no link, where there is none or `to` is null. */
export function CountLink({ count, to }: { readonly count: number; readonly to: string | null }) {
  if (count === 0 || to === null) return formatNumber(count);
  return (
    <Link className="count-link" to={to}>
      {formatNumber(count)}
    </Link>
  );
}
