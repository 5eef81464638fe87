/** Restarts two servers behind the HAProxy of docs/operations in turn, during submissions and live streams. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { unpackDebianPackages } from '../../../scripts/debian-packages.mjs';
import { ADMIN } from '../../support/admin.js';
import { type Api, startApi } from '../../support/api.js';
import { ApiClient } from '../../support/api-client.js';
import { type OutsidePrograms, outsidePrograms } from '../../support/outside-programs.js';
import { type ServerProcess, spawnServer } from '../../support/server-process.js';
import { waitFor } from '../../support/wait-for.js';
import { amount, isTimeUp, TIME_LIMIT_MS } from '../campaign.js';
import { FormSenders } from '../failover/form-senders.js';
import { LiveViewer } from './live-viewer.js';

const CONFIG = fileURLToPath(new URL('../../../docs/operations/high-availability/haproxy-web.cfg', import.meta.url));
const RESTARTS = amount('rounds', { inTest: 2, inCampaign: 40 });
const SECRET = 'a secret that only this campaign signs with';
const PROXY = '127.71.2.1';
/** Each server has its own address, so its port is free whatever else runs on this machine. */
const SERVERS = ['127.71.2.11', '127.71.2.12'];
const PORT = 5001;
/** Longer than the proxy takes to detect that a server is not ready. */
const DRAIN_SECONDS = process.env['CAMPAIGN_DRAIN'] ?? '5';
const SENDERS = 6;
const PAUSE_MS = 100;
const VIEWERS = 6;

let api: Api;
let programs: OutsidePrograms;
let dataDir: string;
let servers: ServerProcess[] = [];
const proxy = `http://${PROXY}:8080`;

const start = (host: string) =>
  spawnServer({
    DATABASE_URL: api.databaseUrl,
    DATABASE_OWNER_URL: api.ownerUrl,
    DATA_DIR: dataDir,
    JWT_SECRET: SECRET,
    HOST: host,
    PORT: String(PORT),
    TRUST_PROXY: '1',
    LEADS_PER_MINUTE: '0',
    LOGINS_PER_15_MINUTES: '0',
    STAFF_WRITES_PER_MINUTE: '0',
    DRAIN_SECONDS,
  });

beforeAll(async () => {
  const root = await unpackDebianPackages(['haproxy']);
  api = await startApi({ jwtSecret: SECRET });
  dataDir = await mkdtemp(join(tmpdir(), 'kisan-canteen-rolling-'));
  servers = SERVERS.map(start);
  await Promise.all(servers.map((server) => server.ready()));
  programs = await outsidePrograms();
  const config = (await readFile(CONFIG, 'utf8'))
    .replaceAll('THIS_MACHINE', PROXY)
    .replaceAll(/SERVER_([12])/g, (_, number) => `${SERVERS[Number(number) - 1]}:${PORT}`);
  await writeFile(join(programs.dir, 'haproxy.cfg'), config);
  programs.start('haproxy', join(root, 'usr/sbin/haproxy'), ['-db', '-f', 'haproxy.cfg'], {
    LD_LIBRARY_PATH: join(root, 'usr/lib/x86_64-linux-gnu'),
  });
  await waitFor('the proxy answers', () => isReady(proxy));
}, TIME_LIMIT_MS);

afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.map((server) => server.ended()));
  await programs?.close();
  await api?.close();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status === 200;
}

async function restart(at: number): Promise<void> {
  const server = servers[at];
  const host = SERVERS[at];
  if (!server || !host) throw new Error(`There is no server ${at}.`);
  server.child.kill('SIGTERM');
  expect(await server.ended()).toBe(0);
  servers[at] = start(host);
  await servers[at]?.ready();
}

it(
  'refuses no submission, and every client receives every lead',
  async () => {
    const token = (await new ApiClient(proxy).call('post', '/api/auth/login', { body: ADMIN })).body.token;
    const viewers = Array.from({ length: VIEWERS }, () => new LiveViewer(proxy, token));
    for (const viewer of viewers) await viewer.start();
    const forms = new FormSenders([proxy], PAUSE_MS);
    forms.start(SENDERS);
    let restarts = 0;
    try {
      for (; restarts < RESTARTS && !isTimeUp(); restarts++) {
        await restart(restarts % SERVERS.length);
        // Like an operator, restarts the next server only after the proxy uses this one again.
        await delay(3_000);
      }
    } finally {
      await forms.stop();
    }
    const ids = forms.acknowledged.map(({ id }) => id);
    const missed = () => viewers.map(({ known }) => ids.filter((id) => !known.has(id)).length);
    await waitFor('every client has every lead', () => missed().every((count) => count === 0)).catch(() => undefined);
    for (const viewer of viewers) viewer.close();

    const total = (name: keyof LiveViewer['counts']) => viewers.reduce((sum, { counts }) => sum + counts[name], 0);
    const slowest = Math.max(...forms.acknowledged.map(({ atMs, firstTryMs }) => atMs - firstTryMs));
    process.stdout.write(
      `${restarts} restarts, DRAIN_SECONDS=${DRAIN_SECONDS}: ${ids.length} submissions acknowledged, responses ` +
        `${[...forms.answers].map(([answer, count]) => `${answer} x ${count}`).join(', ')}, the slowest ${slowest} ms; ` +
        `${VIEWERS} streams ended ${total('ended')} times, resumed ${total('resumed')}, loaded the list ${total('loaded')}, ` +
        `were refused ${total('refused')}; missed ${missed().join(', ')} leads; load ${loadavg()[0]?.toFixed(1)}\n`,
    );
    expect([...forms.answers.keys()]).toEqual(['201']);
    expect(missed()).toEqual(viewers.map(() => 0));
    const [stored] = await api.sql<{ leads: number; emails: number }>(
      'SELECT count(*)::int AS leads, count(DISTINCT email)::int AS emails FROM leads',
    );
    expect(stored).toEqual({ leads: ids.length, emails: ids.length });
    expect(restarts).toBe(RESTARTS);
  },
  TIME_LIMIT_MS,
);
