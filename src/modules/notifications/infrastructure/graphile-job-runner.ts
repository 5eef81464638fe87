import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Runner, TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOGGER } from '../../../config/logger.js';
import { DatabasePools } from '../../../database/database-pools.js';
import { DigestService } from '../application/digest.service.js';
import { OutboxDeliveryService } from '../application/outbox-delivery.service.js';
import { Channels } from '../application/outbox-relay.service.js';
import { OutboxRepository } from '../domain/outbox.repository.js';
import { DELIVER_TASK } from './postgres-outbox.repository.js';

const DIGEST_TASK = 'digest';
/** 8:00 in India, whose clock is five and a half hours ahead of UTC all year. */
const DIGEST_TIME_UTC = '30 2 * * *';
/** A server that was down at that time makes up for it until noon. */
const DIGEST_LATE_MS = 4 * 3_600_000;

const RETRY_TASK = 'retry';
/** The library's own pauses grow to six hours: nobody's mail waits as long for a server that is up again. */
const RETRY_TIME = '*/10 * * * *';

const CONCURRENT_JOBS = 2;
/** One listens for new jobs. */
const CONNECTIONS = 2;
const POLL_MS = 5_000;
const RESTART_MS = 2_000;

/** Works the job queue, in every process that can send by something; what one process takes no other does. */
@Injectable()
export class GraphileJobRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private pool: pg.Pool | undefined;
  private runner: Runner | undefined;
  private isStopping = false;
  private hasWarned = false;
  private running: Promise<void> = Promise.resolve();

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
    if (this.channels.names.length > 0) this.running = this.runUntilStopped();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.runner?.stop().catch(() => undefined);
    await this.running;
    await this.pool?.end();
  }

  /** The library's runner ends itself when the database is away for a while; see also `endWithItsWorkers`. */
  private async runUntilStopped(): Promise<void> {
    const { url } = this.dataSource.options as { url?: string };
    this.pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      application_name: 'kisan-canteen-jobs',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    this.pool.on('error', () => undefined);
    this.pools.add('jobs', this.pool);
    // Not loaded where nothing is sent.
    const { Logger: JobLogger, parseCronItems, run } = await import('graphile-worker');
    while (!this.isStopping) {
      try {
        this.runner = await run({
          pgPool: this.pool,
          concurrency: CONCURRENT_JOBS,
          pollInterval: POLL_MS,
          noHandleSignals: true,
          logger: new JobLogger(() => () => undefined),
          taskList: this.tasks(),
          parsedCronItems: parseCronItems([
            { task: DIGEST_TASK, match: DIGEST_TIME_UTC, options: { backfillPeriod: DIGEST_LATE_MS } },
            { task: RETRY_TASK, match: RETRY_TIME },
          ]),
        });
        endWithItsWorkers(this.runner);
        if (this.isStopping) await this.runner.stop();
        await this.runner.promise;
      } catch {
        this.logger.warn({ event: 'jobs_postponed' });
      }
      if (!this.isStopping) await delay(RESTART_MS, undefined, { ref: false });
    }
  }

  private tasks(): TaskList {
    return {
      [DELIVER_TASK]: async (payload) => {
        try {
          const outcome = await this.delivery.deliver((payload as { id: string }).id);
          this.hasWarned = false;
          if (outcome === 'refused' || outcome === 'expired') this.logger.warn({ event: `mail_${outcome}` });
        } catch (failure) {
          if (!this.hasWarned) this.logger.warn({ event: 'mail_delayed', err: failure });
          this.hasWarned = true;
          // The queue keeps the message of a failure: nothing personal goes in.
          throw new Error('Could not be sent yet.');
        }
      },
      [RETRY_TASK]: () => this.outbox.retryNow(),
      [DIGEST_TASK]: (payload) => this.digests.prepare(new Date((payload as { _cron: { ts: string } })._cron.ts)),
    };
  }
}

/**
 * A worker that cannot say what became of its job, because the database is away at that moment, ends; the library's runner
 * goes on without it, and without any in the end.
 */
function endWithItsWorkers({ events, stop }: Runner): void {
  events.once('worker:fatalError', () => void stop().catch(() => undefined));
}
