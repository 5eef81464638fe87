import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type EnvSettings, readEnv } from '../../src/config/env.js';
import { errorCode, StartError } from '../../src/config/errors.js';
import { BackupError } from './backup-error.js';
import { cleanUp } from './clean-up.js';

const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100'];
const DATABASE_GONE = /^57P0|^ECONNRESET$|^EPIPE$/;

export async function runCommand(work: () => Promise<void>): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // npm forwards Ctrl-C to this process, so the signal arrives twice.
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
    console.error('Stopped. Incomplete files were deleted.');
    await cleanUp();
    process.exit(130);
  })();
  return stopping;
}

function reasonOf(error: unknown): unknown {
  if (error instanceof BackupError || error instanceof StartError) return error.message;
  if (DISK_FULL.includes(errorCode(error))) {
    return 'The disk is full. Incomplete files were deleted. Free some space and run this again.';
  }
  const isLost = error instanceof Error && /Connection terminated/.test(error.message);
  if (isLost || DATABASE_GONE.test(errorCode(error))) {
    return 'The database stopped during the run. Incomplete files were deleted. Run this again.';
  }
  return error;
}

/** @throws BackupError if the server is configured to use another database */
export function embeddedSettings(environment: NodeJS.ProcessEnv): EnvSettings {
  const settings = readEnv(environment);
  if (settings.databaseUrl !== undefined) {
    throw new BackupError(
      'This works only with the embedded database, but DATABASE_URL is set. For other databases see docs/operations/backups.md.',
    );
  }
  return settings;
}

/** @throws BackupError that names the invalid option */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options: { ...options, help: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    throw new BackupError(`${error instanceof Error ? error.message : 'Invalid option.'} See --help.`);
  }
}
