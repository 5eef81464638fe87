/** Serves metrics to Prometheus on their own port (METRICS_PORT), which visitors cannot reach. */
import { once } from 'node:events';
import { statfs } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { channelsOf, type Env } from '../config/env.js';
import { listenError } from '../config/listening-port.js';
import { DatabasePools } from '../database/database-pools.js';
import { LeadEvents } from '../modules/leads/application/lead-events.js';
import { LiveLeadsService } from '../modules/live/application/live-leads.service.js';
import { OutboxDeliveryService } from '../modules/notifications/application/outbox-delivery.service.js';
import { DatabaseHealth } from '../shared/database/database-health.js';
import { DatabaseFiguresReader, measureDatabase } from './database-metrics.js';
import { measurePools } from './pool-metrics.js';
import { measureRequests } from './request-metrics.js';

/** Serves `GET /metrics`. Call this before the application is initialised, so that its hook covers every route. */
export async function serveMetrics(
  app: NestFastifyApplication,
  env: Env,
  { host, port }: NonNullable<Env['metrics']>,
): Promise<void> {
  const registry = new Registry();
  const registers = [registry];
  const fastify = app.getHttpAdapter().getInstance();
  const find = <T>(type: abstract new (...args: never[]) => T): T => app.get<T>(type, { strict: false });
  const health = find(DatabaseHealth);
  const figures = new DatabaseFiguresReader(
    String((find(DataSource).options as { url?: string }).url),
    channelsOf(env),
  );
  const isUp = () =>
    health.check().then(
      () => true,
      () => false,
    );

  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  // Removed, because they are gauges with the names of counters.
  for (const kind of ['handles', 'requests', 'resources']) registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  measureRequests(fastify, registers);
  measurePools(find(DatabasePools), registers);
  measureWork(find, registers);
  const database = measureDatabase(figures, isUp, registers);
  measureProcess(() => fastify.server.listening, env, registers);

  const server = createServer(
    answering(async () => {
      await database.refresh();
      return { type: registry.contentType, text: await registry.metrics() };
    }),
  );
  server.listen({ host, port });
  await once(server, 'listening').catch((error: unknown) => {
    throw listenError(host, port, error, 'METRICS_');
  });
  fastify.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
    await figures.close();
  });
}

function measureWork(find: <T>(type: abstract new (...args: never[]) => T) => T, registers: Registry[]): void {
  const added = new Counter({
    name: 'kisan_canteen_leads_added_total',
    help: 'Leads that this process added, or restored from the bin',
    labelNames: ['type', 'suspected'],
    registers,
  });
  find(LeadEvents).subscribe((event) => {
    if (event.name === 'added') added.inc({ type: event.type, suspected: String(event.quarantined) });
  });
  const deliveries = new Counter({
    name: 'kisan_canteen_deliveries_total',
    help: 'Results of attempts to send messages; failed ones are retried',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  find(OutboxDeliveryService).subscribe((channel, outcome) => deliveries.inc({ channel, outcome }));
  const live = find(LiveLeadsService);
  new Gauge({
    name: 'kisan_canteen_live_streams',
    help: 'Windows that receive live updates from this process',
    registers,
    collect() {
      this.set(live.openStreams);
    },
  });
}

function measureProcess(isListening: () => boolean, { dataDir, databaseUrl }: Env, registers: Registry[]): void {
  new Gauge({
    name: 'kisan_canteen_listening',
    help: 'Whether this process accepts requests: 1 or 0',
    registers,
    collect() {
      this.set(isListening() ? 1 : 0);
    },
  });
  // Not measured for an external database, because its operator monitors its files.
  if (databaseUrl !== undefined) return;
  new Gauge({
    name: 'kisan_canteen_disk_bytes',
    help: 'The disk of DATA_DIR, which contains the embedded database',
    labelNames: ['of'],
    registers,
    async collect() {
      this.reset();
      const disk = await statfs(dataDir).catch(() => null);
      if (!disk) return;
      this.set({ of: 'free' }, disk.bavail * disk.bsize);
      this.set({ of: 'all' }, disk.blocks * disk.bsize);
    },
  });
}

function answering(read: () => Promise<{ type: string; text: string }>): RequestListener {
  return (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      ({ type, text }) => response.writeHead(200, { 'Content-Type': type }).end(text),
      () => response.writeHead(500).end(),
    );
  };
}
