import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LeadEvents } from '../../leads/application/lead-events.js';
import { NotificationRepository } from '../domain/notification.repository.js';

/** Leads that come together are told together. */
const GATHER_MS = 300;
const SWEEP_MS = 60_000;

/** Tells of new leads soon after they came, and every minute of what has fallen due. */
@Injectable()
export class DueNotificationsService implements OnApplicationBootstrap, OnModuleDestroy {
  private gathering: NodeJS.Timeout | undefined;
  private sweep: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly notifications: NotificationRepository,
    private readonly events: LeadEvents,
  ) {}

  onApplicationBootstrap(): void {
    this.events.subscribe(() => {
      this.gathering ??= setTimeout(() => {
        this.gathering = undefined;
        this.run(() => this.notifications.publishNew());
      }, GATHER_MS).unref();
    });
    this.sweep = setInterval(() => {
      this.run(() => this.notifications.publishNew());
      this.run(() => this.notifications.addDue());
    }, SWEEP_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.gathering);
    clearInterval(this.sweep);
    await this.running;
  }

  /** One after the other; where the database fails, the next sweep does the work of both. */
  private run(work: () => Promise<void>): void {
    this.running = this.running.then(work).catch(() => undefined);
  }
}
