import type { RateLimit, RateLimits } from '../../../shared/domain/rate-limits.js';
import type { Viewer } from '../domain/lead-access.js';

/** Stops a program that writes with somebody's sign-in: nobody reaches these rates by hand. */
export class StaffWriteLimit {
  private readonly notes: RateLimit;
  private readonly leads: RateLimit;

  constructor(
    private readonly limits: RateLimits,
    notesPerMinute: number,
  ) {
    this.notes = {
      name: 'staff-notes',
      points: notesPerMinute,
      windowSeconds: 60,
      sentence: 'You saved very many notes and calls in a minute. Please wait a minute and save again.',
    };
    this.leads = {
      name: 'staff-leads',
      points: Math.ceil(notesPerMinute / 2),
      windowSeconds: 60,
      sentence: 'You added very many leads in a minute. Please wait a minute and add this one again.',
    };
  }

  /** Counts a note or a call. @throws Throttled past the limit */
  async countNote({ id }: Viewer): Promise<void> {
    await this.limits.consume({ limit: this.notes, subject: id });
  }

  /** Counts a lead that somebody adds. @throws Throttled past the limit */
  async countLead({ id }: Viewer): Promise<void> {
    await this.limits.consume({ limit: this.leads, subject: id });
  }
}
