/** Checks docs/operations/monitoring with promtool, and with a Prometheus while servers and databases are killed. */
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unpackDebianPackages } from '../../../scripts/debian-packages.mjs';
import { ApiClient } from '../../support/api-client.js';
import { freePort } from '../../support/free-port.js';
import { scrape } from '../../support/metrics.js';
import { type ServerProcess, spawnServer } from '../../support/server-process.js';
import { waitFor } from '../../support/wait-for.js';
import { TIME_LIMIT_MS } from '../campaign.js';
import { MONITORING, Prometheus, promtool, temporaryFolder } from './prometheus.js';

const CONTACT = {
  type: 'contact',
  personalInfo: { fullName: 'Ramesh Chandrakant', phone: '9811122233', email: 'ramesh@example.in' },
  contactForm: { message: 'When may I come?' },
};

let packages: string;

beforeAll(async () => {
  packages = await unpackDebianPackages(['prometheus']);
}, TIME_LIMIT_MS);

describe('promtool', () => {
  it.each([
    ['check', 'config', 'prometheus.yml'],
    ['check', 'rules', '--lint=all', '--lint-fatal', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ])('%s %s %s', async (...args) => {
    const { code, output } = await promtool(packages, args);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('SUCCESS') });
  });
});

describe('two servers monitored by Prometheus', () => {
  let folder: string;
  let prometheus: Prometheus;
  const servers: { server: ServerProcess; api: ApiClient; metricsPort: number }[] = [];
  const times: string[] = [];

  beforeAll(async () => {
    folder = await temporaryFolder();
    const dataDir = join(folder, 'data');
    await start({ DATA_DIR: dataDir });
    await start({ DATA_DIR: join(folder, 'second'), DATABASE_URL: await databaseOf(dataDir) });
    prometheus = await Prometheus.start(
      packages,
      folder,
      servers.map(({ metricsPort }) => metricsPort),
    );
  }, TIME_LIMIT_MS);

  afterAll(async () => {
    await prometheus?.stop();
    for (const { server } of servers.reverse()) {
      if (server.child.exitCode === null && server.child.signalCode === null) server.child.kill('SIGTERM');
      await server.ended();
    }
    await rm(folder, { recursive: true, force: true });
    process.stdout.write(`${times.join('\n')}\n`);
  }, TIME_LIMIT_MS);

  async function start(env: Record<string, string>): Promise<void> {
    const metricsPort = await freePort();
    const server = spawnServer({ METRICS_PORT: String(metricsPort), ...env });
    servers.push({ server, api: new ApiClient(await server.ready()), metricsPort });
  }

  async function databaseOf(dataDir: string): Promise<string> {
    const { runningEmbeddedPostgres } = (await import(
      '../../../dist/server/src/embedded-postgres/embedded-postgres.js' as string
    )) as { runningEmbeddedPostgres(dir: string): Promise<{ url: string } | undefined> };
    const found = await runningEmbeddedPostgres(dataDir);
    if (!found) throw new Error('The first server has no database.');
    return found.url;
  }

  const sendForm = async (index: number) => (await api(index).raw('POST', '/api/leads', { body: CONTACT })).status;
  const api = (index: number) => servers[index]?.api as ApiClient;

  /** Waits until the alert has this state and records how long it took. */
  async function becomes(alert: string, state: 'pending' | 'firing' | 'gone', sinceMs: number): Promise<void> {
    for (let tries = 0; tries < 3 && (await prometheus.stateOf(alert)) !== state; tries += 1) {
      await waitFor(state, async () => (await prometheus.stateOf(alert)) === state).catch(() => undefined);
    }
    expect(await prometheus.stateOf(alert)).toBe(state);
    times.push(`${alert} ${state} after ${((Date.now() - sinceMs) / 1_000).toFixed(1)} s`);
  }

  it('returns metrics that promtool accepts', async () => {
    expect(await sendForm(0)).toBe(201);
    expect(await sendForm(1)).toBe(201);
    for (const { metricsPort } of servers) {
      const { text } = await scrape(metricsPort);
      expect(await promtool(packages, ['check', 'metrics'], text)).toEqual({ code: 0, output: '' });
    }
  });

  it('is scraped by Prometheus, which has data for every dashboard query', async () => {
    await waitFor('both are scraped', async () => (await prometheus.valueOf('sum(up)')) === 2);
    expect(await prometheus.valueOf('sum(kisan_canteen_leads_added_total)')).toBe(2);
    await waitFor(
      'leads are published',
      async () => (await prometheus.valueOf('sum(max by (type, status) (kisan_canteen_leads))')) === 2,
    );
    const dashboard = JSON.parse(await readFile(join(MONITORING, 'dashboard.json'), 'utf8')) as {
      panels: { title: string; targets?: { expr: string }[] }[];
    };
    const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    expect(queries.length).toBeGreaterThan(20);
    for (const query of queries) await prometheus.query(query.replaceAll('$__rate_interval', '1m'));
    expect(await prometheus.firing()).toEqual([]);
  });

  it(
    'raises an alert while the database is down, and clears it afterwards',
    async () => {
      const data = join(folder, 'data');
      const postmaster = Number.parseInt(await readFile(join(data, 'postgres/postmaster.pid'), 'utf8'), 10);
      const killedMs = Date.now();
      process.kill(postmaster, 'SIGKILL');
      // Without this, the server would restart the database within a second.
      await rename(join(data, 'postgres'), join(data, 'away'));
      // The database's connections stay open for a moment, so a submission can still succeed.
      await waitFor('submissions are refused', async () => (await sendForm(1)) === 503);
      await becomes('KisanCanteenDatabaseAway', 'pending', killedMs);
      await becomes('KisanCanteenDatabaseAway', 'firing', killedMs);
      expect(await prometheus.valueOf('count(up == 1)')).toBe(2);

      const backMs = Date.now();
      await rename(join(data, 'away'), join(data, 'postgres'));
      await becomes('KisanCanteenDatabaseAway', 'gone', backMs);
      await waitFor(
        'submissions succeed again',
        async () => (await sendForm(0)) === 201 && (await sendForm(1)) === 201,
      );
    },
    TIME_LIMIT_MS,
  );

  it(
    'raises an alert when one of two processes is killed, but not the alert for all',
    async () => {
      const killedMs = Date.now();
      servers[1]?.server.child.kill('SIGKILL');
      await becomes('KisanCanteenProcessDown', 'firing', killedMs);
      expect(await prometheus.stateOf('KisanCanteenDown')).toBe('gone');
      expect(await sendForm(0)).toBe(201);
    },
    TIME_LIMIT_MS,
  );
});
