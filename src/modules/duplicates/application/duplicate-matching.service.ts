import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LeadEvents } from '../../leads/application/lead-events.js';
import { DuplicateRepository } from '../domain/duplicates.js';

/** Leads that come together are matched together. */
const GATHER_MS = 100;
const BATCH = 100;
/** After each run it pauses this many times as long as that took: most of the database's time is for people. */
const PAUSE_FACTOR = 3;
/** The queue is also run this often, for what a crash or another process left in it. */
const SWEEP_MS = 30_000;

/** Looks for possible duplicates of leads that came or were corrected, in the background: nobody who sends a form waits for it. */
@Injectable()
export class DuplicateMatchingService implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private sweep: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private rerunRequested = false;
  private pauseMs = GATHER_MS;
  private readonly stopping = new AbortController();

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
    this.stopping.abort();
    clearInterval(this.sweep);
    clearTimeout(this.timer);
    await this.running;
  }

  /** Schedules a run, since there is something to match. Never fails. */
  scheduleRun(): void {
    this.rerunRequested = true;
    if (this.timer || this.running || this.stopping.signal.aborted) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.running = this.matchAll().finally(() => {
        this.running = undefined;
        if (this.rerunRequested) this.scheduleRun();
      });
    }, this.pauseMs);
    this.timer.unref();
  }

  private async matchAll(): Promise<void> {
    this.rerunRequested = false;
    try {
      for (;;) {
        const startedAt = performance.now();
        const matched = await this.duplicates.matchSome(BATCH);
        this.pauseMs = Math.max(GATHER_MS, PAUSE_FACTOR * (performance.now() - startedAt));
        if (matched < BATCH) return;
        await delay(this.pauseMs, undefined, { signal: this.stopping.signal });
      }
    } catch {
      // The database failed, two processes deadlocked, or this one stops; the next sweep takes what is still queued.
    }
  }
}
