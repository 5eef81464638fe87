import { CONSENT_NOTICE } from '../../../content/form-texts';
import type { Language } from '../../../content/routes';
import { randomId } from '../../../shared/lib/random-id';
import type { FirstTouch } from '../../lib/first-touch';
import type { FormDefinition, FormValues } from '../model/form-definition';
import { type LeadBody, leadOf } from '../model/values';
import type { SubmissionAttempt } from './send-lead';

interface Submission {
  readonly form: FormDefinition;
  readonly values: FormValues;
  readonly previous: SubmissionAttempt | undefined;
  readonly language: Language;
}

interface Origin {
  /** The address of the page with the form. */
  readonly page: string;
  readonly touch: FirstTouch;
}

/** Returns the previous attempt if the values are the same, so that sending it again creates no second lead. */
export function submissionAttempt(
  { form, values, previous, language }: Submission,
  originOf: () => Origin,
): SubmissionAttempt {
  const lead = leadOf(form, values);
  if (previous && sameLead(previous.body, lead)) return previous;
  const { purposes = CONSENT_NOTICE.purposes, sourceForm } = form;
  const { page, touch } = originOf();
  return {
    key: randomId(),
    body: {
      ...lead,
      source: { page, language, ...(sourceForm && { form: sourceForm }), ...touch },
      consent: { noticeVersion: CONSENT_NOTICE.version, language, purposes },
    },
  };
}

function sameLead({ source: _source, consent: _consent, ...sent }: LeadBody & Record<string, unknown>, lead: LeadBody) {
  return JSON.stringify(sent) === JSON.stringify(lead);
}
