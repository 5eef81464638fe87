import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOGGER } from '../../../config/logger.js';
import {
  LeadChangeFeed,
  type LeadChangeListener,
  type LeadChangeMessage,
  type LeadSnapshot,
  type ReceivedChanges,
} from '../domain/lead-change-feed.js';
import { LeadChangeLog, NewLeadOrder } from '../domain/lead-change-log.js';
import { addedLeadsPayload, parseLeadChangeMessage, RESYNC_PAYLOAD } from './lead-change-message.js';

/** Triggers write to it too (migrations/routines/live.sql), and whoever notifies a user (notices.sql.ts). */
const CHANNEL = 'live';
/** New leads wait this long for others, so that many make one notification. */
const BATCH_DELAY_MS = 250;
/** A dead network does not end an idle connection, so it is probed this often. */
const PROBE_MS = 10_000;
const ANSWER_MS = 5_000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/**
 * LISTEN on a connection of its own, opened for the first listener and again whenever it is lost. It stays while nobody
 * listens: who was away for a moment hears what they missed, also where they were the only one.
 */
@Injectable()
export class PostgresLeadChangeFeed extends LeadChangeFeed implements OnApplicationShutdown {
  private readonly listeners = new Set<LeadChangeListener>();
  private readonly log = new LeadChangeLog(randomBytes(6).toString('hex'));
  private readonly newLeads = new NewLeadOrder();
  private client: pg.Client | undefined;
  private isListening = false;
  private isRunning = false;
  private isStopped = false;
  private pending: ({ readonly id: string } & LeadSnapshot)[] = [];
  private flushTimer: NodeJS.Timeout | undefined;
  /** Leads whose notification failed; their ids are not kept. */
  private hasUnpublished = false;

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
    return () => void this.listeners.delete(listener);
  }

  changesSince(eventId: string | null): ReceivedChanges {
    return this.log.since(eventId);
  }

  publish({ id, type, assignedTo, quarantined, inPool }: { readonly id: string } & LeadSnapshot): void {
    this.pending.push({ id, type, assignedTo, quarantined, inPool });
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
    for (let retryMs = FIRST_RETRY_MS; !this.isStopped; retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)) {
      if (await this.listenUntilLost().catch(() => false)) retryMs = FIRST_RETRY_MS;
      if (!this.isStopped) await delay(retryMs, undefined, { ref: false });
    }
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
      this.log.restart();
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
    let message: LeadChangeMessage | null = parseLeadChangeMessage(payload);
    if (!message) {
      this.logger.warn({
        event: 'live_message_ignored',
        message: 'A notification that is not of this server was ignored.',
      });
      return;
    }
    if ('notices' in message) message = { notices: this.newLeads.inOrder(message.notices) };
    if ('notices' in message && message.notices.length === 0) return;
    this.log.append(message);
    for (const listener of this.listeners) {
      if ('userId' in message) listener.onUserChanged(message.userId);
      else listener.onChange();
    }
  }

  private async flush(): Promise<void> {
    const leads = this.pending;
    const payload = this.hasUnpublished ? RESYNC_PAYLOAD : addedLeadsPayload(leads);
    this.pending = [];
    this.flushTimer = undefined;
    if (leads.length === 0 && !this.hasUnpublished) return;
    this.hasUnpublished = false;
    try {
      await this.dataSource.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
    } catch {
      // The leads are stored, and whoever asks finds them; the windows hear of it once the database can be reached again.
      this.hasUnpublished = true;
      if (!this.isStopped) this.flushTimer ??= setTimeout(() => void this.flush(), LAST_RETRY_MS);
    }
  }
}
