/**
 * Kills the server and its database repeatedly during submissions, staff work, emails and a live stream.
 * Everything that the journal records as acknowledged must be stored afterwards, exactly once.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { runningEmbeddedPostgres } from '../../../src/embedded-postgres/embedded-postgres.js';
import { ADMIN } from '../../support/admin.js';
import { ApiClient, type Schema } from '../../support/api-client.js';
import { waitFor } from '../../support/wait-for.js';
import { amount, isCampaign, isTimeUp, SEED, TIME_LIMIT_MS } from '../campaign.js';
import { Colleagues } from './colleagues.js';
import { acknowledgedOf, differences, mailFigures, noDifferences } from './compare.js';
import { clockLibrary, drawRounds, FAILURE_KINDS, type FailureKind, type Target } from './failure-kinds.js';
import { Journal } from './journal.js';
import { LiveListener } from './live-listener.js';
import { MailBox } from './mail-box.js';
import { SmallDisk } from './small-disk.js';
import { processesIn, SupervisedServer } from './supervised-server.js';
import { Visitors } from './visitors.js';

const ROUNDS = amount('rounds', { inTest: 5, inCampaign: 1_000 });
const VISITORS = isCampaign ? 12 : 4;
const COLLEAGUES = 3;
/** If an outage lasts longer than this, the service counts as not recovered. */
const RECOVERY_LIMIT_MS = 60_000;
/** How long to wait for the next email. An email that a killed server was sending is retried after two minutes. */
const MAIL_LIMIT_MS = 4 * 60_000;
/** The campaign polls rarely, because searching all its emails blocks the mail server, which runs in this process. */
const POLL_MS = isCampaign ? 5_000 : 500;

const journal = new Journal();
let root: string;
let disk: SmallDisk | undefined;
let mailBox: MailBox;
let server: SupervisedServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kisan-canteen-crashes-'));
  if (isCampaign) disk = await SmallDisk.mount(root);
  mailBox = await MailBox.open();
  server = await SupervisedServer.start({
    DATA_DIR: join(disk?.dir ?? root, 'data'),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SMTP_URL: mailBox.url,
    MAIL_FROM: 'Kisan Canteen <leads@kisancanteen.example>',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    LEADS_PER_MINUTE: '0',
    LOGINS_PER_15_MINUTES: '0',
    STAFF_WRITES_PER_MINUTE: '0',
    ...(await movableClock()),
  });
}, TIME_LIMIT_MS);

afterAll(async () => {
  await server?.stop();
  await mailBox?.close();
  for (const pid of await processesIn(root)) process.kill(pid, 'SIGKILL');
  await disk?.unmount();
  await rm(root, { recursive: true, force: true });
}, TIME_LIMIT_MS);

const clockFile = () => join(root, 'clock');

/** Returns environment variables that let the campaign change the server's clock. `npm test` does not change it. */
async function movableClock(): Promise<Record<string, string>> {
  if (!isCampaign) return {};
  const { unpackDebianPackages } = await import('../../../scripts/debian-packages.mjs');
  await writeFile(clockFile(), '+0');
  return {
    LD_PRELOAD: clockLibrary(await unpackDebianPackages(['libfaketime'])),
    FAKETIME_TIMESTAMP_FILE: clockFile(),
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

it(
  'stores everything acknowledged exactly once and recovers automatically, whatever is killed',
  async () => {
    const assignees = await addAssignees();
    const visitors = new Visitors(() => server.url, journal, VISITORS);
    const colleagues = new Colleagues(() => server.url, journal, ADMIN, assignees, COLLEAGUES);
    const listener = new LiveListener(server.url, ADMIN);
    const target: Target = { server, visitors, ...(disk && { disk }), ...(isCampaign && { clockFile: clockFile() }) };
    const backAfterMs = new Map<FailureKind, number[]>();
    const startedMs = performance.now();
    for (const kind of drawRounds(
      ROUNDS,
      isCampaign ? FAILURE_KINDS : FAILURE_KINDS.filter(({ inTest }) => inTest),
      SEED,
    )) {
      if (isTimeUp()) break;
      await delay(Math.random() * 500);
      backAfterMs.set(kind, [...(backAfterMs.get(kind) ?? []), await breakAndWait(kind, target, visitors)]);
    }
    await visitors.stop();
    await colleagues.stop();
    const minutes = (performance.now() - startedMs) / 60_000;
    await waitFor(
      'the client has received the last lead',
      () => listener.missed(journal.acknowledgedForms()).length === 0,
    );
    await listener.stop();
    const mails = await waitForMails();

    const { url: _, ownerUrl } = (await runningEmbeddedPostgres(server.dataDir)) ?? { url: '', ownerUrl: '' };
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    const found = await differences(journal, async (text) => (await client.query(text)).rows as never[]);
    await client.end();
    report(backAfterMs, minutes, mails, listener);
    const { faults } = journal;
    const { errors, unexpectedExits } = server;
    const [lost, doubled] = [mails.lost.slice(0, 10), mails.doubled.slice(0, 10)];
    expect({ ...found, lost, doubled, faults, errors, unexpectedExits }).toEqual({
      ...noDifferences(found),
      lost: [],
      doubled: [],
      faults: [],
      errors: [],
      unexpectedExits: [],
    });
  },
  TIME_LIMIT_MS,
);

async function breakAndWait(kind: FailureKind, target: Target, visitors: Visitors): Promise<number> {
  visitors.isBusy = true;
  await delay(Math.random() * 200);
  visitors.beginCounting();
  const brokenAtMs = performance.now();
  await kind.breakIt(target);
  const failureEndedAtMs = performance.now();
  for (
    const deadline = failureEndedAtMs + RECOVERY_LIMIT_MS;
    !visitors.isServedSince(failureEndedAtMs);
    await delay(20)
  ) {
    if (performance.now() > deadline) throw new Error(`After "${kind.name}" it did not recover.`);
  }
  visitors.isBusy = false;
  return visitors.longestGapSince(kind.isBrokenMeanwhile ? failureEndedAtMs : brokenAtMs);
}

async function addAssignees(): Promise<string[]> {
  const api = new ApiClient(server.url);
  const { token } = (await api.raw<Schema<'LoginResult'>>('POST', '/api/auth/login', { body: ADMIN })).body;
  const ids = [];
  for (const name of ['Asha', 'Ramesh', 'Meena']) {
    const email = `${name.toLowerCase()}@kisancanteen.local`;
    const body = { name, email, password: 'wheat-and-mustard-7', role: 'agent', leadTypeAccess: { contact: true } };
    ids.push((await api.raw<Schema<'UserResult'>>('POST', '/api/users', { token, body })).body.data._id);
  }
  return ids;
}

async function waitForMails() {
  let figures = mailFigures(journal, mailBox);
  let sinceMs = Date.now();
  while (figures.lost.length > 0 && Date.now() < sinceMs + MAIL_LIMIT_MS) {
    await delay(POLL_MS);
    const before = figures.lost.length;
    figures = mailFigures(journal, mailBox);
    if (figures.lost.length < before) sinceMs = Date.now();
  }
  return figures;
}

function report(
  backAfterMs: ReadonlyMap<FailureKind, number[]>,
  minutes: number,
  mails: ReturnType<typeof mailFigures>,
  listener: LiveListener,
): void {
  const rows = [...backAfterMs].map(([{ name }, times]) => {
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => `${((sorted[Math.ceil(share * sorted.length) - 1] ?? 0) / 1_000).toFixed(2)} s`;
    return `| ${name} | ${times.length} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`;
  });
  const lines = [
    `${[...backAfterMs.values()].flat().length} kills in ${minutes.toFixed(1)} min, seed ${SEED}`,
    '| failure | times | without service, p50 | p99 | longest |',
    '|---|---|---|---|---|',
    ...rows,
    `acknowledged: ${journal.acknowledgedForms().length} leads, ${acknowledgedOf(journal.notes.values())} of ${journal.notes.size} notes, ` +
      `${acknowledgedOf(journal.assignments)} of ${journal.assignments.length} assignments, ` +
      `${acknowledgedOf(journal.statuses)} of ${journal.statuses.length} status changes; ` +
      `emails: ${mails.lost.length} lost, ${mails.doubled.length} duplicated, ${mails.repeated} repeated with their Message-ID; ` +
      `the client reloaded everything ${listener.timesReloaded} times`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
