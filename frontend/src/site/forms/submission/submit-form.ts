/** What a form needs from the moment it is sent. It is loaded once the page rests, so that it costs no first paint. */
import type { FormTexts, SharedFormTexts } from '../../../content/form-texts';
import type { OutboxTexts } from '../../../content/outbox';
import type { Language } from '../../../content/routes';
import { OUTBOX_MARK, safeLocalStorage } from '../../lib/safe-storage';
import type { FormDefinition, FormValues } from '../definitions/form-definition';
import { readDraft, writeDraft } from '../form/drafts';
import { leadOf } from '../form/form-values';
import { onOutboxChange } from '../outbox/outbox-channel';
import { afterTry } from '../outbox/outbox-delivery';
import { withLead } from '../outbox/outbox-lock';
import { deleteLead, saveLead, type WaitingLead, waitingLead, waitingLeads } from '../outbox/outbox-store';
import { markOutbox } from '../outbox/outbox-sync';
import { type SubmissionAttempt, submissionAttemptFor, withNewKey } from './submission-attempt';
import { failureOf, failureOfWaiting } from './submission-problems';
import type { SubmissionFailure } from './submissions-slice';
import { type SubmissionOutcome, submitLead } from './submit-lead';

export interface FormSubmission {
  readonly form: FormDefinition;
  readonly texts: FormTexts<string, string>;
  readonly shared: SharedFormTexts;
  readonly language: Language;
  readonly values: FormValues;
  readonly previous: SubmissionAttempt | undefined;
  readonly elapsedMs: number;
  /** Called with the attempt before each time it goes out. */
  readonly keepAttempt: (attempt: SubmissionAttempt) => void;
}

export type SubmitResult =
  | { readonly reference: string }
  /** `waits`: it is in the outbox and will go out by itself. */
  | { readonly failure: SubmissionFailure; readonly waits: boolean };

const OUTBOX_TEXTS = {
  en: () => import('../../../content/en/outbox'),
  hi: () => import('../../../content/hi/outbox'),
};
const loadedTexts: Partial<Record<Language, OutboxTexts>> = {};

/** Loads what is needed where the network is gone, while it is there. */
export async function prepareForOffline(language: Language): Promise<void> {
  loadedTexts[language] = (await OUTBOX_TEXTS[language]()).outbox;
  await import('../outbox/outbox-notices');
}

/**
 * Sends a form under one key. It is in the outbox before it goes out, so that a closed tab loses nothing; it stays there
 * where no answer came.
 */
export async function submitForm(sending: FormSubmission): Promise<SubmitResult> {
  const { form, texts, shared, language, values, previous, elapsedMs, keepAttempt } = sending;
  let attempt = submissionAttemptFor(leadOf(form, values), previous, language, form.purposes);
  let kept: boolean;
  let outcome: SubmissionOutcome;
  do {
    const { key, body } = attempt;
    keepAttempt(attempt);
    [kept, outcome] = await withLead(key, () => tryOnce(waitingOf(attempt, sending), { ...body, elapsedMs }));
    attempt = withNewKey(attempt);
  } while (outcome.kind === 'refused' && outcome.refusal.code === 'idempotency_key_reused');

  if (outcome.kind === 'saved') return { reference: outcome.reference };
  const waits = kept && outcome.kind === 'unreachable';
  if (!waits) return { failure: failureOf(outcome, form, texts, shared), waits };
  showTray(language);
  askForBackgroundSync();
  return { failure: failureOfWaiting(shared, loadedTexts[language]), waits };
}

/** Calls back once the outbox has delivered the lead with the key that `keyOf` names; the returned function ends that. */
export function onDelivered(keyOf: () => string | undefined, delivered: (lead: WaitingLead) => void): () => void {
  const look = async () => {
    const key = keyOf();
    const lead = key ? await waitingLead(key).catch(() => undefined) : undefined;
    if (lead?.state === 'sent') delivered(lead);
  };
  void look();
  return onOutboxChange(look);
}

/** What the server had against what the outbox gave back to this form; null where there is nothing to say any more. */
export function refusalOfReturned(
  form: FormDefinition,
  texts: FormTexts<string, string>,
  shared: SharedFormTexts,
): SubmissionFailure | null {
  const { values, refusal } = readDraft(form.id) ?? {};
  if (!values || !refusal) return null;
  writeDraft(form.id, { values });
  return failureOf({ kind: 'refused', refusal }, form, texts, shared);
}

async function tryOnce(lead: WaitingLead, body: WaitingLead['body']): Promise<[boolean, SubmissionOutcome]> {
  const before = await waitingLead(lead.key).catch(() => undefined);
  // The outbox was faster: the form did not know it yet.
  if (before?.state === 'sent' && before.reference) {
    await forget(lead.key);
    return [true, { kind: 'saved', reference: before.reference }];
  }
  const waiting: WaitingLead = { ...lead, mayHaveArrivedAt: before?.mayHaveArrivedAt ?? null };
  const kept = await keepFirst(waiting);
  const wasOffline = navigator.onLine === false;
  const outcome = await submitLead(body, lead.key);
  if (!kept) return [false, outcome];
  if (outcome.kind !== 'unreachable') await forget(lead.key);
  else if (wasOffline && navigator.onLine === false) await saveLead({ ...waiting, state: 'waiting' });
  else await saveLead(afterTry(waiting, outcome));
  return [true, outcome];
}

/** Whether it is in the outbox now. What the same person sent before by the same form gives way: it was corrected. */
async function keepFirst(lead: WaitingLead): Promise<boolean> {
  try {
    await saveLead(lead);
    safeLocalStorage.write(OUTBOX_MARK, 1);
    for (const other of await waitingLeads()) {
      const isEarlier = other.key !== lead.key && other.formId === lead.formId && other.state === 'waiting';
      if (isEarlier && personOf(other) === personOf(lead)) await deleteLead(other.key);
    }
    return true;
  } catch {
    return false;
  }
}

function personOf({ body }: WaitingLead): unknown {
  const { fullName, email } = body['personalInfo'] as { fullName?: unknown; email?: unknown };
  return fullName ?? email;
}

async function forget(key: string): Promise<void> {
  await deleteLead(key).catch(() => undefined);
  await markOutbox().catch(() => undefined);
}

function waitingOf(
  { key, body }: SubmissionAttempt,
  { form, texts, language, values, elapsedMs }: FormSubmission,
): WaitingLead {
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

function showTray(language: Language): void {
  import('../outbox/outbox-notices')
    .then(({ showOutboxNotices }) => showOutboxNotices(language))
    .catch(() => undefined);
}

/** Where the browser offers it, the service worker sends what waits even after the last tab was closed. */
function askForBackgroundSync(): void {
  navigator.serviceWorker?.ready
    .then((worker) => (worker as { sync?: { register(tag: string): Promise<void> } }).sync?.register('kc-outbox'))
    .catch(() => undefined);
}
