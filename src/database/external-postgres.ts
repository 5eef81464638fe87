import pg from 'pg';
import { StartError } from '../config/start-error.js';
import { databaseError } from './database-error.js';

const OLDEST_MAJOR = 15;
const CONNECT_MS = 5_000;

/**
 * Proves that DATABASE_URL leads to a PostgreSQL this release works with.
 * @throws StartError saying what is wrong with it
 */
export async function checkExternalPostgres(databaseUrl: string): Promise<void> {
  let client: pg.Client | undefined;
  try {
    // Reads the certificates that the address names.
    client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    if (!(major >= OLDEST_MAJOR)) {
      throw new StartError(
        `The database at ${new URL(databaseUrl).host} is PostgreSQL ${major}; ${OLDEST_MAJOR} or newer is needed (see DATABASE_URL).`,
      );
    }
  } catch (error) {
    throw databaseError(databaseUrl, error);
  } finally {
    await client?.end().catch(() => undefined);
  }
}
