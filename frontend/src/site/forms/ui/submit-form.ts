/** What a form needs from the moment it is sent. It is loaded once the page is idle, so that it costs no first paint. */
import type { SharedFormTexts } from '../../../content/form-texts';
import type { OutboxTexts } from '../../../content/outbox';
import type { Language } from '../../../content/routes';
import { problemSentence, type SubmissionProblem } from '../model/checks';
import type { FormSpec, ProblemCode } from '../model/form-definition';
import { fieldNameAt } from '../model/values';
import { readDraft, writeDraft } from '../outbox/drafts';
import { loadOutboxTexts } from '../outbox/load-outbox-texts';
import { type Delivery, findQueuedLead, onOutboxChange } from '../outbox/outbox-store';
import { type FormSubmission, sendForm } from '../outbox/send-form';
import type { RetryableProblem, SubmissionOutcome } from '../outbox/send-lead';

export type SubmitResult =
  | { readonly reference: string }
  /** `queued`: it is in the outbox and will be sent by itself. */
  | { readonly problem: SubmissionProblem; readonly queued: boolean };

const loadedTexts: Partial<Record<Language, OutboxTexts>> = {};

/** Loads what is needed where the network is gone, while it is there. */
export async function prepareForOffline(language: Language): Promise<void> {
  loadedTexts[language] = await loadOutboxTexts(language);
  await import('../outbox/outbox-notices');
}

/** Sends a form, and says in the page's language what became of it. */
export async function submitForm(submission: FormSubmission): Promise<SubmitResult> {
  const { shared, language } = submission;
  const { outcome, isQueued } = await sendForm(submission);
  if (outcome.kind === 'saved') return { reference: outcome.reference };
  if (!isQueued) return { problem: problemOfOutcome(submission, outcome), queued: false };
  showNotices(language);
  return { problem: problemOfQueued(shared, loadedTexts[language]), queued: true };
}

/**
 * Calls back once any tab has delivered this form, or the outbox the lead with the key that `keyOf` names; the returned
 * function ends that.
 */
export function onDelivered(
  formId: string,
  keyOf: () => string | undefined,
  delivered: (delivery: Delivery) => void,
): () => void {
  const check = async (delivery?: Delivery) => {
    if (delivery?.formId === formId) return delivered(delivery);
    const key = keyOf();
    const lead = key ? await findQueuedLead(key).catch(() => undefined) : undefined;
    if (lead?.state === 'sent' && lead.reference) delivered({ formId, values: lead.values, reference: lead.reference });
  };
  void check();
  return onOutboxChange(check);
}

/** Why the server refused what the outbox returned to this form; null where that has been said already. */
export function problemOfReturned(spec: FormSpec): SubmissionProblem | null {
  const { id } = spec.form;
  const { values, refusal, problem = refusal } = readDraft(id) ?? {};
  if (!values || !problem) return null;
  writeDraft(id, { values });
  return problemOfOutcome(spec, { kind: 'refused', problem });
}

function showNotices(language: Language): void {
  import('../outbox/outbox-notices')
    .then(({ showOutboxNotices }) => showOutboxNotices(language))
    .catch(() => undefined);
}

/** What to say when the server did not take the form, or did not answer. */
function problemOfOutcome(spec: FormSpec, outcome: Exclude<SubmissionOutcome, { kind: 'saved' }>): SubmissionProblem {
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
function problemOfQueued(shared: SharedFormTexts, outbox: OutboxTexts | undefined): SubmissionProblem {
  if (!outbox) return { headline: shared.network, fields: {}, notes: [shared.kept] };
  if (navigator.onLine === false) return { headline: outbox.saved, fields: {}, notes: [], queued: true };
  return { headline: shared.network, fields: {}, notes: [outbox.kept] };
}
