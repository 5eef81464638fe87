import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BackgroundLoop } from '../../../shared/background-work.js';
import { LeadEvents } from '../../leads/application/lead-events.js';
import { DuplicateRepository } from '../domain/duplicates.js';

const GATHER_MS = 100;
const BATCH = 100;
/** After each run, pauses this many times its duration, so that most of the database's time is left to users. */
const PAUSE_FACTOR = 3;
const SWEEP_MS = 30_000;

/** Finds possible duplicates of new and corrected leads in the background, so that submissions do not wait for it. */
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

  wake(): void {
    this.loop.wake();
  }

  private async matchBatch(): Promise<number | null> {
    const startedAt = performance.now();
    const matched = await this.duplicates.matchBatch(BATCH);
    return matched === 0 ? null : Math.max(GATHER_MS, PAUSE_FACTOR * (performance.now() - startedAt));
  }
}
