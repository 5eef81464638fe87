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
import type { WindowPresence } from '../domain/lead-presence.js';
import { addedLeadsPayload, parseLeadChangeMessage, RESYNC_PAYLOAD } from './lead-change-message.js';
import { parsePresence, presencePayload } from './presence-message.js';

/** Triggers (migrations/routines/live.sql) and notifications (notices.sql.ts) also write to this channel. */
const CHANNEL = 'live';
/** A channel of its own, because servers of the previous release would log each report as malformed. */
const PRESENCE_CHANNEL = 'presence';
const BATCH_DELAY_MS = 250;
/** Interval of probes. They are needed because a network failure does not end an idle connection. */
const PROBE_MS = 10_000;
const ANSWER_MS = 5_000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/**
 * Runs LISTEN on its own connection, which opens for the first listener and reconnects when it is lost. It stays open
 * without listeners, so that even a single client that reconnects gets the changes that it missed.
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
  /** A NOTIFY failed. The ids of its leads are not kept; the next message is a resync. */
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

  async publishPresence(report: WindowPresence): Promise<void> {
    await this.dataSource.query('SELECT pg_notify($1, $2)', [PRESENCE_CHANNEL, presencePayload(report)]);
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

  /** Resolves to true when the connection is lost. Rejects if it cannot start to listen. */
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
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === PRESENCE_CHANNEL) this.dispatchPresence(payload);
      else this.dispatch(payload);
    });
    this.client = client;
    let probe: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}; LISTEN ${PRESENCE_CHANNEL}`);
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
      this.warnOfMalformed(CHANNEL);
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

  private dispatchPresence(payload: string): void {
    const report = parsePresence(payload);
    if (!report) {
      this.warnOfMalformed(PRESENCE_CHANNEL);
      return;
    }
    for (const listener of this.listeners) listener.onPresence?.(report);
  }

  private warnOfMalformed(channel: string): void {
    this.logger.warn({
      event: 'live_message_ignored',
      message: `Ignored a malformed message on the ${channel} channel.`,
    });
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
      // The leads are stored and can be read. Clients get a resync when the database is available again.
      this.hasUnpublished = true;
      if (!this.isStopped) this.flushTimer ??= setTimeout(() => void this.flush(), LAST_RETRY_MS);
    }
  }
}
