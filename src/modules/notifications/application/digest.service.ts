import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { channelsOf, ENV, type Env } from '../../../config/env.js';
import { BackgroundLoop } from '../../../shared/background-work.js';
import { BusinessCalendar } from '../../leads/domain/business-calendar.js';
import { kolkataDay } from '../../leads/domain/date-range.js';
import { DIGEST, DIGEST_MORNING } from '../domain/notification-times.js';
import { OutboxRepository } from '../domain/outbox.repository.js';

@Injectable()
export class DigestService implements OnApplicationBootstrap, OnModuleDestroy {
  private preparedDay: string | undefined;
  private readonly loop = new BackgroundLoop(async () => {
    await this.prepareOnce(new Date());
    return null;
  }, DIGEST);

  constructor(
    private readonly calendar: BusinessCalendar,
    private readonly outbox: OutboxRepository,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onApplicationBootstrap(): void {
    if (channelsOf(this.env).includes('mail')) this.loop.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  private async prepareOnce(now: Date): Promise<void> {
    const day = kolkataDay(now);
    const isMorning = now >= new Date(day + DIGEST_MORNING.from) && now < new Date(day + DIGEST_MORNING.to);
    if (!isMorning || day === this.preparedDay) return;
    await this.prepare(now);
    this.preparedDay = day;
  }

  /** On a working day in India, adds the day's digests and emails about the team. Repeated calls add nothing twice. */
  async prepare(moment: Date): Promise<void> {
    const day = kolkataDay(moment);
    const noon = new Date(day + DIGEST_MORNING.to);
    if (!this.calendar.isOpen(noon)) return;
    await this.outbox.addDigests(day);
    await this.outbox.addTeamMails(day);
  }
}
