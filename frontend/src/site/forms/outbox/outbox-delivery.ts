import { randomId } from '../../../shared/lib/random-id';
import { OUTBOX_FLAG, safeLocalStorage } from '../../lib/safe-storage';
import { type SubmissionOutcome, submitLead } from '../sending/send-lead';
import {
  deleteQueuedLead,
  findQueuedLead,
  type QueuedLead,
  queuedLeads,
  saveQueuedLead,
  withLeadLockIfFree,
} from './outbox-store';

/** The server remembers a key for 24 hours. This is one hour less, to allow for clock differences. */
const KEY_LIFETIME_MS = 23 * 60 * 60 * 1_000;
/** Submissions that are older than this are sent only after the visitor confirms. */
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1_000;
/** If the browser has no locks, a submission in the state `sending` is retried after this time. */
const SENDING_TIMEOUT_MS = 60_000;
const MIN_RETRY_DELAY_MS = 5_000;
const MAX_RETRY_DELAY_MS = 10 * 60_000;

function retryDelayAfter(failures: number): number {
  const delay = Math.min(MAX_RETRY_DELAY_MS, MIN_RETRY_DELAY_MS * 3 ** Math.max(0, failures - 1));
  // When a mobile mast works again, many phones reconnect at the same time. Jitter spreads their retries.
  return Math.round(delay * (0.8 + Math.random() * 0.4));
}

interface DeliveryResult {
  readonly waiting: boolean;
  readonly unreachable: boolean;
  /** The earliest time at which the server allows a retry (ms since 1970); 0 if it set none. */
  readonly notBefore: number;
}

/** Sends every queued lead that is due. Runs in pages and in the service worker; locks prevent sending a lead twice. */
export async function deliverQueuedLeads(): Promise<DeliveryResult> {
  for (const { key } of await queuedLeads()) {
    await withLeadLockIfFree(key, async () => {
      // Another tab might have sent this lead in the meantime.
      const lead = await findQueuedLead(key);
      if (lead && isDue(lead)) await deliver(lead);
    });
  }
  const left = (await queuedLeads()).filter(({ state }) => state === 'sending' || state === 'waiting');
  const times = left.map(({ notBefore }) => notBefore).filter((time) => time > Date.now());
  return {
    waiting: left.length > 0,
    unreachable: left.length > times.length,
    notBefore: times.length > 0 ? Math.min(...times) : 0,
  };
}

function isDue({ state, savedAt, notBefore }: QueuedLead): boolean {
  if (state === 'sending') return navigator.locks !== undefined || Date.now() - savedAt > SENDING_TIMEOUT_MS;
  return state === 'waiting' && notBefore <= Date.now();
}

async function deliver(lead: QueuedLead): Promise<void> {
  if (needsConfirmation(lead)) return saveQueuedLead({ ...lead, state: 'unsure' });
  if (navigator.onLine === false)
    return lead.state === 'sending' ? saveQueuedLead({ ...lead, state: 'waiting' }) : undefined;
  const outcome = await submitLead(lead.body, lead.key);
  if (outcome.kind === 'refused' && outcome.problem.code === 'idempotency_key_reused') {
    await deleteQueuedLead(lead.key);
    return saveQueuedLead({ ...lead, key: randomId(), state: 'waiting' });
  }
  await saveQueuedLead(leadAfterTry(lead, outcome));
}

/** Whether sending might create a second lead, or surprise a visitor who filled in the form weeks ago. */
function needsConfirmation({ mayHaveArrivedAt, savedAt }: QueuedLead): boolean {
  const now = Date.now();
  return now - savedAt > MAX_AGE_MS || (mayHaveArrivedAt !== null && now - mayHaveArrivedAt > KEY_LIFETIME_MS);
}

export function leadAfterTry(lead: QueuedLead, outcome: SubmissionOutcome): QueuedLead {
  if (outcome.kind === 'saved') return { ...lead, state: 'sent', reference: outcome.reference };
  const tries = lead.tries + 1;
  const mayHaveArrivedAt = lead.mayHaveArrivedAt ?? Date.now();
  if (outcome.kind === 'unreachable') return { ...lead, state: 'waiting', tries, mayHaveArrivedAt };

  const { status, retryAfterSeconds } = outcome.problem;
  const isTemporary = status === 408 || status === 409 || status === 429 || status >= 500;
  if (!isTemporary) return { ...lead, state: 'refused', tries, problem: outcome.problem };
  const notBefore = Date.now() + Math.max(retryAfterSeconds * 1_000, retryDelayAfter(tries));
  const wasNotProcessed = status === 429 || status === 503;
  return { ...lead, state: 'waiting', tries, notBefore, ...(!wasNotProcessed && { mayHaveArrivedAt }) };
}

let started = false;
let running = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends queued forms now and, while this page is open, whenever the network might be back. */
export function startOutboxSync(): void {
  if (started) return void syncNow();
  started = true;
  addEventListener('online', syncNow);
  addEventListener('pageshow', syncNow);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && syncNow());
  syncNow();
}

/** Sends now, without waiting for the delay after earlier failures. */
export function syncNow(): void {
  failures = 0;
  sync().catch(() => undefined);
}

/** Stores whether the outbox has leads, so that other pages know. */
export async function updateOutboxFlag(): Promise<void> {
  if ((await queuedLeads()).length > 0) safeLocalStorage.write(OUTBOX_FLAG, 1);
  else safeLocalStorage.remove(OUTBOX_FLAG);
}

async function sync(): Promise<void> {
  if (running) return;
  running = true;
  clearTimeout(timer);
  try {
    const { waiting, unreachable, notBefore } = await deliverQueuedLeads();
    await updateOutboxFlag();
    failures = unreachable ? failures + 1 : 0;
    const delays = [unreachable ? retryDelayAfter(failures) : 0, notBefore - Date.now()].filter((ms) => ms > 0);
    if (waiting) timer = setTimeout(() => sync().catch(() => undefined), Math.min(...delays, retryDelayAfter(20)));
  } finally {
    running = false;
  }
}
