import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { CronItem, Runner, TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOGGER } from '../../../config/logger.js';
import { DatabasePools } from '../../../database/database-pools.js';
import { DigestService } from '../application/digest.service.js';
import { OutboxDeliveryService } from '../application/outbox-delivery.service.js';
import { Channels } from '../application/outbox-relay.service.js';
import { OutboxRepository, type Outcome } from '../domain/outbox.repository.js';
import { MAIL_TASK, PUSH_TASK, PUSHES_AT_ONCE_TO_A_SERVICE } from './postgres-outbox.repository.js';

const DIGEST_TASK = 'digest';
/** 8:00 in India, whose clock is five and a half hours ahead of UTC all year. */
const DIGEST_TIME_UTC = '30 2 * * *';
/** A server that was down at that time makes up for it until noon. */
const DIGEST_LATE_MS = 4 * 3_600_000;

const RETRY_TASK = 'retry';
/** The library's own pauses grow to six hours; no mail waits so long for a server that is up again. */
const RETRY_TIME = '*/10 * * * *';

/** Apart, so that no push service delays a mail, nor the mail server a push. */
const CONCURRENT_JOBS = { mail: 2, push: 2 * PUSHES_AT_ONCE_TO_A_SERVICE };
type Channel = keyof typeof CONCURRENT_JOBS;
const MAIL_TIMES: CronItem[] = [
  { task: DIGEST_TASK, match: DIGEST_TIME_UTC, options: { backfillPeriod: DIGEST_LATE_MS } },
  { task: RETRY_TASK, match: RETRY_TIME },
];

const POLL_MS = 5_000;
const RESTART_MS = 2_000;

/** Works the job queue, each channel by itself, in every process that can send by it; what one process takes no other does. */
@Injectable()
export class GraphileJobRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private pool: pg.Pool | undefined;
  private readonly runners = new Map<Channel, Runner>();
  private readonly warned = new Set<Channel>();
  private isStopping = false;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly pools: DatabasePools,
    private readonly channels: Channels,
    private readonly delivery: OutboxDeliveryService,
    private readonly digests: DigestService,
    private readonly outbox: OutboxRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { names } = this.channels;
    if (names.length === 0) return;
    const { url } = this.dataSource.options as { url?: string };
    const pool = new pg.Pool({
      connectionString: url,
      // Each channel's listens for new jobs.
      max: names.length + 1,
      application_name: 'kisan-canteen-jobs',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    pool.on('error', () => undefined);
    this.pool = pool;
    this.pools.add('jobs', pool);
    this.running = Promise.all(names.map((channel) => this.runUntilStopped(channel, pool)));
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await Promise.all([...this.runners.values()].map((runner) => runner.stop().catch(() => undefined)));
    await this.running;
    await this.pool?.end();
  }

  /** The library's runner ends itself when the database is away for a while; see also `endWithItsWorkers`. */
  private async runUntilStopped(channel: Channel, pgPool: pg.Pool): Promise<void> {
    // Not loaded where nothing is sent.
    const { Logger: JobLogger, parseCronItems, run } = await import('graphile-worker');
    while (!this.isStopping) {
      try {
        const runner = await run({
          pgPool,
          concurrency: CONCURRENT_JOBS[channel],
          pollInterval: POLL_MS,
          noHandleSignals: true,
          logger: new JobLogger(() => () => undefined),
          taskList: channel === 'mail' ? this.mailTasks() : this.pushTasks(),
          parsedCronItems: channel === 'mail' ? parseCronItems(MAIL_TIMES) : [],
        });
        this.runners.set(channel, runner);
        endWithItsWorkers(runner);
        if (this.isStopping) await runner.stop();
        await runner.promise;
      } catch {
        this.logger.warn({ event: 'jobs_postponed', channel });
      }
      if (!this.isStopping) await delay(RESTART_MS, undefined, { ref: false });
    }
  }

  private mailTasks(): TaskList {
    return {
      [MAIL_TASK]: (payload) => this.report('mail', this.delivery.deliverMail((payload as { id: string }).id)),
      [RETRY_TASK]: () => this.outbox.retryMails(),
      [DIGEST_TASK]: (payload) => this.digests.prepare(new Date((payload as { _cron: { ts: string } })._cron.ts)),
    };
  }

  private pushTasks(): TaskList {
    return {
      [PUSH_TASK]: (payload) => {
        const { id, device } = payload as { id: string; device: string };
        return this.report('push', this.delivery.deliverPush(id, device));
      },
    };
  }

  /** The queue keeps the message of a failure: nothing personal goes in. */
  private async report(channel: Channel, delivery: Promise<Outcome | 'paused' | null>): Promise<void> {
    const outcome = await delivery.catch((failure: unknown) => {
      if (!this.warned.has(channel)) this.logger.warn({ event: `${channel}_delayed`, err: failure });
      this.warned.add(channel);
      throw new Error('Could not be sent yet.');
    });
    if (outcome === 'paused') throw new Error('Waits until its device is tried again.');
    this.warned.delete(channel);
    if (outcome === 'refused' || outcome === 'expired') this.logger.warn({ event: `${channel}_${outcome}` });
  }
}

/**
 * A worker that cannot say what became of its job, because the database is away at that moment, ends; the library's runner
 * goes on without it, and without any in the end.
 */
function endWithItsWorkers({ events, stop }: Runner): void {
  events.once('worker:fatalError', () => void stop().catch(() => undefined));
}
