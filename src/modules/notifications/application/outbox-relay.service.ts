import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LeadEvents } from '../../leads/application/lead-events.js';
import { HANDED_OVER_AT_ONCE, OutboxRepository } from '../domain/outbox.repository.js';

/** Leads that come together are sent together. */
const GATHER_MS = 200;
/** For what changed in another process, or was left by one that crashed. */
const SWEEP_MS = 2_000;
/** Between one handing-over and the next: what thousands of forms are to send at once must not slow the next form down. */
const PAUSE_MS = 1_000;

/** By what this server reaches people outside of its pages; none where nothing is set up. */
export abstract class Channels {
  abstract readonly names: readonly ('mail' | 'push')[];
  /** Under which browsers subscribe; null where nothing is pushed. */
  abstract readonly pushKey: string | null;
}

/** Hands what triggers wrote over to the job queue, soon after it was committed: nobody who sends a form waits for the queue. */
@Injectable()
export class OutboxRelayService implements OnApplicationBootstrap, OnModuleDestroy {
  private gathering: NodeJS.Timeout | undefined;
  private sweep: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isWaiting = false;
  private readonly stopping = new AbortController();

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly channels: Channels,
    private readonly events: LeadEvents,
  ) {}

  onApplicationBootstrap(): void {
    if (this.channels.names.length === 0) return;
    this.sweep = setInterval(() => {
      this.outbox.releaseAbandoned().catch(() => undefined);
      this.run();
    }, SWEEP_MS).unref();
    this.events.subscribe(() => {
      this.gathering ??= setTimeout(() => {
        this.gathering = undefined;
        this.run();
      }, GATHER_MS).unref();
    });
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.sweep);
    clearTimeout(this.gathering);
    this.stopping.abort();
    await this.running;
  }

  /** One run at a time, and one more after it; where the database fails, the next sweep takes what is left. */
  private run(): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    this.running = this.running.then(async () => {
      this.isWaiting = false;
      try {
        while ((await this.outbox.enqueueNew()) === HANDED_OVER_AT_ONCE) {
          await delay(PAUSE_MS, undefined, { signal: this.stopping.signal, ref: false });
        }
      } catch {
        // The next sweep does it, or the next start.
      }
    });
  }
}
