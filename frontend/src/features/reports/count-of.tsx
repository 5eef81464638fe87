import { countWords, shareWords } from './report-words';

/** A number and its share of all. */
export function CountOf({ part, whole }: { part: number; whole: number }) {
  return (
    <>
      {countWords(part)} <span className="report-table__share">{shareWords(part, whole)}</span>
    </>
  );
}
