import { formatReference } from '@lead-types/format-reference';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { SharedFormTexts } from '../../../content/form-texts';
import { Link } from '../../ui/links';
import type { FormDefinition } from '../model/form-definition';
import { countOfProblems, FILLED_IN, type SubmissionProblem, trimmedValues, typedValues } from '../model/values';
import { submissionOf } from '../submissions-slice';
import './form-feedback.css';

interface FormProgressProps {
  readonly form: FormDefinition;
  readonly texts: SharedFormTexts['progress'];
}

/** Shows how many fields of a form are filled in and how many are missing. Collapsed sections do not count. */
export function FormProgress({ form, texts }: FormProgressProps) {
  const root = useRef<HTMLDivElement>(null);
  const folded: readonly string[] = (form.folded ?? []).flatMap((section) => form.sections[section] ?? []);
  const fields = Object.entries(form.fields).filter(([name]) => !folded.includes(name));
  const [filled, setFilled] = useState<readonly string[]>([]);

  useEffect(() => {
    const watched = root.current?.closest('form');
    if (!watched) return;
    const count = () => setFilled(filledNames(watched));
    // When `reset` is dispatched, the inputs still have their values.
    const countLater = () => queueMicrotask(count);
    count();
    watched.addEventListener('input', count);
    watched.addEventListener(FILLED_IN, count);
    watched.addEventListener('reset', countLater);
    return () => {
      watched.removeEventListener('input', count);
      watched.removeEventListener(FILLED_IN, count);
      watched.removeEventListener('reset', countLater);
    };
  }, []);

  const done = fields.filter(([name]) => filled.includes(name)).length;
  const missing = fields.filter(([name, field]) => field.required && !filled.includes(name)).length;
  return (
    <div className="form-progress" ref={root}>
      <p>
        {texts.filled.replace('{done}', String(done)).replace('{total}', String(fields.length))}
        {' · '}
        <strong>{missing ? texts.missing.replace('{count}', String(missing)) : texts.ready}</strong>
      </p>
      <progress className="form-progress__bar" aria-label={texts.name} value={done} max={fields.length} />
    </div>
  );
}

function filledNames(element: HTMLFormElement): string[] {
  const values = trimmedValues(typedValues(element));
  return Object.keys(values).filter((name) => values[name]);
}

interface ErrorSummaryProps {
  readonly problem: SubmissionProblem;
  readonly texts: SharedFormTexts['summary'];
  readonly idOf: (name: string) => string;
  readonly ref: RefObject<HTMLDivElement | null>;
}

export function ErrorSummary({ problem, texts, idOf, ref }: ErrorSummaryProps) {
  // In a form with one field, the headline can repeat the field's error.
  const names = Object.keys(problem.fields).filter((name) => problem.fields[name] !== problem.headline);
  return (
    <div className={problem.queued ? 'error-summary error-summary--queued' : 'error-summary'} tabIndex={-1} ref={ref}>
      {/* Screen readers read the summary when it is focused. A live region would read it twice. */}
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

/** Keeps the label visible, and does not add a history entry. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  const folded = control?.closest('details');
  if (folded) folded.open = true;
  control?.focus();
  control?.closest('fieldset')?.scrollIntoView();
}

const FEEDBACK_MS = 5_000;

interface SubmissionReceiptProps {
  readonly formId: string;
  readonly success: string;
  readonly shared: SharedFormTexts;
}

/** Confirms that a form was saved. Shows thanks for 5 s, and the reference until the form is submitted again. */
export function SubmissionReceipt({ formId, success, shared }: SubmissionReceiptProps) {
  const { reference, hasPhone = false } = useSelector(submissionOf(formId));
  return (
    <div role="status">
      {reference && <Receipt key={reference} {...{ reference, hasPhone, success }} texts={shared.receipt} />}
    </div>
  );
}

interface ReceiptProps {
  readonly reference: string;
  readonly hasPhone: boolean;
  readonly success: string;
  readonly texts: SharedFormTexts['receipt'];
}

function Receipt({ reference, hasPhone, success, texts }: ReceiptProps) {
  const [thanking, setThanking] = useState(true);
  const [takesFocus] = useState(focusIsLost);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus) box.current?.focus();
    const timer = setTimeout(() => setThanking(false), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [takesFocus]);

  return (
    <div className="submission-receipt" tabIndex={-1} aria-live={takesFocus ? 'off' : undefined} ref={box}>
      {thanking && <p className="submission-receipt__thanks">{success}</p>}
      <p>
        {texts.reference} <strong className="submission-receipt__reference">{formatReference(reference)}</strong>
      </p>
      <p className="submission-receipt__note">{texts.note}</p>
      {hasPhone && (
        <p>
          <Link to={`/track#${formatReference(reference)}`}>{texts.track}</Link>
        </p>
      )}
    </div>
  );
}

/** Whether the focus is nowhere or in the form after submitting. In that case, the receipt takes it. */
function focusIsLost(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.closest('.site-form') !== null;
}
