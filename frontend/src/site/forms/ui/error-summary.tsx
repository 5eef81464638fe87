import type { MouseEvent, RefObject } from 'react';
import type { SharedFormTexts } from '../../../content/form-texts';
import { countOfProblems, type SubmissionProblem } from '../model/checks';
import './error-summary.css';

interface ErrorSummaryProps {
  readonly problem: SubmissionProblem;
  readonly texts: SharedFormTexts['summary'];
  readonly idOf: (name: string) => string;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** What went wrong, beside the button; every field that has to be corrected is one click away. */
export function ErrorSummary({ problem, texts, idOf, ref }: ErrorSummaryProps) {
  // A form with one field may have no more to say than its headline.
  const names = Object.keys(problem.fields).filter((name) => problem.fields[name] !== problem.headline);
  return (
    <div className={problem.queued ? 'error-summary error-summary--queued' : 'error-summary'} tabIndex={-1} ref={ref}>
      {/* The focus is what makes a screen reader read it: as a live region it would be read twice. */}
      <div className="error-summary__text" role="alert" aria-live="off">
        <p className="error-summary__headline">
          {problem.isCount ? countOfProblems(names.length, texts) : problem.headline}
        </p>
        {names.length > 0 && (
          <ul className="error-summary__list">
            {names.map((name) => (
              <li key={name}>
                <a href={`#${idOf(name)}`} onClick={focusTarget}>
                  {problem.fields[name]}
                </a>
              </li>
            ))}
          </ul>
        )}
        {problem.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}

/** Goes to the field, its label in sight, without a new entry in the browser's history. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  const folded = control?.closest('details');
  if (folded) folded.open = true;
  control?.focus();
  control?.closest('fieldset')?.scrollIntoView();
}
