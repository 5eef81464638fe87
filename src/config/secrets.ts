import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './error-code.js';
import { StartError } from './start-error.js';

const MIN_BYTES = 32;

/**
 * The secret kept in DATA_DIR under `name`, made on first use. Only this machine's account can read it (mode 0600).
 * Two processes that start at once get the same one.
 */
export async function loadOrCreateSecret(dataDir: string, name: string): Promise<string> {
  const path = join(dataDir, name);
  const secret = (await readIfThere(path)) ?? (await createSecret(path));
  if (Buffer.byteLength(secret) < MIN_BYTES) {
    throw new StartError(
      `${path} holds less than ${MIN_BYTES} bytes: restore it from a backup, or delete it to get a new one.`,
    );
  }
  return secret;
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new StartError(`${path} cannot be read (${errorCode(error)}): start as the user who owns it.`);
  }
}

/** Written to a temporary file and then linked into place, so that no other process reads half a secret. */
async function createSecret(path: string): Promise<string> {
  const temporary = `${path}.${process.pid}.new`;
  await writeFile(temporary, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    await link(temporary, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}
