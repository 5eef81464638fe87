import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import type { Language } from '../../../content/routes';
import type { FormValues } from '../model/form-definition';
import type { LeadBody } from '../model/values';
import type { RetryableProblem } from '../sending/send-lead';

/** A submission that is queued on this device, with everything needed to send it or return it to the visitor. */
export interface QueuedLead {
  /** The Idempotency-Key, which is the same for all attempts to send. */
  readonly key: string;
  readonly formId: string;
  /** The form's name in the language of its page. */
  readonly name: string;
  readonly language: Language;
  /** Path of the form's page, with the query or hash that opens the form. */
  readonly address: string;
  readonly values: FormValues;
  readonly body: LeadBody;
  readonly savedAt: number;
  readonly tries: number;
  /** Earliest time of the next attempt (ms since 1970). */
  readonly notBefore: number;
  /** Time of the first attempt that might have reached the server; null if there was none. */
  readonly mayHaveArrivedAt: number | null;
  /**
   * `sending`: a page is sending it, or was closed while sending. `unsure`: it is old or might already have arrived, so
   * the visitor has to confirm it. `refused`: the server rejected it.
   */
  readonly state: 'sending' | 'waiting' | 'sent' | 'refused' | 'unsure';
  readonly reference: string | null;
  readonly problem?: RetryableProblem;
}

/** Earlier versions of the site stored `problem` under the name `refusal`. */
type StoredLead = QueuedLead & { readonly refusal?: RetryableProblem };

let leads: UseStore | undefined;
/** The store is created on first use. Throws if the browser has no IndexedDB. */
const store = () => {
  leads ??= createStore('kc-outbox', 'leads');
  return leads;
};

/** Returns the queued leads, the oldest first. */
export async function queuedLeads(): Promise<readonly QueuedLead[]> {
  const all = (await entries<string, StoredLead>(store())).map(([, { refusal, ...lead }]) =>
    refusal ? { problem: refusal, ...lead } : lead,
  );
  return all.sort((a, b) => a.savedAt - b.savedAt);
}

export async function findQueuedLead(key: string): Promise<QueuedLead | undefined> {
  return get<QueuedLead>(key, store());
}

export async function saveQueuedLead(lead: QueuedLead): Promise<void> {
  await set(lead.key, lead, store());
  notifyOutboxChange();
}

export async function deleteQueuedLead(key: string): Promise<void> {
  await del(key, store());
  notifyOutboxChange();
}

export async function requeueLead(lead: QueuedLead): Promise<void> {
  await saveQueuedLead({ ...lead, state: 'waiting', savedAt: Date.now(), notBefore: 0, mayHaveArrivedAt: null });
}

const NAME = 'kc:outbox';

/** Notifies other tabs that a form was saved on the server. */
export interface Delivery {
  readonly formId: string;
  /** The values as they were sent, trimmed. */
  readonly values: FormValues;
  readonly reference: string;
}

/** Notifies every tab, including this one, that the outbox changed or, with `delivery`, that a form was saved. */
export function notifyOutboxChange(delivery?: Delivery): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(delivery);
  channel.close();
}

/** Receives changes from all tabs and the service worker. Returns a function that unsubscribes. */
export function onOutboxChange(listener: (delivery?: Delivery) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => listener(data ?? undefined);
  return () => channel.close();
}

const nameOf = (key: string) => `kc:lead:${key}`;

/** Runs `work` when no other tab is sending this lead. A closed tab releases its lock. */
export async function withLeadLock<T>(key: string, work: () => Promise<T>): Promise<T> {
  // Without https there are no locks, but the idempotency key still ensures that a lead is saved only once.
  return navigator.locks ? navigator.locks.request(nameOf(key), work) : work();
}

/** Like `withLeadLock`, but does nothing if another tab holds the lock. */
export async function withLeadLockIfFree(key: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(nameOf(key), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
