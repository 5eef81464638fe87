import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BackgroundLoop } from '../../../shared/background-work.js';
import { LeadEvents } from '../../leads/application/lead-events.js';
import { NotificationRepository } from '../domain/notification.js';
import { DUE, NEW_LEADS } from '../domain/notification-times.js';

/** Publishes notifications of new leads shortly after they arrive, and adds notifications of due work every minute. */
@Injectable()
export class DueNotificationsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly publishing = new BackgroundLoop(() => this.notifications.publishNew().then(() => null), NEW_LEADS);
  private readonly falling = new BackgroundLoop(() => this.notifications.addDue().then(() => null), DUE);

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
