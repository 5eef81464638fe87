import { numberWords } from '../ui/format-number';
import { shareWords } from './report-labels';

/** A number and its share of all. */
export function CountOf({ part, whole }: { part: number; whole: number }) {
  return (
    <>
      {numberWords(part)} <span className="report-table__share">{shareWords(part, whole)}</span>
    </>
  );
}
