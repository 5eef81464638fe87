import { Injectable } from '@nestjs/common';
import { BusinessCalendar } from '../../leads/domain/business-calendar.js';
import { kolkataDay } from '../../leads/domain/date-range.js';
import { OutboxRepository } from '../domain/outbox.repository.js';

const NOON = 'T12:00:00+05:30';

/** The morning's mails: what is due today, to whom it is due. */
@Injectable()
export class DigestService {
  constructor(
    private readonly calendar: BusinessCalendar,
    private readonly outbox: OutboxRepository,
  ) {}

  /** Writes those of the day that `moment` falls on in India, unless nobody is at work; each once, however often it is asked. */
  async prepare(moment: Date): Promise<void> {
    const day = kolkataDay(moment);
    if (this.calendar.isOpen(new Date(day + NOON))) await this.outbox.addDigests(day);
  }
}
