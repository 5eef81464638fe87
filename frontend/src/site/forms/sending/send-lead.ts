import type { PathWith, ResponseOf } from '../../../shared/api/api-types';
import { type ApiProblem, problemOf } from '../../../shared/api/problem';
import type { LeadBody } from '../model/values';

/** One submission of one set of values. The key and body stay the same for every retry, even after a reload. */
export interface SubmissionAttempt {
  readonly key: string;
  readonly body: LeadBody;
}

export type SubmissionOutcome =
  | { readonly kind: 'saved'; readonly reference: string }
  | { readonly kind: 'refused'; readonly problem: RetryableProblem }
  /** There was no response. The lead might have been saved, so a retry must use the same key. */
  | { readonly kind: 'unreachable' };

export interface RetryableProblem extends ApiProblem {
  readonly retryAfterSeconds: number;
}

const LEADS_PATH = '/api/leads' satisfies PathWith<'post'>;
const TIMEOUT_MS = 45_000;
const MAX_TRIES_WHILE_IN_FLIGHT = 4;
const DEFAULT_RETRY_SECONDS = 60;

/**
 * Sends a form. Retries with the same body and `key` create only one lead.
 * @param origin - Of our server; empty on our own pages
 */
export async function submitLead(body: LeadBody, key: string, origin = ''): Promise<SubmissionOutcome> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new TypeError('Invalid form data');
  for (let tries = 1; ; tries++) {
    const outcome = await post(origin + LEADS_PATH, body, key);
    const inFlight = outcome.kind === 'refused' && outcome.problem.code === 'submission_in_flight';
    if (!inFlight || tries === MAX_TRIES_WHILE_IN_FLIGHT) return outcome;
    await new Promise((resolve) => setTimeout(resolve, tries * 1_000));
  }
}

async function post(address: string, body: LeadBody, key: string): Promise<SubmissionOutcome> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
      signal: timeout.signal,
    });
    if (!response.ok) return { kind: 'refused', problem: await retryableProblemOf(response) };
    const { data } = (await response.json()) as ResponseOf<'post', typeof LEADS_PATH>;
    return { kind: 'saved', reference: data.reference };
  } catch {
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

async function retryableProblemOf(response: Response): Promise<RetryableProblem> {
  const retryAfterSeconds = Number(response.headers.get('Retry-After')) || DEFAULT_RETRY_SECONDS;
  return { ...(await problemOf(response)), retryAfterSeconds };
}
