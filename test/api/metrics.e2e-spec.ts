import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type Api, startApi } from '../support/api.js';
import { listen } from '../support/event-stream.js';
import { freePort } from '../support/free-port.js';
import { type MailServer, startMailServer } from '../support/mail-server.js';
import { scrape } from '../support/metrics.js';
import { startBeside } from '../support/second-process.js';
import { waitFor } from '../support/wait-for.js';

const PERSON = { fullName: 'Ramesh Chandrakant', email: 'ramesh.c@example.in', phone: '9811122233' };
const CONTACT = { type: 'contact', personalInfo: PERSON, contactForm: { message: 'When may I come?' } };
const MONITORING = new URL('../../docs/operations/monitoring/', import.meta.url);

let api: Api;
let mails: MailServer;
let port: number;
let admin: string;

beforeAll(async () => {
  mails = await startMailServer();
  port = await freePort();
  const from = { name: 'Kisan Canteen', address: 'leads@kisancanteen.example' };
  api = await startApi({ metrics: { host: '127.0.0.1', port }, mail: { smtpUrl: mails.url, from } });
  admin = await api.signIn();
  // Sent before the first scrape, because database metrics are cached for ten seconds.
  expect((await api.raw('POST', '/api/leads', { body: CONTACT })).status).toBe(201);
  await mails.next(PERSON.email);
});
afterAll(async () => {
  await api.close();
  await mails.stop();
});

describe('GET /metrics', () => {
  it('is on its own port and not on the public one', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
    for (const path of ['/metrics', '/api/metrics']) expect((await api.raw('GET', path)).status).toBe(404);
  });

  it('counts responses by route, never by the requested values', async () => {
    await api.raw('GET', '/api/leads/0198a000-0000-7000-8000-000000000000', { token: admin });
    await api.raw('GET', '/nobody/knows/ramesh', { token: admin });
    await waitFor('both are counted', async () => {
      const { value } = await scrape(port);
      const requests = (route: string) =>
        value(`kisan_canteen_http_requests_total{method="GET",route="${route}",status="404"}`);
      return requests('/api/leads/:id') === 1 && Number(requests('unknown')) > 0;
    });
    const { value, text } = await scrape(port);
    expect(value('kisan_canteen_http_request_duration_seconds_count{method="GET",route="/api/leads/:id"}')).toBe(1);
    expect(text).not.toMatch(/ramesh|0198a000/i);
  });

  it('includes leads, promises, emails, pools and live streams, and no personal data', async () => {
    const stream = await listen(api.url, admin);
    await waitFor(
      'the metrics count the email',
      async () => (await scrape(port)).value('kisan_canteen_deliveries_total{channel="mail",outcome="sent"}') === 1,
    );
    const { value, text } = await scrape(port);
    expect(value('kisan_canteen_leads{type="contact",status="new"}')).toBe(1);
    expect(value('kisan_canteen_leads_added_total{type="contact",suspected="false"}')).toBe(1);
    expect(value('kisan_canteen_promises_open{state="overdue"}')).toBe(0);
    expect(value('kisan_canteen_promises_settled_7d{state="missed"}')).toBe(0);
    expect(value('kisan_canteen_outbox_waiting{channel="mail"}')).toBeDefined();
    expect(value('kisan_canteen_live_streams')).toBe(1);
    expect(value('kisan_canteen_listening')).toBe(1);
    for (const pool of ['staff', 'intake', 'reports', 'exports', 'health']) {
      expect(value(`kisan_canteen_pool_waiting{pool="${pool}"}`)).toBe(0);
    }
    expect(value('kisan_canteen_pool_max{pool="intake"}')).toBe(5);
    expect(value('kisan_canteen_pool_wait_seconds_count{pool="intake"}')).toBeGreaterThan(0);
    expect(text).not.toMatch(/ramesh|chandrakant|9811122233|example/i);
    stream.close();
  });

  it('returns the same database metrics in every process', async () => {
    const secondPort = await freePort();
    const second = await startBeside(api, { metrics: { host: '127.0.0.1', port: secondPort } });
    const series = 'kisan_canteen_leads{type="contact",status="new"}';
    expect((await scrape(secondPort)).value(series)).toBe((await scrape(port)).value(series));
    await second.close();
    await expect(scrape(secondPort)).rejects.toThrow();
  });

  it('has every metric that the alerts and the dashboard use', async () => {
    const { names } = await scrape(port);
    for (const file of ['alerts.yml', 'dashboard.json']) {
      const text = await readFile(new URL(file, MONITORING), 'utf8');
      const asked = new Set(text.match(/\b(kisan_canteen|process|nodejs)_[a-z0-9_]+/g));
      expect(asked.size).toBeGreaterThan(5);
      expect([...asked].filter((name) => !names.has(name))).toEqual([]);
    }
  });

  it('responds while the database is down, without its metrics', async () => {
    const superuser = new pg.Client({ connectionString: process.env['TEST_DATABASE_SUPERUSER_URL'] });
    await superuser.connect();
    const name = new URL(api.databaseUrl).pathname.slice(1);
    try {
      await superuser.query(`ALTER DATABASE ${name} CONNECTION LIMIT 0`);
      await superuser.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND application_name LIKE 'kisan-canteen%'",
        [name],
      );
      await waitFor(
        'it is reported as down',
        async () => (await scrape(port)).value('kisan_canteen_database_up') === 0,
      );
      const { value } = await scrape(port);
      expect(value('kisan_canteen_leads{type="contact",status="new"}')).toBeUndefined();
      expect(value('kisan_canteen_listening')).toBe(1);
    } finally {
      await superuser.query(`ALTER DATABASE ${name} CONNECTION LIMIT -1`);
      await superuser.end();
    }
    await waitFor('it is back', async () => (await scrape(port)).value('kisan_canteen_database_up') === 1);
  });
});

describe('X-Request-Id', () => {
  const ID = 'proxy-0123456789.abc_DEF';
  const idOf = async (on: { url: string }, path: string, given: string) => {
    const answer = await fetch(on.url + path, { headers: { 'X-Request-Id': given } });
    return answer.headers.get('x-request-id');
  };

  it('is in every response and unique, whatever a visitor sends', async () => {
    const paths = ['/api/health/live', '/api/leads', '/api/nothing', '/nothing', '/api/openapi.json'];
    const ids = await Promise.all(paths.map((path) => idOf(api, path, ID)));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(paths.length);
  });

  it('is taken from a trusted proxy if it is valid', async () => {
    const behindProxy = await startBeside(api, { trustProxy: 1 });
    expect(await idOf(behindProxy, '/api/health/live', ID)).toBe(ID);
    for (const odd of ['short', 'x'.repeat(65), 'id with blanks', '<script>alert</script>']) {
      expect(await idOf(behindProxy, '/api/health/live', odd)).toMatch(/^[0-9a-f-]{36}$/);
    }
    await behindProxy.close();
  });
});
