import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect as connectSocket, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiClient, type Schema } from '../support/api-client.js';
import { type ServerProcess, spawnServer } from '../support/server-process.js';
import { waitFor, waitForValue } from '../support/wait-for.js';

let root: string;
let started: ServerProcess[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kisan-canteen-start-'));
});

afterEach(async () => {
  for (const { child, ended } of started) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended();
  }
  started = [];
  const postmaster = await postmasterPid();
  if (postmaster && isAlive(postmaster)) process.kill(postmaster, 'SIGQUIT');
  await rm(root, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}): ServerProcess {
  const server = spawnServer({ DATA_DIR: join(root, 'data'), ...env });
  started.push(server);
  return server;
}

/** Returns the message of a failed start. Checks that the message is one line and the exit code is not 0. */
async function refusal(env: Record<string, string>): Promise<string> {
  const server = start(env);
  expect(await server.ended()).toBe(1);
  expect(server.stdout()).toBe('');
  expect(server.stderr()).toMatch(/^Kisan Canteen cannot start: [^\n]+\n$/);
  return server.stderr();
}

async function postmasterPid(): Promise<number | undefined> {
  const text = await readFile(join(root, 'data', 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  return text ? Number.parseInt(text, 10) : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function passwordPath(server: ServerProcess): string | undefined {
  return /First administrator: .* in (\S+)$/m.exec(server.stdout())?.[1];
}

const signIn = (address: string, password: string) =>
  new ApiClient(address).raw<Schema<'LoginResult'>>('POST', '/api/auth/login', {
    body: { email: 'admin@kisancanteen.local', password },
  });

async function signInStatus(address: string, password: string): Promise<number> {
  return (await signIn(address, password)).status;
}

/** Signs in with the generated password, checks that other calls need a new one, changes it, and checks the result. */
async function changeFirstPassword(address: string, generated: string, next: string, path: string): Promise<void> {
  const api = new ApiClient(address);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const { token, data } = (await signIn(address, generated)).body;
  expect(data.mustChangePassword).toBe(true);
  for (const closed of ['/api/leads', '/api/users', '/api/auth/sessions']) {
    expect(await api.raw('GET', closed, { token })).toMatchObject({
      status: 403,
      problem: { code: 'password_change_required', message: expect.not.stringMatching(/token|401/) },
    });
  }
  expect((await api.raw('GET', '/api/auth/me', { token })).status).toBe(200);
  const body = { currentPassword: generated, newPassword: next };
  expect((await api.raw('PUT', '/api/auth/password', { token, body })).status).toBe(200);
  expect((await api.raw('GET', '/api/leads', { token })).status).toBe(200);
  expect((await signIn(address, next)).body.data.mustChangePassword).toBeUndefined();
  await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' });
}

function isRefused(address: string): Promise<boolean> {
  return fetch(`${address}/api/health/live`).then(
    () => false,
    () => true,
  );
}

/** Sends a submission without its body. The server waits for the body until `finish` is called. */
async function openSubmission(address: string): Promise<{ socket: Socket; finish(): Promise<string> }> {
  const body = JSON.stringify({ type: 'newsletter', personalInfo: { email: 'ramesh@example.in' } });
  const { hostname, port } = new URL(address);
  const socket = connectSocket(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString('utf8');
  });
  socket.write(
    `POST /api/leads HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nExpect: 100-continue\r\n\r\n`,
  );
  await waitFor('the server is receiving the submission', () => answer === 'HTTP/1.1 100 Continue\r\n\r\n');
  answer = '';
  return {
    socket,
    async finish() {
      socket.write(body);
      await once(socket, 'close');
      return answer;
    },
  };
}

describe('a start that fails', () => {
  it.each([
    ['PORT', 'eighty'],
    ['HOST', '203.0.113.77'],
    ['CORS_ORIGINS', 'https://a.example, b.example/path'],
    ['JWT_TTL', '12 parsecs'],
  ])('names %s when it is %s', async (name, value) => {
    expect(await refusal({ [name]: value })).toContain(name);
  });

  it.each([
    ['JWT_SECRET', 'hunter2-hunter2'],
    ['ADMIN_PASSWORD', 'hunter2'],
    ['ADMIN_PASSWORD', 'hunter2-2026'],
    ['DATABASE_URL', 'hunter2://kc:hunter2@db'],
  ])('names %s without its value', async (name, value) => {
    const line = await refusal({ [name]: value });
    expect(line).toContain(name);
    expect(line).not.toContain('hunter2');
  });

  it('requires JWT_SECRET if several processes need the same one', async () => {
    expect(await refusal({ NODE_ENV: 'production', DATABASE_URL: 'postgres://kc@db.example/kc' })).toContain(
      'JWT_SECRET',
    );
  });

  it('names PORT if another program uses it, and leaves no database running', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await refusal({ PORT: `${port}` })).toContain(`PORT ${port} is already in use`);
    expect(await postmasterPid()).toBeUndefined();
    other.close();
  });

  it('names the database that cannot be reached, without its password', async () => {
    const line = await refusal({ DATABASE_URL: 'postgres://kc:hunter2@127.0.0.1:1/kisan' });
    expect(line).toContain('127.0.0.1:1/kisan refuses connections');
    expect(line).not.toContain('hunter2');
  });

  it('says if the database refuses the password', async () => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.password = 'hunter2';
    const line = await refusal({ DATABASE_URL: url.href });
    expect(line).toContain('refuses the user name or password');
    expect(line).not.toContain('hunter2');
  });

  it('names a data directory that is not writable', async () => {
    // Root can write everywhere except in the kernel's file systems, so it gets a directory in one of these.
    const isRoot = process.getuid?.() === 0;
    const locked = isRoot ? '/sys' : join(root, 'data');
    if (!isRoot) await rm(locked, { recursive: true, force: true });
    if (!isRoot) await chmod(root, 0o500);
    const line = await refusal({ DATA_DIR: join(locked, 'kisan') });
    await chmod(root, 0o700);
    expect(line).toMatch(/The data directory \S+kisan is not writable/);
  });

  it.each([
    ['a link to a missing target', () => symlink(join(root, 'gone'), join(root, 'data')), 'data'],
    ['a place where the system makes no directories', () => symlink('/proc', join(root, 'data')), 'data/kisan/data'],
  ])('says why a data directory cannot be created: %s', async (_, prepare, path) => {
    await prepare();
    expect(await refusal({ DATA_DIR: join(root, path) })).toContain('cannot be created');
  });

  it.each([
    ['sslmode=verify-full', 'does not support encrypted connections'],
    ['sslmode=verify-full&sslrootcert=/nowhere/ca.pem', 'a file named in its address is missing'],
    ['host=/nowhere', 'a file named in its address is missing'],
  ])('says what is wrong with ?%s of DATABASE_URL', async (query, reason) => {
    expect(await refusal({ DATABASE_URL: `${process.env['TEST_DATABASE_URL']}?${query}` })).toContain(reason);
  });

  it('names a data directory that is a file', async () => {
    await writeFile(join(root, 'data'), '');
    expect(await refusal({})).toContain('is not a directory');
  });
});

describe('a server with the embedded database', () => {
  it('keeps leads and users after Ctrl-C and kill -9, and prints once where the first password is, which must be changed first', async () => {
    const first = start();
    const address = await first.ready();
    const path = passwordPath(first) ?? '';
    const generated = (await readFile(path, 'utf8')).trim();
    expect(first.stdout()).not.toContain(generated);
    const password = 'monsoon-in-the-hills';
    await changeFirstPassword(address, generated, password, path);
    for (const secret of ['jwt-secret', 'postgres-password', 'postgres-superuser-password']) {
      expect((await stat(join(root, 'data', secret))).mode & 0o777).toBe(0o600);
    }

    expect(await refusal({})).toContain('Another Kisan Canteen is already running on');
    expect(await signInStatus(address, password)).toBe(200);

    first.child.kill('SIGKILL');
    await first.ended();
    const orphan = await postmasterPid();
    const second = start();
    expect(await signInStatus(await second.ready(), password)).toBe(200);
    expect(passwordPath(second)).toBeUndefined();
    expect(await postmasterPid()).toBe(orphan);

    second.child.kill('SIGKILL');
    process.kill(orphan ?? 0, 'SIGKILL');
    await second.ended();
    const third = start();
    const thirdAddress = await third.ready();
    expect(await signInStatus(thirdAddress, password)).toBe(200);
    await expectNothingPersonalInLog(thirdAddress, password);

    const postmaster = (await postmasterPid()) ?? 0;
    third.child.kill('SIGINT');
    expect(await third.ended()).toBe(0);
    expect(await postmasterPid()).toBeUndefined();
    expect(isAlive(postmaster)).toBe(false);
  });

  /** Makes a statement fail because of an email address that is in use. PostgreSQL must log the failure without it. */
  async function expectNothingPersonalInLog(address: string, password: string): Promise<void> {
    const api = new ApiClient(address);
    const email = 'admin@kisancanteen.local';
    const { token } = (await api.raw<{ token: string }>('POST', '/api/auth/login', { body: { email, password } })).body;
    const body = { name: 'Asha', email: email.toUpperCase(), password, role: 'agent' };
    expect((await api.raw('POST', '/api/users', { token, body })).status).toBe(409);
    const log = await readFile(join(root, 'data', 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key value');
    expect(log.toLowerCase()).not.toMatch(/admin@|asha|insert into/);
  }

  it('restarts a killed database; Ctrl-C finishes running requests, the database last; a second Ctrl-C stops immediately', async () => {
    const server = start({ ADMIN_PASSWORD: 'harvest-moon-42' });
    const address = await server.ready();
    expect(passwordPath(server)).toBeUndefined();
    process.kill((await postmasterPid()) ?? 0, 'SIGKILL');
    await waitForValue(200, () => signInStatus(address, 'harvest-moon-42'));
    expect(server.child.exitCode).toBeNull();

    const { socket } = await openSubmission(address);
    server.child.kill('SIGINT');
    await waitFor('it reports that it is stopping', () => server.stdout().includes('Stopping after '));
    // A second signal within half a second counts as the same Ctrl-C.
    await delay(700);
    expect(server.child.exitCode).toBeNull();
    server.child.kill('SIGINT');
    expect(await server.ended()).toBe(1);
    socket.destroy();
    await finishesWhatIsUnderWay(start());
  });

  async function finishesWhatIsUnderWay(server: ServerProcess): Promise<void> {
    const address = await server.ready();
    const submission = await openSubmission(address);
    server.child.kill('SIGTERM');
    await waitFor('it takes no new call', () => isRefused(address));
    expect(await submission.finish()).toMatch(/^HTTP\/1\.1 201 /);
    expect(await server.ended()).toBe(0);
    expect(await postmasterPid()).toBeUndefined();
  }
});
