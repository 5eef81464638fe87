import { CONSENT_NOTICE } from '../../../content/form-texts';
import type { Language } from '../../../content/routes';
import { randomId } from '../../../shared/lib/random-id';
import { firstTouch } from '../../lib/first-touch';
import { OUTBOX_FLAG, safeLocalStorage } from '../../lib/safe-storage';
import type { FormSpec, FormValues } from '../model/form-definition';
import { type LeadBody, leadOf } from '../model/values';
import { leadAfterTry, updateOutboxFlag } from './outbox-delivery';
import {
  deleteQueuedLead,
  findQueuedLead,
  notifyOutboxChange,
  type QueuedLead,
  saveQueuedLead,
  withLeadLock,
} from './outbox-store';
import { type SubmissionOutcome, submitLead } from './send-lead';

/**
 * One submission of one set of values. However often it is sent again, also after a reload, its key and body stay the
 * same: so it arrives exactly once.
 */
export interface SubmissionAttempt {
  readonly key: string;
  readonly body: LeadBody;
}

export interface FormSubmission extends FormSpec {
  readonly language: Language;
  readonly values: FormValues;
  readonly previous: SubmissionAttempt | undefined;
  /** How long its writer saw it; undefined where nobody knows. */
  readonly elapsedMs: number | undefined;
  /** Called with the attempt before each time it is sent. */
  readonly saveAttempt: (attempt: SubmissionAttempt) => void;
}

/**
 * Sends a form under one key. It is in the outbox before it is sent, so that a closed tab loses nothing; it stays there
 * without an answer, `isQueued`, and will be sent by itself.
 */
export async function sendForm(
  submission: FormSubmission,
): Promise<{ readonly outcome: SubmissionOutcome; readonly isQueued: boolean }> {
  const { form, values, previous, saveAttempt } = submission;
  let attempt = submissionAttempt(submission);
  let isStored: boolean;
  let outcome: SubmissionOutcome;
  do {
    const lead = queuedLead(attempt, submission);
    saveAttempt(attempt);
    [isStored, outcome] = await withLeadLock(lead.key, () => sendOnce(lead, previous?.key));
    // The server knows this key from another body.
    attempt = { ...attempt, key: randomId() };
  } while (outcome.kind === 'refused' && outcome.problem.code === 'idempotency_key_reused');

  if (outcome.kind === 'saved') notifyOutboxChange({ formId: form.id, values, reference: outcome.reference });
  const isQueued = isStored && outcome.kind === 'unreachable';
  if (isQueued) requestBackgroundSync();
  return { outcome, isQueued };
}

/** The previous attempt where it carries the same lead, else a new one. */
function submissionAttempt({ form, values, previous, language }: FormSubmission): SubmissionAttempt {
  const lead = leadOf(form, values);
  if (previous && sameLead(previous.body, lead)) return previous;
  const { purposes = CONSENT_NOTICE.purposes, sourceForm } = form;
  return {
    key: randomId(),
    body: {
      ...lead,
      source: {
        page: window.location.pathname + window.location.search,
        language,
        ...(sourceForm && { form: sourceForm }),
        ...firstTouch(),
      },
      consent: { noticeVersion: CONSENT_NOTICE.version, language, purposes },
    },
  };
}

function sameLead({ source: _source, consent: _consent, ...sent }: LeadBody & Record<string, unknown>, lead: LeadBody) {
  return JSON.stringify(sent) === JSON.stringify(lead);
}

async function sendOnce(lead: QueuedLead, previousKey: string | undefined): Promise<[boolean, SubmissionOutcome]> {
  const before = await findQueuedLead(lead.key).catch(() => undefined);
  // The outbox has delivered it meanwhile, and the form has not been notified yet.
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

/** Where the browser offers it, the service worker sends what is queued even after the last tab was closed. */
function requestBackgroundSync(): void {
  navigator.serviceWorker?.ready
    .then((worker) => (worker as { sync?: { register(tag: string): Promise<void> } }).sync?.register('kc-outbox'))
    .catch(() => undefined);
}
