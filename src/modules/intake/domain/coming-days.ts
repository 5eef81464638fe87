import { leadTypeDefinition } from '../../../lead-types/lead-types.js';
import type { FieldError } from '../../../shared/domain/failure.js';
import { kolkataDay } from '../../leads/domain/date-range.js';
import type { LeadSubmission } from '../../leads/domain/lead.js';

/** The fields that ask for a day to come and name one that is past in India. */
export function pastDays({ type, details }: Pick<LeadSubmission, 'type' | 'details'>, now: Date): FieldError[] {
  const { group, fields } = leadTypeDefinition(type);
  return Object.entries(fields).flatMap(([name, { fromToday, label }]) => {
    const day = details[name];
    if (!fromToday || typeof day !== 'string' || day >= kolkataDay(now)) return [];
    const message = `${label}: that day has passed, please choose today or a later day.`;
    return [{ field: `${group}.${name}`, message, code: 'past_day' }];
  });
}
