import { leadTypeDefinition } from '../../../lead-types/lead-types.js';
import type { FieldError } from '../../../shared/domain/failure.js';
import { kolkataDay } from '../../leads/domain/date-range.js';
import type { LeadSubmission } from '../../leads/domain/lead.js';

/** Whole years between a birthday (YYYY-MM-DD) and today in India. */
function yearsSince(birthday: string, now: Date): number {
  const today = kolkataDay(now);
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** The field that shows the applicant to be too young for this type of application, or null. */
export function tooYoung(
  submission: Pick<LeadSubmission, 'type' | 'personalInfo' | 'details'>,
  now: Date,
): FieldError | null {
  const { minimumAge, group } = leadTypeDefinition(submission.type);
  if (minimumAge === undefined) return null;
  const message = `Thank you for your interest: you can apply once you are ${minimumAge}.`;
  const { age } = submission.personalInfo;
  if (typeof age === 'number' && age < minimumAge) return { field: 'personalInfo.age', message, code: 'underage' };
  const birthday = submission.details['dateOfBirth'];
  if (typeof birthday === 'string' && yearsSince(birthday, now) < minimumAge) {
    return { field: `${group}.dateOfBirth`, message, code: 'underage' };
  }
  return null;
}
