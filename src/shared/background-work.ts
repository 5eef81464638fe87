import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../config/logger.js';

interface LoopTimes {
  /** Interval of the regular runs, which also pick up work left by crashed processes or added by other processes. */
  readonly everyMs: number;
  /** Delay after `wake`, so that several calls to it share one run. */
  readonly gatherMs: number;
}

/**
 * Runs `work` in the background, one run at a time: every `everyMs`, and soon after each `wake`. `work` returns the
 * pause in ms before its next run, or null if nothing is left. If a run fails, the next regular run does its work.
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

  start(): void {
    this.isStopped = false;
    this.wake();
  }

  wake(): void {
    if (this.isStopped || this.isWoken) return;
    this.isWoken = true;
    if (!this.isRunning) this.runIn(this.times.gatherMs);
  }

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

/** Runs the modules' cleanup tasks once an hour. */
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

  async run(): Promise<void> {
    for (const task of this.tasks) {
      try {
        await task();
      } catch {
        // Usually the database is unreachable. The run in an hour catches up.
        this.logger.warn({ event: 'hourly_task_postponed' });
      }
    }
  }
}
