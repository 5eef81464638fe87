import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LeadEvents } from '../../leads/application/lead-events.js';
import { DuplicateRepository } from '../domain/duplicates.js';

/** Leads that come together are matched together. */
const GATHER_MS = 100;
const BATCH = 100;
/** What a crash or another process left over is taken up this often. */
const SWEEP_MS = 30_000;

/** Looks for the like of leads that came or were corrected, in the background: nobody who sends a form waits for it. */
@Injectable()
export class DuplicateMatchingService implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private sweep: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private rerunRequested = false;
  private isStopping = false;

  constructor(
    private readonly duplicates: DuplicateRepository,
    events: LeadEvents,
  ) {
    events.subscribe(() => this.scheduleRun());
  }

  onApplicationBootstrap(): void {
    this.sweep = setInterval(() => this.scheduleRun(), SWEEP_MS);
    this.sweep.unref();
    this.scheduleRun();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.sweep);
    clearTimeout(this.timer);
    await this.running;
  }

  /** Says that there is something to match. Never fails. */
  scheduleRun(): void {
    this.rerunRequested = true;
    if (this.timer || this.running || this.isStopping) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.running = this.matchAll().finally(() => {
        this.running = undefined;
        if (this.rerunRequested) this.scheduleRun();
      });
    }, GATHER_MS);
    this.timer.unref();
  }

  private async matchAll(): Promise<void> {
    this.rerunRequested = false;
    try {
      for (;;) {
        const startedAt = performance.now();
        const matched = await this.duplicates.matchSome(BATCH);
        if (matched < BATCH || this.isStopping) return;
        // A long queue leaves the database half of its time for people.
        await new Promise((resolve) => setTimeout(resolve, performance.now() - startedAt));
      }
    } catch {
      // The database is away, or two processes met; what waits in the queue is taken up by the next sweep.
    }
  }
}
