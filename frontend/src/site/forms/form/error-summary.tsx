import type { MouseEvent, RefObject } from 'react';
import type { SubmissionFailure } from '../submission/submissions-slice';

interface ErrorSummaryProps {
  readonly failure: SubmissionFailure;
  readonly idOf: (name: string) => string;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** What went wrong, beside the button; every field that has to be corrected is one click away. */
export function ErrorSummary({ failure, idOf, ref }: ErrorSummaryProps) {
  // A form with one field may have nothing to add to its headline.
  const names = Object.keys(failure.fields).filter((name) => failure.fields[name] !== failure.headline);
  return (
    <div className={failure.saved ? 'receipt' : 'error-summary'} role="alert" tabIndex={-1} ref={ref}>
      <p className="error-summary__headline">{failure.headline}</p>
      {names.length > 0 && (
        <ul className="error-summary__list">
          {names.map((name) => (
            <li key={name}>
              <a href={`#${idOf(name)}`} onClick={focusTarget}>
                {failure.fields[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
      {failure.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

/** Goes to the field without a new entry in the browser's history. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
