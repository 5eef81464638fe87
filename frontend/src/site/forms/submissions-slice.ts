/** The state of the page's submissions. `createSlice` is not used: it would add Immer to every page with a form. */
import { configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit';
import { toastsReducer } from '../../shared/toasts/toasts-slice';
import type { SubmissionProblem } from './model/values';

/** The reference is kept until the form is submitted again. */
interface Submission {
  readonly status: 'idle' | 'submitting' | 'success' | 'error';
  readonly reference: string | null;
  /** The form had a phone number, which the page about a request asks for. */
  readonly hasPhone?: boolean;
  readonly problem: SubmissionProblem | null;
}

const IDLE: Submission = { status: 'idle', reference: null, problem: null };

interface OfForm {
  readonly formId: string;
}

export const submissionStarted = createAction<OfForm>('submissions/started');
export const submissionSaved = createAction<OfForm & { reference: string; hasPhone: boolean }>('submissions/saved');
export const submissionFailed = createAction<OfForm & { problem: SubmissionProblem }>('submissions/failed');
/** Clears the problem if nothing is left to correct. */
export const fieldRechecked = createAction<OfForm & { name: string; error: string | undefined }>(
  'submissions/fieldRechecked',
);
export const submissionCleared = createAction<OfForm>('submissions/cleared');

type Submissions = Readonly<Record<string, Submission>>;

/** Submissions by form id. They are kept when a form is removed from the page. */
function submissionsReducer(submissions: Submissions = {}, action: UnknownAction): Submissions {
  const withSubmission = (formId: string, submission: Submission) => ({ ...submissions, [formId]: submission });

  if (submissionStarted.match(action)) return withSubmission(action.payload.formId, { ...IDLE, status: 'submitting' });
  if (submissionSaved.match(action)) {
    const { formId, reference, hasPhone } = action.payload;
    return withSubmission(formId, { ...IDLE, status: 'success', reference, hasPhone });
  }
  if (submissionFailed.match(action)) {
    const { formId, problem } = action.payload;
    return withSubmission(formId, { ...IDLE, status: 'error', problem });
  }
  if (fieldRechecked.match(action)) {
    const { formId, name, error } = action.payload;
    return withSubmission(formId, rechecked(submissions[formId] ?? IDLE, name, error));
  }
  return submissionCleared.match(action) ? withSubmission(action.payload.formId, IDLE) : submissions;
}

function rechecked(submission: Submission, name: string, error: string | undefined): Submission {
  const { problem } = submission;
  if (!problem) return submission;
  const { [name]: _before, ...others } = problem.fields;
  const fields = error ? { ...problem.fields, [name]: error } : others;
  const over = Object.keys(fields).length === 0 && problem.notes.length === 0;
  return over ? IDLE : { ...IDLE, status: 'error', problem: { ...problem, fields } };
}

export const submissionOf = (formId: string) => (state: { submissions: Submissions }) =>
  state.submissions[formId] ?? IDLE;

export function createFormStore() {
  return configureStore({ reducer: { toasts: toastsReducer, submissions: submissionsReducer } });
}

export type FormStore = ReturnType<typeof createFormStore>;
