/** Sends a form through the outbox and returns the result as texts. Forms load it after the page. */
import type { SharedFormTexts } from '../../../content/form-texts';
import type { OutboxTexts } from '../../../content/outbox';
import type { Language } from '../../../content/routes';
import { randomId } from '../../../shared/lib/random-id';
import { firstTouch } from '../../lib/first-touch';
import { OUTBOX_FLAG, safeLocalStorage } from '../../lib/safe-storage';
import type { FormSpec, FormValues } from '../model/form-definition';
import type { SubmissionProblem } from '../model/values';
import { problemOfOutcome } from '../sending/outcome-problem';
import { type SubmissionAttempt, type SubmissionOutcome, submitLead } from '../sending/send-lead';
import { submissionAttempt } from '../sending/submission-attempt';
import { readDraft, writeDraft } from './drafts';
import { leadAfterTry, updateOutboxFlag } from './outbox-delivery';
import {
  type Delivery,
  deleteQueuedLead,
  findQueuedLead,
  notifyOutboxChange,
  onOutboxChange,
  type QueuedLead,
  saveQueuedLead,
  withLeadLock,
} from './outbox-store';

type SubmitResult =
  | { readonly reference: string }
  /** `queued`: the form is in the outbox and will be sent automatically. */
  | { readonly problem: SubmissionProblem; readonly queued: boolean };

const loadedTexts: Partial<Record<Language, OutboxTexts>> = {};

const loadNotices = () => import('./outbox-notices');

/** Loads the code and texts of the outbox, for use when the page goes offline. */
export async function prepareForOffline(language: Language): Promise<void> {
  const { loadOutboxTexts } = await loadNotices();
  loadedTexts[language] = await loadOutboxTexts(language);
}

export async function submitForm(submission: FormSubmission): Promise<SubmitResult> {
  const { shared, language } = submission;
  const { outcome, isQueued } = await sendForm(submission);
  if (outcome.kind === 'saved') return { reference: outcome.reference };
  if (!isQueued) return { problem: problemOfOutcome(submission, outcome), queued: false };
  showNotices(language);
  return { problem: problemOfQueued(shared, loadedTexts[language]), queued: true };
}

/** Calls `delivered` when another tab or the outbox has sent this form. Returns a function that unsubscribes. */
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

/** Returns why the outbox returned this form. Returns null if it did not, and on every later call. */
export function problemOfReturned(spec: FormSpec): SubmissionProblem | null {
  const { id } = spec.form;
  const { values, refusal, problem = refusal } = readDraft(id) ?? {};
  if (!values || !problem) return null;
  writeDraft(id, { values });
  return problemOfOutcome(spec, { kind: 'refused', problem });
}

function showNotices(language: Language): void {
  loadNotices()
    .then(({ showOutboxNotices }) => showOutboxNotices(language))
    .catch(() => undefined);
}

/** Returns the message for a queued form. If the device is offline, it is not shown as an error. */
function problemOfQueued(shared: SharedFormTexts, outbox: OutboxTexts | undefined): SubmissionProblem {
  if (!outbox) return { headline: shared.network, fields: {}, notes: [shared.kept] };
  if (navigator.onLine === false) return { headline: outbox.saved, fields: {}, notes: [], queued: true };
  return { headline: shared.network, fields: {}, notes: [outbox.kept] };
}

interface FormSubmission extends FormSpec {
  readonly language: Language;
  readonly values: FormValues;
  readonly previous: SubmissionAttempt | undefined;
  /** Time since the form was visible; undefined if unknown. */
  readonly elapsedMs: number | undefined;
  readonly saveAttempt: (attempt: SubmissionAttempt) => void;
}

/** Stores the form before sending it, so that closing the tab loses nothing. Without a response, it stays queued. */
async function sendForm(
  submission: FormSubmission,
): Promise<{ readonly outcome: SubmissionOutcome; readonly isQueued: boolean }> {
  const { form, values, previous, saveAttempt } = submission;
  let attempt = submissionAttempt(submission, () => ({
    page: window.location.pathname + window.location.search,
    touch: firstTouch(),
  }));
  let isStored: boolean;
  let outcome: SubmissionOutcome;
  do {
    const lead = queuedLead(attempt, submission);
    saveAttempt(attempt);
    [isStored, outcome] = await withLeadLock(lead.key, () => sendOnce(lead, previous?.key));
    // The server might have seen this key with another body.
    attempt = { ...attempt, key: randomId() };
  } while (outcome.kind === 'refused' && outcome.problem.code === 'idempotency_key_reused');

  if (outcome.kind === 'saved') notifyOutboxChange({ formId: form.id, values, reference: outcome.reference });
  const isQueued = isStored && outcome.kind === 'unreachable';
  if (isQueued) requestBackgroundSync();
  return { outcome, isQueued };
}

async function sendOnce(lead: QueuedLead, previousKey: string | undefined): Promise<[boolean, SubmissionOutcome]> {
  const before = await findQueuedLead(lead.key).catch(() => undefined);
  // The outbox has already sent this lead, but the form has not been notified yet.
  if (before?.state === 'sent' && before.reference) {
    await dequeue(lead.key);
    return [true, { kind: 'saved', reference: before.reference }];
  }
  const waiting: QueuedLead = { ...lead, mayHaveArrivedAt: before?.mayHaveArrivedAt ?? null };
  const isStored = await queue(waiting, previousKey);
  const wasOffline = navigator.onLine === false;
  const outcome = await submitLead(lead.body, lead.key);
  if (!isStored) return [false, outcome];
  if (outcome.kind !== 'unreachable') await dequeue(lead.key);
  else if (wasOffline && navigator.onLine === false) await saveQueuedLead({ ...waiting, state: 'waiting' });
  else await saveQueuedLead(leadAfterTry(waiting, outcome));
  return [true, outcome];
}

/**
 * Returns false if storing failed. Removes the form's previous lead only if the new lead has all of its values.
 * Otherwise the previous lead might be about another person or field, so both are sent.
 */
async function queue(lead: QueuedLead, previousKey: string | undefined): Promise<boolean> {
  try {
    await saveQueuedLead(lead);
    safeLocalStorage.write(OUTBOX_FLAG, 1);
    const previous = previousKey && previousKey !== lead.key ? await findQueuedLead(previousKey) : undefined;
    if (previous?.state === 'waiting' && includesAllValues(previous, lead)) await deleteQueuedLead(previous.key);
    return true;
  } catch {
    return false;
  }
}

function includesAllValues(earlier: QueuedLead, { values }: QueuedLead): boolean {
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

/** In browsers with background sync, the service worker sends queued leads even after the last tab is closed. */
function requestBackgroundSync(): void {
  navigator.serviceWorker?.ready
    .then((worker) => (worker as { sync?: { register(tag: string): Promise<void> } }).sync?.register('kc-outbox'))
    .catch(() => undefined);
}
