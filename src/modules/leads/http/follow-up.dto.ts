import { invalidInput } from '../../../shared/domain/failure.js';
import { DateField, InstantField, LineField } from '../../../shared/http/fields.js';
import { kolkataDay } from '../domain/date-range.js';
import { type FollowUpPlan, requireFuture } from '../domain/follow-up.js';

export class FollowUpTime {
  @InstantField({
    label: 'Follow-up time',
    description: 'Optional time, on the follow-up date in Asia/Kolkata',
    example: '2036-04-22T15:30:00+05:30',
  })
  at?: string;

  @LineField({ label: 'Note', example: 'Ask about the shop papers' })
  note?: string;

  @LineField({
    label: 'Place',
    description: 'Makes the follow-up a visit, which needs `at`',
    example: 'Rampur, near the school',
  })
  place?: string;
}

export class FollowUpPlanDto extends FollowUpTime {
  @DateField({
    label: 'Follow-up date',
    description: 'Today or later (Asia/Kolkata). Default: the day of `at`',
    example: '2036-04-22',
  })
  on?: string;
}

/** `path` says where the follow-up is in the request body, for example "followUp." */
export function followUpPlan({ on, at, note, place }: FollowUpPlanDto, path = ''): FollowUpPlan {
  const moment = at === undefined ? null : new Date(at);
  const day = on ?? (moment && kolkataDay(moment));
  if (!day) throw invalidInput([{ field: `${path}on`, message: 'Follow-up date is required.', code: 'required' }]);
  if (moment && kolkataDay(moment) !== day) {
    const message = 'The time must be on the follow-up date (in India).';
    throw invalidInput([{ field: `${path}at`, message, code: 'invalid' }]);
  }
  if (place !== undefined && !moment) {
    throw invalidInput([{ field: `${path}at`, message: 'A visit needs a time.', code: 'required' }]);
  }
  return { on: day, at: moment, note: note ?? null, place: place ?? null };
}

/** Like `followUpPlan`. @throws invalidInput if the day or the time has passed */
export function futureFollowUp(dto: FollowUpPlanDto, path = ''): FollowUpPlan {
  const plan = followUpPlan(dto, path);
  requireFuture(plan, new Date(), path);
  return plan;
}
