import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BackgroundLoop } from '../../../shared/background-work.js';
import { LeadEvents } from '../../leads/application/lead-events.js';
import { DuplicateRepository } from '../domain/duplicates.js';

const GATHER_MS = 100;
const BATCH = 100;
/** After each run it pauses this many times as long as that took: most of the database's time is for people. */
const PAUSE_FACTOR = 3;
const SWEEP_MS = 30_000;

/** Finds possible duplicates of new and corrected leads in the background: nobody who sends a form waits for it. */
@Injectable()
export class DuplicateMatchingService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(() => this.matchBatch(), { everyMs: SWEEP_MS, gatherMs: GATHER_MS });

  constructor(
    private readonly duplicates: DuplicateRepository,
    events: LeadEvents,
  ) {
    events.subscribe(() => this.loop.wake());
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  /** Asks for a run soon, since there is something to match. */
  wake(): void {
    this.loop.wake();
  }

  private async matchBatch(): Promise<number | null> {
    const startedAt = performance.now();
    const matched = await this.duplicates.matchBatch(BATCH);
    return matched === 0 ? null : Math.max(GATHER_MS, PAUSE_FACTOR * (performance.now() - startedAt));
  }
}
