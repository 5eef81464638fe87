import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from './config/logger.js';
import { SessionRepository } from './modules/auth/domain/session.repository.js';
import { LeadRepository } from './modules/leads/domain/lead.repository.js';

const HOUR_MS = 3_600_000;

/** Throws away what has expired, once an hour. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly leads: LeadRepository,
    private readonly sessions: SessionRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), HOUR_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async run(): Promise<void> {
    try {
      await this.leads.deleteExpiredKeys();
      await this.sessions.deleteExpired();
    } catch {
      // The database may be away for a while; the next hour's round does the work of both.
      this.logger.warn({ event: 'housekeeping_postponed' });
    }
  }
}
