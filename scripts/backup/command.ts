/** What the three commands share: options, one line for each failure, and tidying up after Ctrl-C. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type EnvSettings, readEnv } from '../../src/config/env.js';
import { errorCode, StartError } from '../../src/config/errors.js';
import { BackupError } from './backup-error.js';
import { cleanUp } from './clean-up.js';

const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100'];
/** The database was stopped or killed under its sessions. */
const DATABASE_GONE = /^57P0|^ECONNRESET$|^EPIPE$/;

/** Does `work` and answers the exit code of the process. */
export async function runCommand(work: () => Promise<void>): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Another one of the same Ctrl-C comes from npm.
    process.on(signal, () => void stopEarly());
  }
  try {
    await work();
    return 0;
  } catch (error) {
    console.error(reasonOf(error));
    return 1;
  } finally {
    await cleanUp();
  }
}

let stopping: Promise<void> | undefined;

function stopEarly(): Promise<void> {
  stopping ??= (async () => {
    console.error('Stopped: nothing is kept of what was under way.');
    await cleanUp();
    process.exit(130);
  })();
  return stopping;
}

function reasonOf(error: unknown): unknown {
  if (error instanceof BackupError || error instanceof StartError) return error.message;
  if (DISK_FULL.includes(errorCode(error))) {
    return 'The disk is full: nothing is kept of what was under way. Free some space and run it again.';
  }
  const isLost = error instanceof Error && /Connection terminated/.test(error.message);
  if (isLost || DATABASE_GONE.test(errorCode(error))) {
    return 'The database ended meanwhile: nothing is kept of what was under way. Run it again.';
  }
  return error;
}

/** The settings of the server, once they say that it runs the embedded database. */
export function embeddedSettings(environment: NodeJS.ProcessEnv): EnvSettings {
  const settings = readEnv(environment);
  if (settings.databaseUrl !== undefined) {
    throw new BackupError(
      'DATABASE_URL is set, and this is for the embedded database: docs/operations/backups.md says how to back up another.',
    );
  }
  return settings;
}

/** @throws BackupError naming a wrong option */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options: { ...options, help: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    throw new BackupError(`${error instanceof Error ? error.message : 'Wrong option.'} See --help.`);
  }
}
