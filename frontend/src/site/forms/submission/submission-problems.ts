import type { FormTexts, SharedFormTexts } from '../../../content/form-texts';
import type { OutboxTexts } from '../../../content/outbox';
import { knownProblemSentence } from '../form/form-checks';
import { fieldNameAt } from '../form/form-values';
import type { FormDefinition } from '../model/form-definition';
import type { SubmissionProblem } from './submissions-slice';
import type { RetryableProblem, SubmissionOutcome } from './submit-lead';

/** What to say when the server did not take the form, or did not answer. */
export function problemOfOutcome(
  outcome: Exclude<SubmissionOutcome, { kind: 'saved' }>,
  form: FormDefinition,
  texts: FormTexts<string, string>,
  shared: SharedFormTexts,
): SubmissionProblem {
  if (outcome.kind === 'unreachable') return { headline: shared.network, fields: {}, notes: [shared.kept] };
  const { problem } = outcome;
  if (problem.status === 429) return tryLater(shared.throttled, problem);
  if (problem.status === 503) return tryLater(shared.unavailable, problem);

  // The server writes English; a page in another language has a sentence of its own in the place of all others.
  const refused = (message: string) => shared.refused.replace('{message}', message);
  const fields: Record<string, string> = {};
  const notes: string[] = [];
  for (const { field: path, code, message } of problem.errors) {
    const name = fieldNameAt(form, path);
    const field = name === undefined ? undefined : form.fields[name];
    if (name === undefined || !field) notes.push(refused(message));
    else {
      const label = texts.fields[name]?.label ?? name;
      fields[name] = knownProblemSentence(code, name, field, texts, shared) ?? `${label}: ${refused(message)}`;
    }
  }
  // A visitor can do nothing about a fault of the server's own.
  if (problem.errors.length === 0) notes.push(problem.status >= 500 ? shared.kept : refused(problem.message));
  return { headline: texts.failure ?? shared.failure, fields, notes: [...new Set(notes)] };
}

function tryLater(sentence: string, { retryAfterSeconds }: RetryableProblem): SubmissionProblem {
  return { headline: sentence.replace('{seconds}', String(retryAfterSeconds)), fields: {}, notes: [] };
}

/** What to say when the form is queued in the outbox. A device that knows it is offline reports no fault. */
export function problemOfQueued(shared: SharedFormTexts, outbox: OutboxTexts | undefined): SubmissionProblem {
  if (!outbox) return { headline: shared.network, fields: {}, notes: [shared.kept] };
  if (navigator.onLine === false) return { headline: outbox.saved, fields: {}, notes: [], queued: true };
  return { headline: shared.network, fields: {}, notes: [outbox.kept] };
}
