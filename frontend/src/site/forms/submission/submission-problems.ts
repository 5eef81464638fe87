import type { FormTexts, SharedFormTexts } from '../../../content/form-texts';
import type { OutboxTexts } from '../../../content/outbox';
import type { FormDefinition } from '../definitions/form-definition';
import { knownProblemSentence } from '../form/form-checks';
import { fieldNameAt } from '../form/form-values';
import type { SubmissionFailure } from './submissions-slice';
import type { Refusal, SubmissionOutcome } from './submit-lead';

/** What to say when the server did not take the form, or did not answer. */
export function failureOf(
  outcome: Exclude<SubmissionOutcome, { kind: 'saved' }>,
  form: FormDefinition,
  texts: FormTexts<string, string>,
  shared: SharedFormTexts,
): SubmissionFailure {
  if (outcome.kind === 'unreachable') return { headline: shared.network, fields: {}, notes: [shared.kept] };
  const { refusal } = outcome;
  if (refusal.status === 429) return later(shared.throttled, refusal);
  if (refusal.status === 503) return later(shared.unavailable, refusal);

  const fields: Record<string, string> = {};
  const notes: string[] = [];
  for (const { field: path, code, message } of refusal.errors) {
    const name = fieldNameAt(form, path);
    const field = name === undefined ? undefined : form.fields[name];
    if (name === undefined || !field) notes.push(message);
    else fields[name] = knownProblemSentence(code, name, field, texts, shared) ?? message;
  }
  // Of its own faults a server speaks English; there is nothing in them that a visitor could act on.
  if (refusal.errors.length === 0) notes.push(refusal.status >= 500 ? shared.kept : refusal.message);
  return { headline: texts.failure ?? shared.failure, fields, notes };
}

function later(sentence: string, { retryAfterSeconds }: Refusal): SubmissionFailure {
  return { headline: sentence.replace('{seconds}', String(retryAfterSeconds)), fields: {}, notes: [] };
}

/** What to say when the form waits in the outbox. A device that knows it is offline has no fault to report. */
export function failureOfWaiting(shared: SharedFormTexts, outbox: OutboxTexts | undefined): SubmissionFailure {
  if (!outbox) return { headline: shared.network, fields: {}, notes: [shared.kept] };
  if (navigator.onLine === false) return { headline: outbox.saved, fields: {}, notes: [], saved: true };
  return { headline: shared.network, fields: {}, notes: [outbox.kept] };
}
