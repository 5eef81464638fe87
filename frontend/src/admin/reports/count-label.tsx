import './count-label.css';
import { formatNumber } from '../ui/format-number';
import { formatShare } from './report-labels';

/** A number and its share of all. */
export function CountLabel({ part, whole }: { part: number; whole: number }) {
  return (
    <>
      {formatNumber(part)} <span className="count-label__share">{formatShare(part, whole)}</span>
    </>
  );
}
