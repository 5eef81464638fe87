import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { leadTypeDefinition, promisedHours } from '../../../lead-types/lead-types.js';
import { withPlacesOf } from '../../../lead-types/places.js';
import { invalidInput } from '../../../shared/domain/failure.js';
import { idempotencyKeyReused, sameCallInFlight } from '../../../shared/domain/keyed-calls.js';
import { parsePhone } from '../../../shared/domain/phone.js';
import { LeadEvents } from '../../leads/application/lead-events.js';
import { BusinessCalendar } from '../../leads/domain/business-calendar.js';
import type { LeadReceipt, LeadSubmission } from '../../leads/domain/lead.js';
import type { ChangeOrigin } from '../../leads/domain/lead-writer.js';
import { Clock, datesInThePast, tooYoung } from '../domain/form-dates.js';
import { type SpamVerdict, scoreSpam } from '../domain/spam-score.js';
import {
  type NewLead,
  newReference,
  type SubmissionKey,
  SubmissionRepository,
} from '../domain/submission.repository.js';

@Injectable()
export class LeadIntakeService {
  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly calendar: BusinessCalendar,
    private readonly events: LeadEvents,
    private readonly clock: Clock,
  ) {}

  /** Resolves after the commit. If `key` was already used for the same body, returns the first receipt (`replayed`). */
  async accept(
    submission: LeadSubmission,
    key: SubmissionKey | null,
    origin: ChangeOrigin,
    chosen: Pick<NewLead, 'assignedTo' | 'externalIds' | 'work'> = {},
  ): Promise<{ receipt: LeadReceipt; replayed: boolean }> {
    const now = await this.clock.now();
    const underage = tooYoung(submission, now);
    if (underage) throw invalidInput([underage]);
    const pastDates = datesInThePast(submission, now);
    if (pastDates.length > 0) throw invalidInput(pastDates);

    const promiseHours = promisedHours(submission);
    const due = promiseHours === null ? null : this.calendar.dueTimes(now, promiseHours);
    const lead = {
      ...newLead(submission, origin.actorId === null),
      due,
      ...chosen,
    };
    const added = await this.submissions.add(lead, key, origin);
    switch (added.outcome) {
      case 'in-flight':
        throw sameCallInFlight();
      case 'different-body':
        throw idempotencyKeyReused();
      case 'added':
        this.events.publish({
          name: 'added',
          id: lead.id,
          type: lead.type,
          quarantined: lead.quarantined,
          assignedTo: added.assignedTo,
          inPool: added.inPool,
        });
        return { receipt: added.receipt, replayed: false };
      case 'replayed':
        return { receipt: added.receipt, replayed: true };
    }
  }
}

const NOT_SCORED: SpamVerdict = { reasons: [], isQuarantined: false };

/** `isScored` means that the submission is checked for spam, because a visitor sent it. */
export function newLead(submission: LeadSubmission, isScored: boolean): Omit<NewLead, 'due'> {
  const { type, personalInfo, details, source, consent } = submission;
  const phone = personalInfo.phone ? parsePhone(personalInfo.phone) : { e164: null, suspect: false };
  const spam = isScored ? scoreSpam(submission, phone) : NOT_SCORED;
  return {
    id: uuidv7(),
    reference: newReference(),
    type,
    personalInfo: withPlacesOf(leadTypeDefinition(type).placeFields, personalInfo, details),
    phoneE164: phone.e164,
    phoneSuspect: phone.suspect,
    details,
    source,
    consent,
    quarantined: spam.isQuarantined,
    spamReasons: spam.reasons,
  };
}
