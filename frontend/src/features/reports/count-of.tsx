import { numberWords } from '../../shared/office/number-words';
import { shareWords } from './report-words';

/** A number and its share of all. */
export function CountOf({ part, whole }: { part: number; whole: number }) {
  return (
    <>
      {numberWords(part)} <span className="report-table__share">{shareWords(part, whole)}</span>
    </>
  );
}
