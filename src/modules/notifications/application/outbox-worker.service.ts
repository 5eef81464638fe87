import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { channelsOf, ENV, type Env } from '../../../config/env.js';
import { LOGGER } from '../../../config/logger.js';
import { BackgroundLoop } from '../../../shared/background-work.js';
import { LeadEvents } from '../../leads/application/lead-events.js';
import { OUTBOX, retrySeconds } from '../domain/notification-times.js';
import { type OutboxMessage, OutboxRepository } from '../domain/outbox.repository.js';
import { OutboxDeliveryService } from './outbox-delivery.service.js';

/** Half of the pushes that are sent at once: a push service that does not answer leaves the other half to the others. */
const PUSHES_AT_ONCE_TO_A_SERVICE = 6;
/** Each channel has places of its own, so that no push service delays a mail, nor the mail server a push. */
const AT_ONCE = { mail: 2, push: 2 * PUSHES_AT_ONCE_TO_A_SERVICE };

/** Sends what is in the outbox, in every process that can: each takes the messages that no other has taken. */
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

  /** What is on its way is finished and settled. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all([...this.loops.values()].map((loop) => loop.stop()));
    await Promise.all(this.sending.values());
  }

  /** Whoever is done wakes the loop, so it needs no pause of its own. */
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
      // If the database is away, the message stays taken and is due again after two minutes.
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
