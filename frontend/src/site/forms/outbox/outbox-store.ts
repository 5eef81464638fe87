import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import type { Language } from '../../../content/routes';
import type { FormValues } from '../model/form-definition';
import type { LeadBody } from '../model/values';
import type { RetryableProblem } from './send-lead';

/** A form that is queued on this device, with everything needed to send it or to return it to its writer. */
export interface QueuedLead {
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
  /** The server asked for no retry before this time (ms since 1970). */
  readonly notBefore: number;
  /** The first try that may have reached the server without an answer; null if none can have. */
  readonly mayHaveArrivedAt: number | null;
  /**
   * `sending`: its page is sending it right now, or was closed while it did. `unsure`: it may have arrived, and the
   * server no longer remembers the key. `refused`: the server wants it corrected.
   */
  readonly state: 'sending' | 'waiting' | 'sent' | 'refused' | 'unsure';
  readonly reference: string | null;
  /** Why the server refused it. */
  readonly problem?: RetryableProblem;
}

/** Earlier versions of the site called the problem `refusal`, and devices still hold leads that they stored. */
type StoredLead = QueuedLead & { readonly refusal?: RetryableProblem };

let leads: UseStore | undefined;
/** Created at the first use. Without IndexedDB that fails, and so does every call. */
const store = () => {
  leads ??= createStore('kc-outbox', 'leads');
  return leads;
};

/** Everything in the outbox, oldest first. */
export async function queuedLeads(): Promise<readonly QueuedLead[]> {
  const all = (await entries<string, StoredLead>(store())).map(([, { refusal, ...lead }]) =>
    refusal ? { problem: refusal, ...lead } : lead,
  );
  return all.sort((a, b) => a.savedAt - b.savedAt);
}

export async function findQueuedLead(key: string): Promise<QueuedLead | undefined> {
  return get<QueuedLead>(key, store());
}

/** Adds it, or replaces what is there under its key, and notifies every open page. */
export async function saveQueuedLead(lead: QueuedLead): Promise<void> {
  await set(lead.key, lead, store());
  notifyOutboxChange();
}

/** Removes it and notifies every open page. */
export async function deleteQueuedLead(key: string): Promise<void> {
  await del(key, store());
  notifyOutboxChange();
}

/** Queues it again: the writer wants it sent although it may have arrived already. */
export async function requeueLead(lead: QueuedLead): Promise<void> {
  await saveQueuedLead({ ...lead, state: 'waiting', savedAt: Date.now(), notBefore: 0, mayHaveArrivedAt: null });
}

const NAME = 'kc:outbox';

/** A form that was saved, for other tabs that show it. */
export interface Delivery {
  readonly formId: string;
  /** As they were sent: trimmed. */
  readonly values: FormValues;
  readonly reference: string;
}

/** Notifies every tab, including this one, that the outbox changed, or that a form was saved directly. */
export function notifyOutboxChange(delivery?: Delivery): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(delivery);
  channel.close();
}

/** Calls back at every change of the outbox, whichever tab or worker made it; the returned function unsubscribes. */
export function onOutboxChange(listener: (delivery?: Delivery) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => listener(data ?? undefined);
  return () => channel.close();
}

const nameOf = (key: string) => `kc:lead:${key}`;

/** Waits until no other tab sends this lead, then runs `work` alone. A closed tab releases its lock. */
export async function withLeadLock<T>(key: string, work: () => Promise<T>): Promise<T> {
  // Outside https there are no locks; then the key alone ensures that a lead is saved once.
  return navigator.locks ? navigator.locks.request(nameOf(key), work) : work();
}

/** The same, but does nothing if another tab holds the lock. */
export async function withLeadLockIfFree(key: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(nameOf(key), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
