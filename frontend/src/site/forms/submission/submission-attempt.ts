import { CONSENT_NOTICE } from '../../../content/form-texts';
import type { Language } from '../../../content/routes';
import { firstTouch } from '../../lib/first-touch';
import { randomId } from '../../lib/random-id';
import type { LeadBody } from './submit-lead';

/**
 * One submission of one content. Its key and everything it was first sent with stay the same however often, and after
 * whichever reload, it is sent again: so it arrives exactly once.
 */
export interface SubmissionAttempt {
  readonly key: string;
  readonly body: LeadBody;
}

/** The attempt that already carries this lead, or a new one. */
export function submissionAttemptFor(
  lead: LeadBody,
  previous: SubmissionAttempt | undefined,
  language: Language,
  purposes: readonly string[] = CONSENT_NOTICE.purposes,
): SubmissionAttempt {
  if (previous && sameLead(previous.body, lead)) return previous;
  return {
    key: randomId(),
    body: {
      ...lead,
      source: { page: window.location.pathname + window.location.search, language, ...firstTouch() },
      consent: { noticeVersion: CONSENT_NOTICE.version, language, purposes },
    },
  };
}

/** The same attempt under another key, for when the server knows this key from another content. */
export function withNewKey(attempt: SubmissionAttempt): SubmissionAttempt {
  return { ...attempt, key: randomId() };
}

function sameLead({ source: _source, consent: _consent, ...sent }: LeadBody & Record<string, unknown>, lead: LeadBody) {
  return JSON.stringify(sent) === JSON.stringify(lead);
}
