/** Starts the server (environment, database, migrations, first administrator, listening) and stops it. */

import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { addressWarning, placeholderWarning, readPlaceholders } from './config/built-site.js';
import { loadOrCreateSecret, prepareDataDir } from './config/data-dir.js';
import { type Env, type EnvSettings, readEnv } from './config/env.js';
import { errorCode, StartError } from './config/errors.js';
import { checkPort, listenError } from './config/listening-port.js';
import { createLogger, sourceStack } from './config/logger.js';
import { startAuditRetention } from './database/audit-retention.js';
import { checkExternalPostgres, databaseError } from './database/external-postgres.js';
import {
  type DatabaseUrls,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded-postgres/embedded-postgres.js';

const SHUTDOWN_TIMEOUT_MS = 10_000;
/** One Ctrl-C can arrive twice, from the terminal and from npm. Only a signal after this time forces the stop. */
const SIGNAL_REPEAT_MS = 500;

/** The server uses about 50 MB. By default, V8 lets the heap grow to several times that (docs/performance.md). */
setFlagsFromString('--heap-growing-percent=20');

interface Running {
  /** A promise, so that a stop during the start can wait for the database and stop it. */
  database?: Promise<EmbeddedPostgres>;
  app?: { close(): Promise<void> };
  drain?: () => Promise<void>;
}

const running: Running = {};
let logger = createLogger('info');
let stoppingSinceMs: number | undefined;

process.on('SIGINT', () => onSignal());
process.on('SIGTERM', () => onSignal(running.drain));
// SIGHUP means that the terminal was closed. Writes to it then fail, which must not interrupt the shutdown.
process.on('SIGHUP', () => onSignal());
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);
process.on('uncaughtException', onUnexpected);
process.on('unhandledRejection', onUnexpected);

try {
  await start();
} catch (error) {
  if (stoppingSinceMs === undefined) {
    printFailure(error);
    await stop(1);
  }
}

async function start(): Promise<void> {
  const settings = readEnv(process.env);
  logger = createLogger(settings.logLevel);
  if (settings.adminPassword !== undefined) {
    const { requireGoodAdminPassword } = await import('./modules/users/application/admin-password.js');
    await requireGoodAdminPassword(settings);
  }

  const { url: databaseUrl, ownerUrl } = await openDatabase(settings);
  await checkPort(settings.host, settings.port);
  if (settings.metrics) await checkPort(settings.metrics.host, settings.metrics.port, 'METRICS_');
  const env = await completeEnv(settings);

  // These modules take a second to load, so they are loaded only after the settings have been checked.
  const [
    { migrate },
    { grantToApplication },
    { createApp },
    { FirstAdministratorService },
    { SITE_DIRECTORY },
    { DrainingService },
  ] = await Promise.all([
    import('./database/data-source.js'),
    import('./database/application-role.js'),
    import('./configure-app.js'),
    import('./modules/users/application/first-administrator.service.js'),
    import('./http-edge/static-site.js'),
    import('./modules/health/draining.service.js'),
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
    // Printed even if listening fails, because the next start creates no administrator.
    if (administrator?.passwordPath !== undefined) {
      printLine(
        `First administrator: ${administrator.email}   password (change it at the first sign-in) in ${administrator.passwordPath}`,
      );
    }
  }
  running.drain = () => app.get(DrainingService, { strict: false }).wait(env.drainSeconds);
  startAuditRetention(ownerUrl, (failure) => logger.warn({ event: 'audit_retention', err: failure }));
  const { port } = app.getHttpServer().address() as AddressInfo;
  const address = localAddress(env.host, port);
  printLine(`Kisan Canteen is ready: ${address}   back office: ${address}/admin`);
  const warnings = [
    placeholderWarning(env.publicUrl, readPlaceholders(SITE_DIRECTORY)),
    addressWarning(env.publicUrl, SITE_DIRECTORY),
  ];
  for (const warning of warnings) if (warning !== undefined) printLine(warning);
}

async function openDatabase({ databaseUrl, databaseOwnerUrl, dataDir }: EnvSettings): Promise<DatabaseUrls> {
  if (databaseUrl !== undefined) {
    await checkExternalPostgres(databaseUrl);
    return { url: databaseUrl, ownerUrl: databaseOwnerUrl ?? databaseUrl };
  }
  running.database = startEmbeddedPostgres(dataDir, {
    log: (message) => logger.warn({ event: 'database', message }),
  });
  return running.database;
}

async function completeEnv({ jwtSecret, ...settings }: EnvSettings): Promise<Env> {
  if (jwtSecret !== undefined) return { ...settings, jwtSecret };
  await prepareDataDir(settings.dataDir);
  return { ...settings, jwtSecret: await loadOrCreateSecret(settings.dataDir, 'jwt-secret') };
}

function localAddress(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return `http://${isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

function onSignal(drain?: () => Promise<void>): void {
  if (stoppingSinceMs === undefined) {
    printLine('Stopping after running requests have finished. Press Ctrl-C again to stop immediately.');
    void stop(0, drain);
  } else if (performance.now() - stoppingSinceMs > SIGNAL_REPEAT_MS) {
    void stopAtOnce();
  }
}

/** Stops the application before the database, because running requests need the database. */
async function stop(exitCode: number, drain?: () => Promise<void>): Promise<void> {
  stoppingSinceMs = performance.now();
  await drain?.();
  try {
    const isFinished = await Promise.race([closeApp(), delay(SHUTDOWN_TIMEOUT_MS, false, { ref: false })]);
    if (!isFinished) logger.warn({ event: 'stop', message: 'Some requests did not finish in time.' });
  } catch (error) {
    logger.error({ event: 'stop', err: error });
  }
  const database = await running.database?.catch(() => undefined);
  await database?.stop();
  process.exit(exitCode);
}

async function closeApp(): Promise<true> {
  await running.app?.close();
  return true;
}

async function stopAtOnce(): Promise<void> {
  setTimeout(() => process.exit(1), SIGNAL_REPEAT_MS);
  (await running.database)?.kill();
  process.exit(1);
}

function onUnexpected(error: unknown): void {
  if (stoppingSinceMs !== undefined) return;
  if (isLostConnection(error)) {
    logger.warn({ event: 'database', message: 'A connection to the database was lost.' });
    return;
  }
  // After an unexpected error, the process can be in any state. It stops, and its supervisor starts a new one.
  void stop(1);
  logger.fatal({ event: 'unexpected', err: error });
}

/** Returns whether the database closed a connection in use. The request then fails, and the pool opens a new one. */
function isLostConnection(error: unknown): boolean {
  return (
    /^57P0[1-4]$/.test(errorCode(error)) ||
    (error instanceof Error && error.message === 'Connection terminated unexpectedly')
  );
}

function printFailure(error: unknown): void {
  const reason =
    error instanceof StartError ? error.message : error instanceof Error ? sourceStack(error.stack) : String(error);
  process.stderr.write(`Kisan Canteen cannot start: ${reason}\n`);
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
