import { randomId } from '../../lib/random-id';
import { type SubmissionOutcome, submitLead } from '../submission/submit-lead';
import { withFreeLead } from './outbox-lock';
import { deleteLead, saveLead, type WaitingLead, waitingLead, waitingLeads } from './outbox-store';

/** The server remembers a key for 24 hours; an hour of that is left for clocks that differ. */
const KEY_KEPT_MS = 23 * 60 * 60 * 1_000;
/** Nobody expects an answer to what they wrote longer ago than this without being asked once more. */
const FRESH_MS = 14 * 24 * 60 * 60 * 1_000;
/** Without locks, a form that says it is being sent is believed this long. */
const SENDING_MS = 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

/** How long to leave the server or the network alone after so many failures in a row. */
export function retryDelayAfter(failures: number): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 3 ** Math.max(0, failures - 1));
  // Many phones come back with the same mast: they must not all knock at once.
  return Math.round(pause * (0.8 + Math.random() * 0.4));
}

export interface DeliveryResult {
  /** Whether anything is still waiting to be sent. */
  readonly waiting: boolean;
  /** Whether the network let nothing through. */
  readonly unreachable: boolean;
  /** When the server may be asked again; 0 where it set no time. */
  readonly notBefore: number;
}

/** Sends everything that waits and is due, each by one tab at a time. It runs in pages and in the service worker. */
export async function deliverWaitingLeads(): Promise<DeliveryResult> {
  for (const { key } of await waitingLeads()) {
    await withFreeLead(key, async () => {
      // Another tab may have sent it meanwhile.
      const lead = await waitingLead(key);
      if (lead && isDue(lead)) await deliver(lead);
    });
  }
  const left = (await waitingLeads()).filter(({ state }) => state === 'sending' || state === 'waiting');
  const times = left.map(({ notBefore }) => notBefore).filter((time) => time > Date.now());
  return {
    waiting: left.length > 0,
    unreachable: left.length > times.length,
    notBefore: times.length > 0 ? Math.min(...times) : 0,
  };
}

function isDue({ state, savedAt, notBefore }: WaitingLead): boolean {
  if (state === 'sending') return navigator.locks !== undefined || Date.now() - savedAt > SENDING_MS;
  return state === 'waiting' && notBefore <= Date.now();
}

async function deliver(lead: WaitingLead): Promise<void> {
  if (isDoubtful(lead)) return saveLead({ ...lead, state: 'unsure' });
  if (navigator.onLine === false) return lead.state === 'sending' ? saveLead({ ...lead, state: 'waiting' }) : undefined;
  const outcome = await submitLead(lead.body, lead.key);
  if (outcome.kind === 'refused' && outcome.refusal.code === 'idempotency_key_reused') {
    await deleteLead(lead.key);
    return saveLead({ ...lead, key: randomId(), state: 'waiting' });
  }
  await saveLead(afterTry(lead, outcome));
}

/** Sending it might make a second lead of one that is already there, or surprise somebody who has long moved on. */
function isDoubtful({ mayHaveArrivedAt, savedAt }: WaitingLead): boolean {
  const now = Date.now();
  return now - savedAt > FRESH_MS || (mayHaveArrivedAt !== null && now - mayHaveArrivedAt > KEY_KEPT_MS);
}

/** What becomes of a waiting form by what its try brought. */
export function afterTry(lead: WaitingLead, outcome: SubmissionOutcome): WaitingLead {
  if (outcome.kind === 'saved') return { ...lead, state: 'sent', reference: outcome.reference };
  const tries = lead.tries + 1;
  const mayHaveArrivedAt = lead.mayHaveArrivedAt ?? Date.now();
  if (outcome.kind === 'unreachable') return { ...lead, state: 'waiting', tries, mayHaveArrivedAt };

  const { status, retryAfterSeconds } = outcome.refusal;
  const comesLater = status === 408 || status === 409 || status === 429 || status >= 500;
  if (!comesLater) return { ...lead, state: 'refused', tries, refusal: outcome.refusal };
  const notBefore = Date.now() + Math.max(retryAfterSeconds * 1_000, retryDelayAfter(tries));
  const wasTurnedAway = status === 429 || status === 503;
  return { ...lead, state: 'waiting', tries, notBefore, ...(!wasTurnedAway && { mayHaveArrivedAt }) };
}
