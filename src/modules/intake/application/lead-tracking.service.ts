import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type FieldError, invalidInput } from '../../../shared/domain/failure.js';
import { consumeForNetwork, type RateLimit, RateLimits } from '../../../shared/domain/rate-limits.js';
import { requestNotFound } from '../domain/intake.errors.js';
import {
  fourDigits,
  phoneEndsIn,
  type RequestProgress,
  requestProgress,
  storedReference,
} from '../domain/lead-tracking.js';
import { LeadTrackingRepository } from '../infrastructure/lead-tracking.repository.js';

const SENTENCE = 'This was tried too often. Please wait a while and try again, or call us.';

/** Mobile operators put many customers behind one address. */
const PER_NETWORK: RateLimit = { name: 'track-network', points: 60, windowSeconds: 60, sentence: SENTENCE };

/** Someone who knows a reference could otherwise try all endings of the phone number. */
const PER_REFERENCE: RateLimit = { name: 'track-reference', points: 10, windowSeconds: 3_600, sentence: SENTENCE };

/** Shortest time of a call. It hides how long the database takes, which can depend on whether the lead exists. */
const CALL_MS = 200;

/** Shows visitors where their request stands. */
@Injectable()
export class LeadTrackingService {
  constructor(
    private readonly leads: LeadTrackingRepository,
    private readonly limits: RateLimits,
  ) {}

  /** Counts a call against its network's limit, before the body is read. @throws Throttled */
  countCall(address: string): Promise<unknown> {
    return consumeForNetwork(this.limits, address, { limit: PER_NETWORK });
  }

  /**
   * Returns the progress of the form with this reference, if its phone number ends in these digits. The caller cannot
   * tell whether the reference exists.
   * @throws invalidInput, requestNotFound, Throttled
   */
  async track(typedReference: string, typedDigits: string): Promise<RequestProgress> {
    const reference = storedReference(typedReference);
    const digits = fourDigits(typedDigits);
    if (reference === null || digits === null) throw invalidInput(fieldErrors({ reference, digits }));
    await this.limits.consume({ limit: PER_REFERENCE, subject: reference });
    const [lead] = await Promise.all([this.leads.find(reference), delay(CALL_MS)]);
    if (!lead || !phoneEndsIn(lead, digits)) throw requestNotFound();
    return requestProgress(lead);
  }
}

function fieldErrors(read: { readonly reference: string | null; readonly digits: string | null }): FieldError[] {
  const errors: FieldError[] = [];
  if (read.reference === null) {
    const message = 'Reference must have 10 letters and digits, for example 7ZK4M-0QXJD.';
    errors.push({ field: 'reference', message, code: 'invalid' });
  }
  if (read.digits === null) {
    const message = 'Last four digits must be four digits.';
    errors.push({ field: 'lastFourDigits', message, code: 'invalid' });
  }
  return errors;
}
