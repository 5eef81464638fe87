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
/** If the replica does not report its position within this time, the primary runs the read. */
const ANSWER_MS = 250;
/** This limit is not critical, because the primary runs all reads until the replica is connected. */
const CONNECT_MS = 5_000;
const RETRY_MS = 1_000;
/** Longest wait for a free replica connection. After that, the primary runs the read. */
const POOL_WAIT_MS = 1_000;

/**
 * Reads the primary's write position, timeline and system id. With `synchronous_commit`, a commit is flushed before it
 * is visible, so the flushed position is enough. Without it, the position is the end of the log.
 */
const POSITION = `
  SELECT position::text, left(pg_walfile_name(position), 8) AS timeline, system_identifier::text AS system
  FROM pg_control_system(), (
    SELECT CASE current_setting('synchronous_commit')
      WHEN 'off' THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_flush_lsn() END AS position
  ) AS written`;

/** If the replica was promoted or follows a former primary, the timelines differ and the result is false. */
const HAS_REPLAYED = `
  SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn
     AND lpad(upper(to_hex(timeline_id)), 8, '0') = $2 AND system_identifier::text = $3 AS replayed
  FROM pg_control_system(), pg_control_checkpoint()`;

interface Position {
  readonly position: string;
  readonly timeline: string;
  readonly system: string;
}

/** A streaming replica, which can be unavailable. docs/decisions/0021 explains how reads stay up to date. */
export class ReadReplica implements OnApplicationBootstrap, OnApplicationShutdown {
  /** Combines simultaneous calls. A batch reads the position only after all its calls have arrived. */
  private readonly questions = new Batcher<undefined, boolean>((calls) => this.answerAll(calls), {
    size: Number.POSITIVE_INFINITY,
    atOnce: 1,
  });
  private readonly pools: DataSource[] = [];
  private client: pg.Client | undefined;
  private readonly stopped = new AbortController();

  constructor(
    private readonly primary: DataSource,
    private readonly url: string,
    private readonly logger: Logger,
  ) {}

  /** Returns a replica pool of the same size as the given pool. Use it only if `hasEverything` returns true. */
  connections({ options: { poolSize } }: DataSource): DataSource {
    const options = dataSourceOptions(this.url);
    const extra = { ...options.extra, connectionTimeoutMillis: POOL_WAIT_MS };
    const pool = new DataSource({ ...options, ...(poolSize && { poolSize }), extra, applicationName: APPLICATION });
    this.pools.push(pool);
    return pool;
  }

  /**
   * Returns whether the replica has everything that was committed before the call. Rejects only if the query on the
   * primary fails.
   */
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
          this.logger.info({ event: 'read_replica', message: 'The replica answers reads while it is up to date.' });
        });
      } catch (err) {
        if (!isKnownAway && !signal.aborted) {
          this.logger.warn({
            event: 'read_replica',
            message: 'The replica is unavailable. The primary answers all reads.',
            err,
          });
        }
        isKnownAway = true;
      }
      await delay(RETRY_MS, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  /** Connects to the replica and waits. Throws if the replica is unreachable or the connection is lost. */
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

const TOOK_TOO_LONG = '57014';

/** Runs reads on the replica if there is one and it is up to date, otherwise on the primary. */
export class ReadConnections {
  readonly ofReplica: DataSource | undefined;

  constructor(
    private readonly primary: DataSource,
    private readonly replica: ReadReplica | null,
  ) {
    this.ofReplica = replica?.connections(primary);
  }

  query<Rows>(text: string, values: unknown[]): Promise<Rows> {
    return this.read((database) => database.query<Rows>(text, values));
  }

  /**
   * Runs `work` on data that includes everything committed before the call. If the replica fails, runs `work` again on
   * the primary.
   */
  async read<T>(work: (database: DataSource) => Promise<T>): Promise<T> {
    const { primary, replica, ofReplica } = this;
    if (!replica || !ofReplica || !(await replica.hasEverything())) return work(primary);
    try {
      return await work(ofReplica);
    } catch (failure) {
      // Does not retry on the primary: either the client has disconnected, or the primary would be just as slow.
      if (failure instanceof AbandonedQuery || errorCode(failure) === TOOK_TOO_LONG) throw failure;
      return work(primary);
    }
  }
}
