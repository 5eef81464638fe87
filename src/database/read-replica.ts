import { setTimeout as delay } from 'node:timers/promises';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { errorCode } from '../config/errors.js';
import { Batcher } from '../shared/database/batcher.js';
import { AbandonedQuery, preparedQuery } from '../shared/database/pool-query.js';
import { dataSourceOptions } from './data-source.js';

const APPLICATION = 'kisan-canteen-read';
/** A read waits no longer for the replica to say where it stands: the primary answers it then. */
const ANSWER_MS = 250;
/** Nobody waits while it is looked for: reads go to the primary meanwhile. */
const CONNECT_MS = 5_000;
const RETRY_MS = 1_000;
/** For a connection that other reads use, before the primary is asked instead. */
const POOL_WAIT_MS = 1_000;

/**
 * How far the primary's log is written, and of which history it is. What is committed was flushed before anybody is told, and
 * before anybody sees it; only where `synchronous_commit` is off it is somewhere before the end of the log.
 */
const POSITION = `
  SELECT position::text, left(pg_walfile_name(position), 8) AS timeline, system_identifier::text AS system
  FROM pg_control_system(), (
    SELECT CASE current_setting('synchronous_commit')
      WHEN 'off' THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_flush_lsn() END AS position
  ) AS written`;

/** One that was promoted, or follows a primary of before, has a history of its own. */
const HAS_REPLAYED = `
  SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn
     AND lpad(upper(to_hex(timeline_id)), 8, '0') = $2 AND system_identifier::text = $3 AS replayed
  FROM pg_control_system(), pg_control_checkpoint()`;

interface Position {
  readonly position: string;
  readonly timeline: string;
  readonly system: string;
}

/** An ordinary streaming replica of the database; it may come and go. Why reads need nothing else to be fresh: docs/decisions/0021. */
export class ReadReplica implements OnApplicationBootstrap, OnApplicationShutdown {
  /** Of calls that come at the same time together. The position is asked after each of them came. */
  private readonly questions = new Batcher<undefined, boolean>((calls) => this.answerAll(calls), {
    size: Number.POSITIVE_INFINITY,
    atOnce: 1,
  });
  private readonly pools: DataSource[] = [];
  /** Asks it where it stands; there while the replica is. */
  private client: pg.Client | undefined;
  private readonly stopped = new AbortController();

  constructor(
    private readonly primary: DataSource,
    private readonly url: string,
    private readonly logger: Logger,
  ) {}

  /** As many connections to it as those are, to be used where it `hasEverything`. */
  connections({ options: { poolSize } }: DataSource): DataSource {
    const options = dataSourceOptions(this.url);
    const extra = { ...options.extra, connectionTimeoutMillis: POOL_WAIT_MS };
    const pool = new DataSource({ ...options, ...(poolSize && { poolSize }), extra, applicationName: APPLICATION });
    this.pools.push(pool);
    return pool;
  }

  /** Whether it has all that was committed when this was asked. Rejects only where the primary does not answer. */
  async hasEverything(): Promise<boolean> {
    return this.client !== undefined && this.questions.add(undefined);
  }

  onApplicationBootstrap(): void {
    void this.run();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped.abort();
    this.disconnect();
    await Promise.all(this.pools.map((pool) => (pool.isInitialized ? pool.destroy() : undefined)));
  }

  private async answerAll(calls: readonly undefined[]): Promise<boolean[]> {
    const [position] = await preparedQuery<Position>(this.primary, POSITION, []);
    const isThere = position !== undefined && (await this.hasReplayed(position));
    return calls.map(() => isThere);
  }

  private async hasReplayed({ position, timeline, system }: Position): Promise<boolean> {
    const { client } = this;
    if (client === undefined) return false;
    try {
      const { rows } = await client.query<{ replayed: boolean | null }>({
        name: 'replayed',
        text: HAS_REPLAYED,
        values: [position, timeline, system],
      });
      return rows[0]?.replayed === true;
    } catch {
      this.disconnect();
      return false;
    }
  }

  private async run(): Promise<void> {
    const { signal } = this.stopped;
    let isKnownAway = false;
    while (!signal.aborted) {
      try {
        await this.untilLost(() => {
          isKnownAway = false;
          this.logger.info({ event: 'read_replica', message: 'The replica answers reads where it has everything.' });
        });
      } catch (err) {
        if (!isKnownAway && !signal.aborted) {
          this.logger.warn({
            event: 'read_replica',
            message: 'The replica is away: the primary answers all reads.',
            err,
          });
        }
        isKnownAway = true;
      }
      await delay(RETRY_MS, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  /** Throws when it cannot be reached, or is lost. */
  private async untilLost(onThere: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: APPLICATION,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    const lost = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', () => undefined);
    try {
      await client.connect();
      for (const pool of this.pools) if (!pool.isInitialized) await pool.initialize();
      if (this.stopped.signal.aborted) return;
      this.client = client;
      onThere();
      await lost;
      throw new Error('The connection to the replica was lost.');
    } finally {
      this.client = undefined;
      void client.end().catch(() => undefined);
    }
  }

  private disconnect(): void {
    void this.client?.end().catch(() => undefined);
    this.client = undefined;
  }
}

/** PostgreSQL's code for a statement that took too long. */
const TOOK_TOO_LONG = '57014';

/** Where read-only calls are answered: by the replica where one is set and has everything, and else by the primary. */
export class ReadConnections {
  /** Where a replica is set. */
  readonly ofReplica: DataSource | undefined;

  constructor(
    private readonly primary: DataSource,
    private readonly replica: ReadReplica | null,
  ) {
    this.ofReplica = replica?.connections(primary);
  }

  /** One statement that only reads. */
  query<Rows>(text: string, values: unknown[]): Promise<Rows> {
    return this.read((database) => database.query<Rows>(text, values));
  }

  /** Reads what is committed by now, or later. Where the replica fails, `work` is done again on the primary. */
  async read<T>(work: (database: DataSource) => Promise<T>): Promise<T> {
    const { primary, replica, ofReplica } = this;
    if (!replica || !ofReplica || !(await replica.hasEverything())) return work(primary);
    try {
      return await work(ofReplica);
    } catch (failure) {
      // The caller has gone, or the primary would take as long.
      if (failure instanceof AbandonedQuery || errorCode(failure) === TOOK_TOO_LONG) throw failure;
      return work(primary);
    }
  }
}
