import { invalidInput } from '../../../shared/domain/failure.js';
import { DateField, InstantField, LineField } from '../../../shared/http/fields.js';
import { kolkataDay } from '../domain/date-range.js';
import { type FollowUpPlan, requireFuture } from '../domain/follow-up.js';

/** When a follow-up is, beside its day, and what for. */
export class FollowUpTime {
  @InstantField({
    label: 'Follow-up time',
    description: 'The moment, where it has one; on the follow-up date in Asia/Kolkata',
    example: '2036-04-22T15:30:00+05:30',
  })
  at?: string;

  @LineField({ label: 'Note', example: 'Ask about the shop papers' })
  note?: string;
}

/** A follow-up as it is planned: a day, a time of one, or both. */
export class FollowUpPlanDto extends FollowUpTime {
  @DateField({
    label: 'Follow-up date',
    description: 'A day from today on (Asia/Kolkata); that of `at` where it is left out',
    example: '2036-04-22',
  })
  on?: string;
}

/** What a body plans; `path` is where it stands in there ("followUp."). */
export function followUpPlan({ on, at, note }: FollowUpPlanDto, path = ''): FollowUpPlan {
  const moment = at === undefined ? null : new Date(at);
  const day = on ?? (moment && kolkataDay(moment));
  if (!day) throw invalidInput([{ field: `${path}on`, message: 'Follow-up date is required.', code: 'required' }]);
  if (moment && kolkataDay(moment) !== day) {
    const message = 'The time of a follow-up must be on its date, in India.';
    throw invalidInput([{ field: `${path}at`, message, code: 'invalid' }]);
  }
  return { on: day, at: moment, note: note ?? null };
}

/** The same for one that is still to come. */
export function futureFollowUp(dto: FollowUpPlanDto, path = ''): FollowUpPlan {
  const plan = followUpPlan(dto, path);
  requireFuture(plan, new Date(), path);
  return plan;
}
