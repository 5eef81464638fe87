import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { channelsOf, ENV, type Env } from '../../../config/env.js';
import { LOGGER } from '../../../config/logger.js';
import { BackgroundLoop } from '../../../shared/background-work.js';
import { LeadEvents } from '../../leads/application/lead-events.js';
import { OUTBOX, retrySeconds } from '../domain/notification-times.js';
import { type OutboxMessage, OutboxRepository } from '../domain/outbox.repository.js';
import { OutboxDeliveryService } from './outbox-delivery.service.js';

/** Half of the concurrent pushes, so that a push service that does not respond cannot block the others. */
const PUSHES_AT_ONCE_TO_A_SERVICE = 6;
/** Concurrent sends. Each channel has its own limit, so that slow pushes do not delay emails and vice versa. */
const AT_ONCE = { mail: 2, push: 2 * PUSHES_AT_ONCE_TO_A_SERVICE };

/** Sends the messages of the outbox. Several processes can run it; each message is taken by one of them. */
@Injectable()
export class OutboxWorkerService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loops = new Map<OutboxMessage['channel'], BackgroundLoop>();
  private readonly sending = new Map<OutboxMessage, Promise<void>>();
  private readonly warned = new Set<OutboxMessage['channel']>();

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly delivery: OutboxDeliveryService,
    private readonly events: LeadEvents,
    @Inject(ENV) private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    for (const channel of channelsOf(this.env)) {
      const loop = new BackgroundLoop(() => this.fillPlaces(channel), OUTBOX);
      this.loops.set(channel, loop);
      this.events.subscribe(() => loop.wake());
      loop.start();
    }
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([...this.loops.values()].map((loop) => loop.stop()));
    await Promise.all(this.sending.values());
  }

  /** Returns no delay, because each finished send wakes the loop. */
  private async fillPlaces(channel: OutboxMessage['channel']): Promise<null> {
    while (this.sentBy(channel).length < AT_ONCE[channel]) {
      const message = await this.outbox.take(channel, this.busyServices());
      if (!message) break;
      const sending = this.send(message).finally(() => {
        this.sending.delete(message);
        this.loops.get(channel)?.wake();
      });
      this.sending.set(message, sending);
    }
    return null;
  }

  private async send(message: OutboxMessage): Promise<void> {
    const { channel, id, tries } = message;
    try {
      const outcome = await this.delivery.deliver(message);
      this.warned.delete(channel);
      if (outcome === 'refused' || outcome === 'expired') this.logger.warn({ event: `${channel}_${outcome}` });
    } catch (failure) {
      if (!this.warned.has(channel)) this.logger.warn({ event: `${channel}_delayed`, err: failure });
      this.warned.add(channel);
      // If the database is unavailable, the message stays taken and is due again after two minutes.
      await this.outbox.retryLater(id, retrySeconds(tries)).catch(() => undefined);
    }
  }

  private sentBy(channel: OutboxMessage['channel']): OutboxMessage[] {
    return [...this.sending.keys()].filter((message) => message.channel === channel);
  }

  private busyServices(): string[] {
    const services = this.sentBy('push').flatMap(({ device }) => (device ? [device.service] : []));
    return [...new Set(services)].filter(
      (service) => services.filter((other) => other === service).length >= PUSHES_AT_ONCE_TO_A_SERVICE,
    );
  }
}
