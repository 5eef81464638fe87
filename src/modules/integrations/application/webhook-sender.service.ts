import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../../config/logger.js';
import { BackgroundLoop } from '../../../shared/background-work.js';
import { RecentForms } from '../../leads/application/recent-forms.service.js';
import { pauseAfter, retryAfterMs, type WebhookTarget } from '../domain/webhook.js';
import { type TakenDelivery, WebhookDeliveriesRepository } from '../infrastructure/webhook-deliveries.repository.js';
import { WebhooksRepository } from '../infrastructure/webhooks.repository.js';
import { type Call, isAccepted, WebhookCaller } from './webhook-caller.service.js';

const LOOK = { everyMs: 500, gatherMs: 50 };
/** Messages of one webhook that this process sends at once. A slow receiver therefore delays no other. */
const AT_ONCE = 16;
/** Their events and the rights of the key are read together. */
const TAKEN_AT_ONCE = 4;
/** While many forms arrive, webhooks give way to them. */
const GIVE_WAY_MS = 100;
const GONE = 410;
/** Statuses whose `Retry-After` applies to the whole receiver. */
const BUSY = [429, 503];
const NO_CALL: Call = { host: '', status: null, milliseconds: 0, retryAfter: null, isAddressRefused: false };

/** Sends events to webhooks, at least once, and in order per lead. Several processes can run it. */
@Injectable()
export class WebhookSender implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(() => this.look(), LOOK);
  private readonly sending = new Map<string, Set<Promise<void>>>();
  private readonly filling = new Set<string>();
  private isStopping = false;

  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly caller: WebhookCaller,
    private readonly forms: RecentForms,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.loop.stop();
    await Promise.all([...this.sending.values()].flatMap((calls) => [...calls]));
  }

  private async look(): Promise<null> {
    for (const { id, isCallable } of await this.deliveries.enabled()) {
      try {
        while (await this.deliveries.queueNew(id));
      } catch (failure) {
        // A webhook whose events cannot be queued does not stop the others.
        this.logger.warn({ event: 'webhook_events_postponed', err: failure });
      }
      if (isCallable) void this.fill(id);
    }
    return null;
  }

  /** Takes deliveries for the free places of a webhook, until none is due. */
  private async fill(webhookId: string): Promise<void> {
    if (this.filling.has(webhookId)) return;
    this.filling.add(webhookId);
    const calls = this.sending.get(webhookId) ?? new Set();
    this.sending.set(webhookId, calls);
    try {
      for (let isMore = true; isMore && !this.isStopping && calls.size <= AT_ONCE - TAKEN_AT_ONCE; ) {
        const isBusy = this.forms.areMany();
        const taken = await this.deliveries.take(webhookId, isBusy ? 1 : TAKEN_AT_ONCE);
        if (taken.length > 0) await this.sendAll(webhookId, taken, calls);
        isMore = taken.length > 0;
        if (isBusy) await delay(GIVE_WAY_MS);
      }
    } catch (failure) {
      // Usually the database is unavailable. The next look takes them.
      this.logger.warn({ event: 'webhook_deliveries_postponed', err: failure });
    } finally {
      this.filling.delete(webhookId);
    }
  }

  /** Begins to send deliveries. If one cannot be settled, it stays taken and is due again after half a minute. */
  private async sendAll(webhookId: string, taken: readonly TakenDelivery[], calls: Set<Promise<void>>): Promise<void> {
    const target = await this.webhooks.target(webhookId);
    if (!target) return;
    const send = await this.caller.prepare(
      target,
      taken.map(({ eventId }) => eventId),
    );
    for (const delivery of taken) {
      const call = this.settle(target, delivery, send(delivery.eventId)).finally(() => {
        calls.delete(call);
        void this.fill(webhookId);
      });
      calls.add(call);
    }
  }

  private async settle(target: WebhookTarget, delivery: TakenDelivery, sent: Promise<Call | null>): Promise<void> {
    try {
      const call = await sent;
      if (call === null) await this.deliveries.settleWithheld(delivery.id);
      else if (isAccepted(call)) await this.deliveries.settleSent(target.id, delivery.id, call);
      else await this.fail(target, delivery, call);
    } catch (failure) {
      this.logger.warn({ event: 'webhook_delivery_postponed', err: failure });
      // Otherwise, a message that cannot be built would be tried for ever.
      await this.fail(target, delivery, NO_CALL).catch(() => undefined);
    }
  }

  private async fail(target: WebhookTarget, { id, tries }: TakenDelivery, call: Call): Promise<void> {
    const asked = BUSY.includes(call.status ?? 0) ? retryAfterMs(call.retryAfter, new Date()) : null;
    const pause = pauseAfter(tries, Math.random());
    const isOver = await this.deliveries.settleFailed(
      target.id,
      id,
      call,
      pause === null ? null : Math.max(pause, asked ?? 0),
      asked,
    );
    const reason = call.status === GONE ? 'gone' : isOver ? 'failing' : null;
    if (reason === null || !(await this.webhooks.disable(target.id, target.url, reason))) return;
    this.logger.warn({ event: 'webhook_disabled', host: call.host, reason });
    await this.deliveries.giveUp(target.id);
  }
}
