import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../config/logger.js';
import { BackgroundLoop } from './background-loop.js';

const HOUR_MS = 3_600_000;

/** Runs once an hour what modules ask for: each deletes those of its rows that have expired. */
@Injectable()
export class HourlyTasksService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly tasks: (() => Promise<void>)[] = [];
  private readonly loop = new BackgroundLoop(() => this.run().then(() => null), {
    everyMs: HOUR_MS,
    gatherMs: HOUR_MS,
  });

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  add(task: () => Promise<void>): void {
    this.tasks.push(task);
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** One run, whatever the hour. */
  async run(): Promise<void> {
    for (const task of this.tasks) {
      try {
        await task();
      } catch {
        // The database may be unreachable for a while; the next hour's run does the work of both.
        this.logger.warn({ event: 'hourly_task_postponed' });
      }
    }
  }
}
