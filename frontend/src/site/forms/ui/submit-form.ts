/** What a form needs from the moment it is sent. It is loaded once the page is idle, so that it costs no first paint. */
import type { OutboxTexts } from '../../../content/outbox';
import type { Language } from '../../../content/routes';
import type { SubmissionProblem } from '../model/checks';
import type { FormSpec } from '../model/form-definition';
import { problemOfOutcome, problemOfQueued } from '../model/problems';
import { readDraft, writeDraft } from '../outbox/drafts';
import { loadOutboxTexts } from '../outbox/load-outbox-texts';
import { type Delivery, findQueuedLead, onOutboxChange } from '../outbox/outbox-store';
import { type FormSubmission, sendForm } from '../outbox/send-form';

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
