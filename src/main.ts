/** Starts the server and stops it: environment, database, migrations, first administrator, listen; and back again. */

import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { prepareDataDir } from './config/data-dir.js';
import { type Env, type EnvSettings, readEnv } from './config/env.js';
import { errorCode } from './config/error-code.js';
import { listenError, reservePort } from './config/listening-port.js';
import { createLogger } from './config/logger.js';
import { loadOrCreateSecret } from './config/secrets.js';
import { sourceStack } from './config/source-stack.js';
import { StartError } from './config/start-error.js';
import { databaseError } from './database/database-error.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './database/embedded-postgres/embedded-postgres.js';
import { checkExternalPostgres } from './database/external-postgres.js';

/** Requests that are under way get this long to finish. */
const FINISH_MS = 10_000;
/** One Ctrl-C can arrive twice, from the terminal and from npm; only a later one means "now". */
const SAME_SIGNAL_MS = 500;

/** About 50 MB are alive; V8 alone would let several times that gather before it collects. docs/performance.md has the figures. */
setFlagsFromString('--heap-growing-percent=30');

interface Running {
  /** A promise, so that a stop in the middle of the start waits for what it has to stop. */
  database?: Promise<EmbeddedPostgres>;
  app?: { close(): Promise<void> };
}

const running: Running = {};
let logger = createLogger('info');
let stoppingSinceMs: number | undefined;

process.on('SIGINT', onSignal);
process.on('SIGTERM', onSignal);
// The terminal was closed: what is still said goes nowhere, and must not get in the way of stopping.
process.on('SIGHUP', onSignal);
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);
process.on('uncaughtException', onUnexpected);
process.on('unhandledRejection', onUnexpected);

try {
  await start();
} catch (error) {
  if (stoppingSinceMs === undefined) {
    fail(error);
    await stop(1);
  }
}

async function start(): Promise<void> {
  const settings = readEnv(process.env);
  logger = createLogger(settings.logLevel);

  const databaseUrl = settings.databaseUrl ?? (await startDatabase(settings.dataDir));
  if (settings.databaseUrl !== undefined) await checkExternalPostgres(settings.databaseUrl);
  const ownerUrl = settings.databaseOwnerUrl ?? databaseUrl;
  const env = await complete(settings);

  // What these import takes a second to load, which a start that is refused need not wait for.
  const [{ migrate }, { grantToApplication }, { createApp }, { FirstAdministratorService }] = await Promise.all([
    import('./database/data-source.js'),
    import('./database/application-role.js'),
    import('./configure-app.js'),
    import('./modules/users/application/first-administrator.service.js'),
  ]);
  try {
    await migrate(ownerUrl);
    if (ownerUrl !== databaseUrl) await grantToApplication(databaseUrl, ownerUrl);
  } catch (error) {
    throw databaseError(ownerUrl, error);
  }
  const app = await createApp(env, databaseUrl);
  running.app = app;
  const administrator = await app
    .get(FirstAdministratorService, { strict: false })
    .ensure(env.adminEmail, env.adminPassword);
  try {
    await app.listen(env.port, env.host);
  } catch (error) {
    throw listenError(env.host, env.port, error);
  } finally {
    // Said even when listening failed: nobody will ever hear this password again.
    if (administrator?.generatedPassword !== undefined) {
      say(
        `First administrator: ${administrator.email}   password (shown only this once): ${administrator.generatedPassword}`,
      );
    }
  }
  say(`Kisan Canteen is ready: ${localAddress(env)}   back office: ${localAddress(env)}/admin`);
}

async function startDatabase(dataDir: string): Promise<string> {
  running.database = startEmbeddedPostgres(dataDir, {
    log: (message) => logger.warn({ event: 'database', message }),
  });
  return (await running.database).url;
}

/** What the environment leaves open: a free port for 0, and the secret that signs tokens. */
async function complete({ jwtSecret, ...settings }: EnvSettings): Promise<Env> {
  const port = await reservePort(settings.host, settings.port);
  if (jwtSecret !== undefined) return { ...settings, port, jwtSecret };
  await prepareDataDir(settings.dataDir);
  return { ...settings, port, jwtSecret: await loadOrCreateSecret(settings.dataDir, 'jwt-secret') };
}

function localAddress({ host, port }: Env): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return `http://${isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

function onSignal(): void {
  if (stoppingSinceMs === undefined) {
    say('Stopping: finishing what is under way. Press Ctrl-C again to stop at once.');
    void stop(0);
  } else if (performance.now() - stoppingSinceMs > SAME_SIGNAL_MS) {
    void stopAtOnce();
  }
}

/** Requests first, the database last: a request that is being answered still needs it. */
async function stop(exitCode: number): Promise<void> {
  stoppingSinceMs = performance.now();
  try {
    const isFinished = await Promise.race([closed(), delay(FINISH_MS, false, { ref: false })]);
    if (!isFinished) logger.warn({ event: 'stop', message: 'Some requests did not finish in time.' });
  } catch (error) {
    logger.error({ event: 'stop', err: error });
  }
  const database = await running.database?.catch(() => undefined);
  await database?.stop();
  process.exit(exitCode);
}

async function closed(): Promise<true> {
  await running.app?.close();
  return true;
}

async function stopAtOnce(): Promise<void> {
  setTimeout(() => process.exit(1), SAME_SIGNAL_MS);
  (await running.database)?.kill();
  process.exit(1);
}

function onUnexpected(error: unknown): void {
  if (stoppingSinceMs !== undefined) return;
  if (isLostConnection(error)) {
    logger.warn({ event: 'database', message: 'A connection to the database was lost.' });
    return;
  }
  // Nothing is known to be right after this, so the process ends in order and whoever watches it starts a new one.
  void stop(1);
  logger.fatal({ event: 'unexpected', err: error });
}

/** The database restarted under a connection that was in use; its request fails, the pool opens a new one. */
function isLostConnection(error: unknown): boolean {
  return (
    /^57P0[1-4]$/.test(errorCode(error)) ||
    (error instanceof Error && error.message === 'Connection terminated unexpectedly')
  );
}

function fail(error: unknown): void {
  const reason =
    error instanceof StartError ? error.message : error instanceof Error ? sourceStack(error.stack) : String(error);
  process.stderr.write(`Kisan Canteen cannot start: ${reason}\n`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
