import { leadTypeDefinition } from '../../../lead-types/lead-types.js';
import type { FieldError } from '../../../shared/domain/failure.js';
import { kolkataDay } from '../../leads/domain/date-range.js';
import type { LeadSubmission } from '../../leads/domain/lead.js';

/** The database's time, which all processes share even if their machines' clocks differ. */
export abstract class Clock {
  abstract now(): Promise<Date>;
}

/** Returns an error for each future-date field with a day that has already passed in India. */
export function datesInThePast({ type, details }: Pick<LeadSubmission, 'type' | 'details'>, now: Date): FieldError[] {
  const { group, fields } = leadTypeDefinition(type);
  return Object.entries(fields).flatMap(([name, { fromToday, label }]) => {
    const day = details[name];
    if (!fromToday || typeof day !== 'string' || day >= kolkataDay(now)) return [];
    const message = `${label}: that day has passed, please choose today or a later day.`;
    return [{ field: `${group}.${name}`, message, code: 'past_day' }];
  });
}

/** Returns the age in whole years, today in India, of a person with this birthday (YYYY-MM-DD). */
function yearsSince(birthday: string, now: Date): number {
  const today = kolkataDay(now);
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Returns an error for the field that shows that the applicant is too young, or null. */
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
