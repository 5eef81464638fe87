import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BackgroundLoop } from '../../../shared/background-work.js';
import { LeadEvents } from '../../leads/application/lead-events.js';
import { NotificationRepository } from '../domain/notification.js';

const MINUTE_MS = 60_000;

/** Reports new leads to open windows soon after they came, and every minute notifies of what has fallen due. */
@Injectable()
export class DueNotificationsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly publishing = new BackgroundLoop(() => this.notifications.publishNew().then(() => null), {
    everyMs: MINUTE_MS,
    gatherMs: 300,
  });
  private readonly falling = new BackgroundLoop(() => this.notifications.addDue().then(() => null), {
    everyMs: MINUTE_MS,
    gatherMs: MINUTE_MS,
  });

  constructor(
    private readonly notifications: NotificationRepository,
    events: LeadEvents,
  ) {
    events.subscribe(() => this.publishing.wake());
  }

  onApplicationBootstrap(): void {
    this.publishing.start();
    this.falling.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.publishing.stop(), this.falling.stop()]);
  }
}
