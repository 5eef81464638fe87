/**
 * When a notification comes.
 *
 * | what                                            | stored                                | reaches its reader             |
 * | ----------------------------------------------- | ------------------------------------- | ------------------------------ |
 * | bell: a change that gives you a lead            | in the transaction of the change      | when the transaction commits   |
 * | bell: a new lead assigned to you on arrival     | in the statement that stores the form | `NEW_LEADS` after the form     |
 * | bell: somebody whose open lead you have writes  | when the pair of leads is found       | when it is stored              |
 * | bell: a follow-up or a promise falls due        | `DUE`: once a minute                  | when it is stored              |
 * | mail or push about these, or a type you watch   | with the notification or the lead     | `OUTBOX`                       |
 * | mail to the visitor                             | with the lead                         | `OUTBOX`                       |
 * | mail: what is due today                         | `DIGEST`: once in the morning         | `OUTBOX`                       |
 *
 * Bells reach open windows through the live connection. A mail or push that fails is tried again after `retrySeconds`.
 * The intervals (`everyMs`) are for what a crash or another process left; `gatherMs` is the wait after a lead event.
 */

const MINUTE_MS = 60_000;

/** A form is answered before its notifications are published. */
export const NEW_LEADS = { everyMs: MINUTE_MS, gatherMs: 300 };

/** Looks for follow-ups and promised first contacts that have fallen due. */
export const DUE = { everyMs: MINUTE_MS, gatherMs: MINUTE_MS };

/** Looks for messages to send. A form is answered before its mails are looked for. */
export const OUTBOX = { everyMs: 2_000, gatherMs: 200 };

/** Looks whether the morning's mails are written. */
export const DIGEST = { everyMs: MINUTE_MS, gatherMs: 0 };

/** Times of a day in India. A server that was down at eight catches up until noon. */
export const DIGEST_MORNING = { from: 'T08:00:00+05:30', to: 'T12:00:00+05:30' };

const MAX_RETRY_SECONDS = 600;

/** Returns the pause after the nth failed try: 2, 6, 18 ... seconds, at most ten minutes. */
export function retrySeconds(tries: number): number {
  return Math.min(MAX_RETRY_SECONDS, 2 * 3 ** Math.min(tries - 1, 10));
}
