import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../config/logger.js';

/** When a background loop runs. */
interface LoopTimes {
  /** It runs this often, for work that a crash or another process left. */
  readonly everyMs: number;
  /** It runs this long after `wake`, so that what comes together is done together. */
  readonly gatherMs: number;
}

/**
 * Runs `work` in the background: one run at a time, every `everyMs` and soon after each `wake`. `work` returns for how many
 * milliseconds to pause before it runs again because there is more to do, or null if there is nothing left. A run that fails is
 * dropped: the next one does its work.
 */
export class BackgroundLoop {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isRunning = false;
  private isWoken = false;
  private isStopped = true;

  constructor(
    private readonly work: () => Promise<number | null>,
    private readonly times: LoopTimes,
  ) {}

  /** Starts with a run soon. */
  start(): void {
    this.isStopped = false;
    this.wake();
  }

  /** Asks for a run soon, since there is something to do. */
  wake(): void {
    if (this.isStopped || this.isWoken) return;
    this.isWoken = true;
    if (!this.isRunning) this.runIn(this.times.gatherMs);
  }

  /** Waits for the run that is under way. There is none after it. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private runIn(ms: number): void {
    clearTimeout(this.timer);
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.running = this.run();
    }, ms);
    this.timer.unref();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    this.isWoken = false;
    const pauseMs = await this.work().catch(() => null);
    this.isRunning = false;
    this.runIn(pauseMs ?? (this.isWoken ? this.times.gatherMs : this.times.everyMs));
  }
}

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
