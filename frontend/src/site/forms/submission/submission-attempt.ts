import { CONSENT_NOTICE } from '../../../content/form-texts';
import type { Language } from '../../../content/routes';
import { randomId } from '../../../shared/lib/random-id';
import { firstTouch } from '../../lib/first-touch';
import type { FormDefinition } from '../model/form-definition';
import type { LeadBody } from './submit-lead';

/**
 * One submission of one set of values. However often it is sent again, also after a reload, its key and body stay the
 * same: so it arrives exactly once.
 */
export interface SubmissionAttempt {
  readonly key: string;
  readonly body: LeadBody;
}

/** The previous attempt where it carries the same lead, else a new one. */
export function submissionAttemptFor(
  lead: LeadBody,
  previous: SubmissionAttempt | undefined,
  language: Language,
  { purposes = CONSENT_NOTICE.purposes, sourceForm }: Pick<FormDefinition, 'purposes' | 'sourceForm'>,
): SubmissionAttempt {
  if (previous && sameLead(previous.body, lead)) return previous;
  return {
    key: randomId(),
    body: {
      ...lead,
      source: {
        page: window.location.pathname + window.location.search,
        language,
        ...(sourceForm && { form: sourceForm }),
        ...firstTouch(),
      },
      consent: { noticeVersion: CONSENT_NOTICE.version, language, purposes },
    },
  };
}

/** The same attempt under another key, for when the server knows this key from another body. */
export function withNewKey(attempt: SubmissionAttempt): SubmissionAttempt {
  return { ...attempt, key: randomId() };
}

function sameLead({ source: _source, consent: _consent, ...sent }: LeadBody & Record<string, unknown>, lead: LeadBody) {
  return JSON.stringify(sent) === JSON.stringify(lead);
}
