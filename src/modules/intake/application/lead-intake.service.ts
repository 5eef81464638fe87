import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { promisedHours } from '../../../lead-types/promised-hours.js';
import { invalidInput } from '../../../shared/domain/domain-error.js';
import { parsePhone } from '../../../shared/domain/phone.js';
import { DuplicateMatchingService } from '../../duplicates/application/duplicate-matching.service.js';
import { BusinessCalendar } from '../../leads/domain/business-calendar.js';
import { idempotencyKeyReused, submissionInFlight } from '../../leads/domain/lead.errors.js';
import type { LeadReceipt, LeadSubmission, NewLead } from '../../leads/domain/lead.js';
import { LeadRepository, type SubmissionKey } from '../../leads/domain/lead.repository.js';
import { LeadChangeFeed } from '../../live/domain/lead-change-feed.js';
import { tooYoung } from '../domain/applicant-age.js';
import { newReference } from '../domain/reference.js';

/** Nobody reads and fills a form faster than this. */
const MIN_FILL_TIME_MS = 2_000;

/** Takes in what visitors send. */
@Injectable()
export class LeadIntakeService {
  constructor(
    private readonly leads: LeadRepository,
    private readonly calendar: BusinessCalendar,
    private readonly live: LeadChangeFeed,
    private readonly matching: DuplicateMatchingService,
  ) {}

  /**
   * Keeps a submission as a new lead; answers once it is committed. With a key that was already used for the same
   * body it answers the first receipt again (`replayed`).
   */
  async accept(
    submission: LeadSubmission,
    key: SubmissionKey | null,
    address: string | null,
  ): Promise<{ receipt: LeadReceipt; replayed: boolean }> {
    const now = new Date();
    const underage = tooYoung(submission, now);
    if (underage) throw invalidInput([underage]);

    const promiseHours = promisedHours(submission);
    const due = promiseHours === null ? null : this.calendar.dueTimes(now, promiseHours);
    const lead = { ...newLead(submission), due };
    const added = await this.leads.add(lead, key, { actorId: null, address });
    switch (added.outcome) {
      case 'in-flight':
        throw submissionInFlight();
      case 'different-body':
        throw idempotencyKeyReused();
      case 'added':
        if (!lead.quarantined) this.live.publish({ ...lead, assignedTo: null });
        this.matching.scheduleRun();
        return { receipt: added.receipt, replayed: false };
      case 'replayed':
        return { receipt: added.receipt, replayed: true };
    }
  }
}

function newLead(submission: LeadSubmission): Omit<NewLead, 'due'> {
  const { type, personalInfo, details, source, consent } = submission;
  const phone = personalInfo.phone ? parsePhone(personalInfo.phone) : { e164: null, suspect: false };
  return {
    id: uuidv7(),
    reference: newReference(),
    type,
    personalInfo,
    phoneE164: phone.e164,
    phoneSuspect: phone.suspect,
    details,
    source,
    consent,
    quarantined: looksAutomated(submission),
  };
}

function looksAutomated({ companyFax, elapsedMs }: LeadSubmission): boolean {
  return Boolean(companyFax) || (elapsedMs !== undefined && elapsedMs < MIN_FILL_TIME_MS);
}
