import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOGGER } from '../../../config/logger.js';
import { LeadChangeFeed, type LeadChangeListener, type LeadSnapshot } from '../domain/lead-change-feed.js';
import { addedLeadsPayload, parseLeadChangeMessage } from './lead-change-message.js';

/** The triggers of migrations 1763800100000 and 1763800200000 write to it too, by the functions of 1763900100000. */
const CHANNEL = 'live';
/** New leads wait this long for others, so that many make one notification. */
const BATCH_DELAY_MS = 250;
/** A dead network does not end an idle connection, so it is probed this often. */
const PROBE_MS = 10_000;
const ANSWER_MS = 5_000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/** LISTEN on a connection of its own, open only while there are listeners, and opened again when it is lost. */
@Injectable()
export class PostgresLeadChangeFeed extends LeadChangeFeed implements OnApplicationShutdown {
  private readonly listeners = new Set<LeadChangeListener>();
  private client: pg.Client | undefined;
  private isListening = false;
  private isRunning = false;
  private isStopped = false;
  private pending: ({ readonly id: string } & LeadSnapshot)[] = [];
  private flushTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  subscribe(listener: LeadChangeListener): () => void {
    this.listeners.add(listener);
    if (this.isListening) listener.onConnected();
    if (!this.isRunning && !this.isStopped) void this.run();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.closeConnection();
    };
  }

  publish({ id, type, assignedTo, quarantined }: { readonly id: string } & LeadSnapshot): void {
    this.pending.push({ id, type, assignedTo, quarantined });
    this.flushTimer ??= setTimeout(() => void this.flush(), BATCH_DELAY_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    this.listeners.clear();
    this.closeConnection();
    clearTimeout(this.flushTimer);
    await this.flush();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    for (let retryMs = FIRST_RETRY_MS; this.listeners.size > 0; retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)) {
      if (await this.listenUntilLost().catch(() => false)) retryMs = FIRST_RETRY_MS;
      if (this.listeners.size > 0) await delay(retryMs, undefined, { ref: false });
    }
    this.isRunning = false;
  }

  /** Resolves when the connection is lost; true where it had been listening. */
  private async listenUntilLost(): Promise<boolean> {
    const { url } = this.dataSource.options as { url?: string };
    const client = new pg.Client({
      connectionString: url,
      application_name: 'kisan-canteen-live',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    const lost = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => this.dispatch(payload ?? ''));
    this.client = client;
    let probe: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.isListening = true;
      for (const listener of this.listeners) listener.onConnected();
      probe = setInterval(() => void client.query('SELECT 1').catch(() => this.closeConnection()), PROBE_MS);
      await lost;
      return true;
    } finally {
      clearInterval(probe);
      this.isListening = false;
      this.client = undefined;
      void client.end().catch(() => undefined);
    }
  }

  private closeConnection(): void {
    void this.client?.end().catch(() => undefined);
  }

  private dispatch(payload: string): void {
    const message = parseLeadChangeMessage(payload);
    if (!message) {
      this.logger.warn({
        event: 'live_message_ignored',
        message: 'A notification that is not of this server was ignored.',
      });
      return;
    }
    for (const listener of this.listeners) {
      if ('notices' in message) listener.onLeadsChanged(message.notices);
      else if ('userId' in message) listener.onUserChanged(message.userId);
      else listener.onResyncNeeded();
    }
  }

  private async flush(): Promise<void> {
    const leads = this.pending;
    this.pending = [];
    this.flushTimer = undefined;
    if (leads.length === 0) return;
    try {
      await this.dataSource.query('SELECT pg_notify($1, $2)', [CHANNEL, addedLeadsPayload(leads)]);
    } catch {
      // The leads are stored; screens find them when they next load.
    }
  }
}
