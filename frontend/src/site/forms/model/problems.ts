import type { SharedFormTexts } from '../../../content/form-texts';
import type { OutboxTexts } from '../../../content/outbox';
import type { ApiProblem } from '../../../shared/api/problem';
import { problemSentence, type SubmissionProblem } from './checks';
import type { FormSpec, ProblemCode } from './form-definition';
import { fieldNameAt } from './values';

export type SubmissionOutcome =
  | { readonly kind: 'saved'; readonly reference: string }
  | { readonly kind: 'refused'; readonly problem: RetryableProblem }
  /** No answer came: whether the lead was saved is not known, so the same key must be used again. */
  | { readonly kind: 'unreachable' };

/** Why the server did not take a form, and when it may be asked again. */
export interface RetryableProblem extends ApiProblem {
  readonly retryAfterSeconds: number;
}

/** What to say when the server did not take the form, or did not answer. */
export function problemOfOutcome(
  spec: FormSpec,
  outcome: Exclude<SubmissionOutcome, { kind: 'saved' }>,
): SubmissionProblem {
  const { form, texts, shared } = spec;
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
    if (name === undefined) notes.push(refused(message));
    else if (isProblemCode(code, shared)) fields[name] = problemSentence(spec, name, code);
    else fields[name] = `${texts.fields[name]?.label ?? name}: ${refused(message)}`;
  }
  // A visitor can do nothing about a fault of the server's own.
  if (problem.errors.length === 0) notes.push(problem.status >= 500 ? shared.kept : refused(problem.message));
  return { headline: texts.failure ?? shared.failure, fields, notes: [...new Set(notes)] };
}

function isProblemCode(code: string, shared: SharedFormTexts): code is ProblemCode {
  return Object.hasOwn(shared.problems, code);
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
