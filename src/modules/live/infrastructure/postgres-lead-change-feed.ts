import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { LeadType } from '../../../lead-types/lead-types.js';
import {
  LeadChangeFeed,
  type LeadChangeListener,
  type LeadNotice,
  type LeadSnapshot,
} from '../domain/lead-change-feed.js';

/** The triggers of migrations 1763800100000 and 1763800200000 write to it too, by the functions of 1763900100000. */
const CHANNEL = 'live';
/** New leads wait this long for others, so that many make one notification. */
const BATCH_DELAY_MS = 250;
/** What fits the 8,000 bytes of a notification. */
const MAX_LEADS = 30;
/** A dead network does not end an idle connection, so it is probed this often. */
const PROBE_MS = 10_000;
const ANSWER_MS = 5_000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

type EncodedSnapshot = [LeadType, string | null, boolean] | null;
type EncodedNotice = [string | null, EncodedSnapshot, EncodedSnapshot];

interface Message {
  readonly leads?: readonly EncodedNotice[];
  readonly all?: boolean;
  readonly user?: string;
}

/** LISTEN on a connection of its own, open only while there are listeners, and opened again when it is lost. */
@Injectable()
export class PostgresLeadChangeFeed extends LeadChangeFeed implements OnApplicationShutdown {
  private readonly listeners = new Set<LeadChangeListener>();
  private client: pg.Client | undefined;
  private isListening = false;
  private isRunning = false;
  private isStopped = false;
  private pending: EncodedNotice[] = [];
  private flushTimer: NodeJS.Timeout | undefined;

  constructor(private readonly dataSource: DataSource) {
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
    this.pending.push([id, null, [type, assignedTo, quarantined]]);
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
    const message = messageOf(payload);
    for (const listener of this.listeners) {
      if (message.leads) listener.onLeadsChanged(message.leads.map(noticeOf));
      if (message.all) listener.onResyncNeeded();
      if (message.user) listener.onUserChanged(message.user);
    }
  }

  private async flush(): Promise<void> {
    const notices = this.pending;
    this.pending = [];
    this.flushTimer = undefined;
    if (notices.length === 0) return;
    const message: Message = notices.length > MAX_LEADS ? kindsOf(notices) : { leads: notices };
    try {
      await this.dataSource.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(message)]);
    } catch {
      // The leads are stored; screens find them when they next load.
    }
  }
}

/** Anybody who may connect to the database can write to the channel: payloads that are not ours are ignored. */
function messageOf(payload: string): Message {
  try {
    return (JSON.parse(payload) ?? {}) as Message;
  } catch {
    return {};
  }
}

/** The same without ids: each kind of lead once. */
function kindsOf(notices: readonly EncodedNotice[]): Message {
  const kinds = new Map(notices.map(([, before, after]) => [String(after), [null, before, after] as EncodedNotice]));
  return kinds.size > MAX_LEADS ? { all: true } : { leads: [...kinds.values()] };
}

function noticeOf([id, before, after]: EncodedNotice): LeadNotice {
  return { id, before: snapshotOf(before), after: snapshotOf(after) };
}

function snapshotOf(written: EncodedSnapshot): LeadSnapshot | null {
  if (!written) return null;
  const [type, assignedTo, quarantined] = written;
  return { type, assignedTo, quarantined };
}
