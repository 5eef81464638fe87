/** What a form needs from the moment it is sent. It is loaded once the page is idle, so that it costs no first paint. */
import type { OutboxTexts } from '../../../content/outbox';
import type { Language } from '../../../content/routes';
import { OUTBOX_FLAG, safeLocalStorage } from '../../lib/safe-storage';
import { readDraft, writeDraft } from '../form/drafts';
import { leadOf } from '../form/form-values';
import type { FormSpec, FormValues } from '../model/form-definition';
import { loadOutboxTexts } from '../outbox/load-outbox-texts';
import { type Delivery, notifyOutboxChange, onOutboxChange } from '../outbox/outbox-channel';
import { leadAfterTry } from '../outbox/outbox-delivery';
import { withLeadLock } from '../outbox/outbox-lock';
import { deleteQueuedLead, findQueuedLead, type QueuedLead, saveQueuedLead } from '../outbox/outbox-store';
import { updateOutboxFlag } from '../outbox/outbox-sync';
import { type SubmissionAttempt, submissionAttemptFor, withNewKey } from './submission-attempt';
import { problemOfOutcome, problemOfQueued } from './submission-problems';
import type { SubmissionProblem } from './submissions-slice';
import { type SubmissionOutcome, submitLead } from './submit-lead';

export interface FormSubmission extends FormSpec {
  readonly language: Language;
  readonly values: FormValues;
  readonly previous: SubmissionAttempt | undefined;
  /** How long its writer saw it; undefined where nobody knows. */
  readonly elapsedMs: number | undefined;
  /** Called with the attempt before each time it is sent. */
  readonly saveAttempt: (attempt: SubmissionAttempt) => void;
}

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

/**
 * Sends a form under one key. It is in the outbox before it is sent, so that a closed tab loses nothing; it stays there
 * where no answer came.
 */
export async function submitForm(submission: FormSubmission): Promise<SubmitResult> {
  const { form, shared, language, values, previous, elapsedMs, saveAttempt } = submission;
  let attempt = submissionAttemptFor(leadOf(form, values), previous, language, form);
  let isStored: boolean;
  let outcome: SubmissionOutcome;
  do {
    const { key, body } = attempt;
    saveAttempt(attempt);
    [isStored, outcome] = await withLeadLock(key, () =>
      sendOnce(queuedLead(attempt, submission), { ...body, elapsedMs }, previous?.key),
    );
    attempt = withNewKey(attempt);
  } while (outcome.kind === 'refused' && outcome.problem.code === 'idempotency_key_reused');

  if (outcome.kind === 'saved') {
    const { reference } = outcome;
    notifyOutboxChange({ formId: form.id, values, reference });
    return { reference };
  }
  const queued = isStored && outcome.kind === 'unreachable';
  if (!queued) return { problem: problemOfOutcome(submission, outcome), queued };
  showNotices(language);
  requestBackgroundSync();
  return { problem: problemOfQueued(shared, loadedTexts[language]), queued };
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

async function sendOnce(
  lead: QueuedLead,
  body: QueuedLead['body'],
  previousKey: string | undefined,
): Promise<[boolean, SubmissionOutcome]> {
  const before = await findQueuedLead(lead.key).catch(() => undefined);
  // The outbox has delivered it meanwhile, and the form has not been notified yet.
  if (before?.state === 'sent' && before.reference) {
    await dequeue(lead.key);
    return [true, { kind: 'saved', reference: before.reference }];
  }
  const waiting: QueuedLead = { ...lead, mayHaveArrivedAt: before?.mayHaveArrivedAt ?? null };
  const isStored = await queue(waiting, previousKey);
  const wasOffline = navigator.onLine === false;
  const outcome = await submitLead(body, lead.key);
  if (!isStored) return [false, outcome];
  if (outcome.kind !== 'unreachable') await dequeue(lead.key);
  else if (wasOffline && navigator.onLine === false) await saveQueuedLead({ ...waiting, state: 'waiting' });
  else await saveQueuedLead(leadAfterTry(waiting, outcome));
  return [true, outcome];
}

/**
 * Stores it in the outbox; false where that failed. It replaces the one that stood in the form before only where it says
 * all of it and more: anything else may be about another person or another field, and both are sent.
 */
async function queue(lead: QueuedLead, previousKey: string | undefined): Promise<boolean> {
  try {
    await saveQueuedLead(lead);
    safeLocalStorage.write(OUTBOX_FLAG, 1);
    const previous = previousKey && previousKey !== lead.key ? await findQueuedLead(previousKey) : undefined;
    if (previous?.state === 'waiting' && saysAllOf(previous, lead)) await deleteQueuedLead(previous.key);
    return true;
  } catch {
    return false;
  }
}

function saysAllOf(earlier: QueuedLead, { values }: QueuedLead): boolean {
  return Object.entries(earlier.values).every(([name, value]) => !value || values[name] === value);
}

async function dequeue(key: string): Promise<void> {
  await deleteQueuedLead(key).catch(() => undefined);
  await updateOutboxFlag().catch(() => undefined);
}

function queuedLead(
  { key, body }: SubmissionAttempt,
  { form, texts, language, values, elapsedMs }: FormSubmission,
): QueuedLead {
  return {
    key,
    formId: form.id,
    name: texts.name,
    language,
    address: window.location.pathname + (form.opensBy ?? ''),
    values,
    body: { ...body, elapsedMs },
    savedAt: Date.now(),
    tries: 0,
    notBefore: 0,
    mayHaveArrivedAt: null,
    state: 'sending',
    reference: null,
  };
}

function showNotices(language: Language): void {
  import('../outbox/outbox-notices')
    .then(({ showOutboxNotices }) => showOutboxNotices(language))
    .catch(() => undefined);
}

/** Where the browser offers it, the service worker sends what is queued even after the last tab was closed. */
function requestBackgroundSync(): void {
  navigator.serviceWorker?.ready
    .then((worker) => (worker as { sync?: { register(tag: string): Promise<void> } }).sync?.register('kc-outbox'))
    .catch(() => undefined);
}
