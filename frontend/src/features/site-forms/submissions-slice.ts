import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Why a form could not be sent, in the page's language. */
export interface SubmissionFailure {
  readonly headline: string;
  /** What to correct, by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whatever else there is to know. */
  readonly notes: readonly string[];
}

/** Where the sending of a form stands. The reference stays readable until the form is sent once more. */
export interface Submission {
  readonly status: 'idle' | 'submitting' | 'success' | 'error';
  readonly reference: string | null;
  readonly failure: SubmissionFailure | null;
}

const IDLE: Submission = { status: 'idle', reference: null, failure: null };

type Submissions = Readonly<Record<string, Submission>>;

interface OfForm {
  readonly formId: string;
}

/** The submissions of the page's forms, by form id; they outlive a form that is folded away meanwhile. */
export const submissionsSlice = createSlice({
  name: 'submissions',
  initialState: {} as Submissions,
  reducers: {
    submissionStarted: (submissions, { payload: { formId } }: PayloadAction<OfForm>) => ({
      ...submissions,
      [formId]: { ...IDLE, status: 'submitting' },
    }),
    submissionSaved: (submissions, { payload }: PayloadAction<OfForm & { reference: string }>) => ({
      ...submissions,
      [payload.formId]: { ...IDLE, status: 'success', reference: payload.reference },
    }),
    submissionFailed: (submissions, { payload }: PayloadAction<OfForm & { failure: SubmissionFailure }>) => ({
      ...submissions,
      [payload.formId]: { ...IDLE, status: 'error', failure: payload.failure },
    }),
    /** A field was typed into again; once nothing is left to correct, the failure is over. */
    fieldRechecked: (submissions, { payload }: PayloadAction<OfForm & { name: string; error: string | undefined }>) => {
      const { formId, name, error } = payload;
      const failure = submissions[formId]?.failure;
      if (!failure) return submissions;
      const { [name]: _before, ...others } = failure.fields;
      const fields = error ? { ...failure.fields, [name]: error } : others;
      const over = Object.keys(fields).length === 0 && failure.notes.length === 0;
      return { ...submissions, [formId]: over ? IDLE : { ...IDLE, status: 'error', failure: { ...failure, fields } } };
    },
    submissionForgotten: (submissions, { payload: { formId } }: PayloadAction<OfForm>) => ({
      ...submissions,
      [formId]: IDLE,
    }),
  },
  selectors: {
    selectSubmission: (submissions, formId: string): Submission => submissions[formId] ?? IDLE,
  },
});

export const { submissionStarted, submissionSaved, submissionFailed, fieldRechecked, submissionForgotten } =
  submissionsSlice.actions;
const { selectSubmission } = submissionsSlice.selectors;

/** Where the sending of this form stands, as `useSelector` wants it. */
export const submissionOf = (formId: string) => (state: { submissions: Submissions }) =>
  selectSubmission(state, formId);
