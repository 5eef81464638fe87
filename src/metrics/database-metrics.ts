import pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { listed } from '../modules/leads/sql/lead-conditions.js';

/**
 * Figures for the whole database, which are the same from every process. If the database does not respond, all figures
 * except `up` are omitted.
 */
export function measureDatabase(
  figures: DatabaseFiguresReader,
  isUp: () => Promise<boolean>,
  registers: Registry[],
): { refresh(): Promise<void> } {
  const gauge = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Gauge({ name: `kisan_canteen_${name}`, help, labelNames, registers });
  const up = gauge('database_up', 'Whether the database responds to this process: 1 or 0', []);
  const leads = gauge('leads', 'Leads in the lists, by type and status', ['type', 'status']);
  const suspected = gauge('leads_suspected', 'Leads hidden as suspected spam', ['type']);
  const open = gauge('promises_open', 'Open promises of a first contact', ['state']);
  const settled = gauge('promises_settled_7d', 'First contacts with leads of the last seven days', ['state']);
  const waiting = gauge('outbox_waiting', 'Messages waiting in the outbox', ['channel']);
  const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest message in the outbox', ['channel']);

  const show = (read: DatabaseFigures) => {
    for (const { count, ...labels } of read.leads) leads.set(labels, count);
    for (const { count, ...labels } of read.suspected) suspected.set(labels, count);
    for (const { count, ...labels } of read.openPromises) open.set(labels, count);
    for (const { count, ...labels } of read.settledPromises) settled.set(labels, count);
    for (const { channel, count, oldestSeconds } of read.outbox) {
      waiting.set({ channel }, count);
      oldest.set({ channel }, oldestSeconds);
    }
  };

  return {
    async refresh() {
      const isAnswering = await isUp();
      const read = isAnswering ? await figures.read().catch(() => null) : null;
      up.set(isAnswering ? 1 : 0);
      for (const each of [leads, suspected, open, settled, waiting, oldest]) each.reset();
      if (read) show(read);
    },
  };
}

/** Keeps a scrape well below Prometheus's timeout of ten seconds. */
const CONNECT_MS = 600;
const ANSWER_MS = 2_000;
const KEPT_MS = 10_000;
const IDLE_CONNECTION_MS = 60_000;

interface DatabaseFigures {
  readonly leads: readonly { type: string; status: string; count: number }[];
  readonly suspected: readonly { type: string; count: number }[];
  readonly openPromises: readonly { state: string; count: number }[];
  readonly settledPromises: readonly { state: string; count: number }[];
  readonly outbox: readonly { channel: string; count: number; oldestSeconds: number }[];
}

/** Adds up the counts that triggers maintain in `lead_counts`. The table has only a few hundred rows. */
const LEADS = `
  SELECT type, status, coalesce(sum(leads) FILTER (WHERE NOT quarantined), 0)::int AS count
  FROM lead_counts GROUP BY type, status ORDER BY type, status`;

const SUSPECTED = `
  SELECT type, sum(leads)::int AS count FROM lead_counts WHERE suspected GROUP BY type HAVING sum(leads) > 0 ORDER BY type`;

/** Uses only the index `leads_promises_waiting`, which contains only open promises. */
const OPEN_PROMISES = `
  SELECT state, count(l.state_now)::int AS count
  FROM (VALUES ('waiting'), ('due_soon'), ('overdue')) AS s (state)
  LEFT JOIN (
    SELECT CASE WHEN due_at < now() THEN 'overdue' WHEN due_soon_at <= now() THEN 'due_soon' ELSE 'waiting' END AS state_now
    FROM leads l WHERE first_response_at IS NULL AND due_at IS NOT NULL AND ${listed()}
  ) l ON l.state_now = s.state
  GROUP BY state`;

/** Uses only the index `leads_reported`. */
const SETTLED_PROMISES = `
  SELECT state, count(l.state_now)::int AS count
  FROM (VALUES ('kept'), ('missed')) AS s (state)
  LEFT JOIN (
    SELECT CASE WHEN first_response_at <= due_at THEN 'kept' WHEN first_response_at > due_at THEN 'missed' END AS state_now
    FROM leads l WHERE created_at > now() - interval '7 days' AND ${listed()}
  ) l ON l.state_now = s.state
  GROUP BY state`;

/** Skips messages to unreachable devices, which are not the server's fault, and messages older than eight days. */
const OUTBOX = `
  SELECT o.channel, count(*)::int AS count, extract(epoch FROM now() - min(o.created_at))::float8 AS "oldestSeconds"
  FROM outbox o LEFT JOIN push_subscriptions d ON d.id = o.device_id
  WHERE o.done_at IS NULL AND coalesce(d.failures, 0) = 0 AND o.created_at > now() - interval '8 days'
  GROUP BY o.channel`;

/** Reads the counts over a connection of its own, at most every ten seconds. */
export class DatabaseFiguresReader {
  private readonly pool: pg.Pool;
  private reading: Promise<DatabaseFigures> | undefined;
  private readMs = Number.NEGATIVE_INFINITY;

  constructor(
    url: string,
    /** Channels that send messages. Each one has a figure, even if no messages are waiting. */
    private readonly channels: readonly string[],
  ) {
    this.pool = new pg.Pool({
      connectionString: url,
      application_name: 'kisan-canteen-metrics',
      max: 1,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: ANSWER_MS,
      query_timeout: ANSWER_MS,
      idleTimeoutMillis: IDLE_CONNECTION_MS,
    });
    this.pool.on('error', () => undefined);
  }

  read(): Promise<DatabaseFigures> {
    const now = performance.now();
    if (this.reading && now - this.readMs < KEPT_MS) return this.reading;
    this.readMs = now;
    const reading = this.readAll();
    this.reading = reading;
    reading.catch(() => {
      if (this.reading === reading) this.reading = undefined;
    });
    return reading;
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async readAll(): Promise<DatabaseFigures> {
    const waiting = await this.rows<DatabaseFigures['outbox'][number]>(OUTBOX);
    const silent = this.channels.filter((channel) => !waiting.some((row) => row.channel === channel));
    return {
      leads: await this.rows(LEADS),
      suspected: await this.rows(SUSPECTED),
      openPromises: await this.rows(OPEN_PROMISES),
      settledPromises: await this.rows(SETTLED_PROMISES),
      outbox: [...waiting, ...silent.map((channel) => ({ channel, count: 0, oldestSeconds: 0 }))],
    };
  }

  private async rows<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
    return (await this.pool.query<T>(text)).rows;
  }
}
