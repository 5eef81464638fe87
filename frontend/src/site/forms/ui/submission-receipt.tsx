import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { SharedFormTexts } from '../../../content/form-texts';
import { formatReference } from '../../../shared/lib/format-reference';
import { submissionOf } from '../submission/submissions-slice';
import './submission-receipt.css';

const FEEDBACK_MS = 5_000;

interface SubmissionReceiptProps {
  readonly formId: string;
  readonly success: string;
  readonly shared: SharedFormTexts;
}

/** What a visitor gets for a form that arrived: the thanks for a moment, the reference number for as long as needed. */
export function SubmissionReceipt({ formId, success, shared }: SubmissionReceiptProps) {
  const { reference } = useSelector(submissionOf(formId));
  return (
    <div role="status">
      {reference && <Receipt key={reference} reference={reference} success={success} texts={shared.receipt} />}
    </div>
  );
}

interface ReceiptProps {
  readonly reference: string;
  readonly success: string;
  readonly texts: SharedFormTexts['receipt'];
}

function Receipt({ reference, success, texts }: ReceiptProps) {
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
    </div>
  );
}

/** The button that was pressed was disabled meanwhile, or is gone with its form; nobody is taken away from elsewhere. */
function focusIsLost(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.closest('.site-form') !== null;
}
