import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import type { Language } from '../../../content/routes';
import type { FormValues } from '../definitions/form-definition';
import type { LeadBody, Refusal } from '../submission/submit-lead';
import { announceOutbox } from './outbox-channel';

/** A form that waits on this device, with everything needed to send it or to give it back to its writer. */
export interface WaitingLead {
  /** Its Idempotency-Key: the same for every try. */
  readonly key: string;
  readonly formId: string;
  /** The form's name as its writer read it. */
  readonly name: string;
  readonly language: Language;
  /** The page it was written on, with the form open. */
  readonly address: string;
  readonly values: FormValues;
  readonly body: LeadBody;
  readonly savedAt: number;
  readonly tries: number;
  /** The server asked not to be tried before. */
  readonly notBefore: number;
  /** The first try that may have reached the server without an answer; null where none can have. */
  readonly mayHaveArrivedAt: number | null;
  /**
   * `sending`: its page is sending it right now, or was closed while it did. `unsure`: it may have arrived, and the
   * server does not remember the key any more. `refused`: the server wants it corrected.
   */
  readonly state: 'sending' | 'waiting' | 'sent' | 'refused' | 'unsure';
  readonly reference: string | null;
  /** What has to be corrected. */
  readonly refusal?: Refusal;
}

let leads: UseStore | undefined;
/** Made at the first use: where there is no IndexedDB, that fails, and so does every call. */
const store = () => {
  leads ??= createStore('kc-outbox', 'leads');
  return leads;
};

/** All that is in the outbox, oldest first. */
export async function waitingLeads(): Promise<readonly WaitingLead[]> {
  const all = (await entries<string, WaitingLead>(store())).map(([, lead]) => lead);
  return all.sort((a, b) => a.savedAt - b.savedAt);
}

export async function waitingLead(key: string): Promise<WaitingLead | undefined> {
  return get<WaitingLead>(key, store());
}

/** Puts it in, or in the place of what is there under its key; every open page hears of it. */
export async function saveLead(lead: WaitingLead): Promise<void> {
  await set(lead.key, lead, store());
  announceOutbox();
}

/** Takes it out for good; every open page hears of it. */
export async function deleteLead(key: string): Promise<void> {
  await del(key, store());
  announceOutbox();
}

/** Its writer wants it sent although it may be there already. */
export async function deliverAgain(lead: WaitingLead): Promise<void> {
  await saveLead({ ...lead, state: 'waiting', savedAt: Date.now(), notBefore: 0, mayHaveArrivedAt: null });
}
