import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';

const LOOK_MS = 250;
/** After this much silence the database is asked whether it is there. */
const SILENCE_MS = 400;
const ANSWER_MS = 1_000;
/** A question that took this much longer than it may says more about this process than about the database. */
const LAG_MS = 200;

/**
 * Cuts the connections that calls are waiting on when the database has fallen silent: its machine hangs, or the network
 * swallows what is sent. Nothing else would end such a wait, since a connection that nobody closes stays open. A statement
 * that is only slow is left alone, because the database still answers a new connection.
 */
@Injectable()
export class SilentDatabase implements OnApplicationBootstrap, OnApplicationShutdown {
  /** The connections in use, and how many bytes each was seen to have received. */
  private readonly inUse = new Map<pg.PoolClient, number>();
  /** When something last came on one of them. */
  private heardAtMs = 0;
  private isAsking = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    const pool = (this.dataSource.driver as unknown as { readonly master: pg.Pool }).master;
    pool.on('acquire', (client) => this.inUse.set(client, bytesReadBy(client)));
    pool.on('release', (_failure, client) => {
      this.hear(client);
      this.inUse.delete(client);
    });
    this.timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    if (this.isAsking) return;
    this.hearAll();
    const askedAtMs = performance.now();
    if (askedAtMs - this.heardAtMs < SILENCE_MS) return;
    this.isAsking = true;
    const isThere = await this.answers();
    this.isAsking = false;
    this.hearAll();
    if (isThere) this.heardAtMs = performance.now();
    else if (this.heardAtMs < askedAtMs) for (const client of this.inUse.keys()) socketOf(client).destroy();
  }

  private hearAll(): void {
    // Where nobody waits, silence means nothing.
    if (this.inUse.size === 0) this.heardAtMs = performance.now();
    for (const client of this.inUse.keys()) this.hear(client);
  }

  private hear(client: pg.PoolClient): void {
    const bytesRead = bytesReadBy(client);
    if (bytesRead === this.inUse.get(client)) return;
    this.inUse.set(client, bytesRead);
    this.heardAtMs = performance.now();
  }

  /** Whether a new connection gets an answer; a refusal is one as well. */
  private async answers(): Promise<boolean> {
    const { url } = this.dataSource.options as { url?: string };
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS });
    client.on('error', () => undefined);
    const askedAtMs = performance.now();
    try {
      await client.connect();
      return true;
    } catch (failure) {
      const isLate = performance.now() - askedAtMs > ANSWER_MS + LAG_MS;
      // What arrived while this process was busy is read first.
      await nextTurn();
      return isLate || !(failure instanceof Error && failure.message === 'timeout expired');
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}

function bytesReadBy(client: pg.PoolClient): number {
  return socketOf(client).bytesRead;
}

function socketOf(client: pg.PoolClient): Socket {
  return (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream;
}
