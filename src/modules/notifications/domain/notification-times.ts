/**
 * When notifications are stored and delivered.
 *
 * | what                                      | stored                           | delivered                    |
 * | ----------------------------------------- | -------------------------------- | ---------------------------- |
 * | bell: a change assigns you a lead         | in the same transaction          | when the transaction commits |
 * | bell: a new lead is assigned to you       | by the statement that stores it  | `NEW_LEADS` later            |
 * | bell: the person of your open lead writes | when the duplicate is found      | when it is stored            |
 * | bell: a follow-up or promise is due       | `DUE`: once a minute             | when it is stored            |
 * | email or push for these or watched types  | with the notification or lead    | `OUTBOX`                     |
 * | email to the visitor                      | with the lead                    | `OUTBOX`                     |
 * | email: digest, email about the team       | `DIGEST`: once in the morning    | `OUTBOX`                     |
 * | email: password link, password changed    | with the link or the change      | `OUTBOX`                     |
 *
 * Open windows receive the bell through the live connection. Failed emails and pushes are retried after `retrySeconds`.
 * `gatherMs` is the delay after a lead event. Every `everyMs`, the loops also look for work that a crash or another
 * process left.
 */

const MINUTE_MS = 60_000;

/** The delay means that this work does not slow down the response to the submission. */
export const NEW_LEADS = { everyMs: MINUTE_MS, gatherMs: 300 };

export const DUE = { everyMs: MINUTE_MS, gatherMs: MINUTE_MS };

export const OUTBOX = { everyMs: 2_000, gatherMs: 200 };

export const DIGEST = { everyMs: MINUTE_MS, gatherMs: 0 };

/** Times of day in India. A server that was down at eight can still send digests until noon. */
export const DIGEST_MORNING = { from: 'T08:00:00+05:30', to: 'T12:00:00+05:30' };

const MAX_RETRY_SECONDS = 600;

/** Returns the delay after the nth failed attempt: 2, 6, 18 ... seconds, at most ten minutes. */
export function retrySeconds(tries: number): number {
  return Math.min(MAX_RETRY_SECONDS, 2 * 3 ** Math.min(tries - 1, 10));
}
