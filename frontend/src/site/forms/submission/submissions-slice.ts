/**
 * Where the sending of the page's forms stands. A plain reducer: `createSlice` brings Immer along, and every page with a
 * form would pay for it.
 */
import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** Why a form could not be sent, in the page's language. */
export interface SubmissionFailure {
  readonly headline: string;
  /** What to correct, by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whatever else there is to know. */
  readonly notes: readonly string[];
  /** Nothing is wrong: it is saved on the device and will be sent. */
  readonly saved?: boolean;
}

/** Where the sending of a form stands. The reference stays readable until the form is sent once more. */
export interface Submission {
  readonly status: 'idle' | 'submitting' | 'success' | 'error';
  readonly reference: string | null;
  readonly failure: SubmissionFailure | null;
}

const IDLE: Submission = { status: 'idle', reference: null, failure: null };

interface OfForm {
  readonly formId: string;
}

export const submissionStarted = createAction<OfForm>('submissions/started');
export const submissionSaved = createAction<OfForm & { reference: string }>('submissions/saved');
export const submissionFailed = createAction<OfForm & { failure: SubmissionFailure }>('submissions/failed');
/** A field was typed into again; once nothing is left to correct, the failure is over. */
export const fieldRechecked = createAction<OfForm & { name: string; error: string | undefined }>(
  'submissions/fieldRechecked',
);
export const submissionForgotten = createAction<OfForm>('submissions/forgotten');

type Submissions = Readonly<Record<string, Submission>>;

/** The submissions by form id; they outlive a form that is folded away meanwhile. */
export function submissionsReducer(submissions: Submissions = {}, action: UnknownAction): Submissions {
  const became = (formId: string, submission: Submission) => ({ ...submissions, [formId]: submission });

  if (submissionStarted.match(action)) return became(action.payload.formId, { ...IDLE, status: 'submitting' });
  if (submissionSaved.match(action)) {
    const { formId, reference } = action.payload;
    return became(formId, { ...IDLE, status: 'success', reference });
  }
  if (submissionFailed.match(action)) {
    const { formId, failure } = action.payload;
    return became(formId, { ...IDLE, status: 'error', failure });
  }
  if (fieldRechecked.match(action)) {
    const { formId, name, error } = action.payload;
    return became(formId, rechecked(submissions[formId] ?? IDLE, name, error));
  }
  return submissionForgotten.match(action) ? became(action.payload.formId, IDLE) : submissions;
}

function rechecked(submission: Submission, name: string, error: string | undefined): Submission {
  const { failure } = submission;
  if (!failure) return submission;
  const { [name]: _before, ...others } = failure.fields;
  const fields = error ? { ...failure.fields, [name]: error } : others;
  const over = Object.keys(fields).length === 0 && failure.notes.length === 0;
  return over ? IDLE : { ...IDLE, status: 'error', failure: { ...failure, fields } };
}

/** Where the sending of this form stands, as `useSelector` wants it. */
export const submissionOf = (formId: string) => (state: { submissions: Submissions }) =>
  state.submissions[formId] ?? IDLE;
