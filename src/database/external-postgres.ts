import pg from 'pg';
import { StartError } from '../config/errors.js';
import { databaseError } from './database-error.js';

const OLDEST_MAJOR = 15;
const CONNECT_MS = 5_000;

/** A setting of ours that is nobody else's. */
const PROBE = 'kisan_canteen.probe';
/** A pooler gives the connection that was used last; whoever else uses it may come between. */
const LOOKS = 3;

/**
 * Proves that DATABASE_URL leads to a PostgreSQL this release works with, and to itself rather than a pooler that lends its
 * connections: what belongs to a connection (locks of the migrations, settings, LISTEN) would be lost, or be another's.
 * @throws StartError saying what is wrong with it
 */
export async function checkExternalPostgres(databaseUrl: string): Promise<void> {
  const clients: pg.Client[] = [];
  const connect = async (options?: string) => {
    // Reads the certificates that the address names.
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_MS,
      ...(options !== undefined && { options }),
    });
    client.on('error', () => undefined);
    clients.push(client);
    await client.connect();
    return client;
  };
  try {
    const client = await connect();
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    if (!(major >= OLDEST_MAJOR)) {
      throw new StartError(
        `The database at ${new URL(databaseUrl).host} is PostgreSQL ${major}; ${OLDEST_MAJOR} or newer is needed (see DATABASE_URL).`,
      );
    }
    const second = await connect();
    for (let look = 0; look < LOOKS; look++) {
      if ((await backendOf(client)) === (await backendOf(second))) throw poolerError(databaseUrl, 'transaction');
    }
    const withSetting = await connect(`-c ${PROBE}=probe`);
    const settings = await withSetting.query<{ probe: string | null }>(
      `SELECT current_setting('${PROBE}', true) AS probe`,
    );
    if (settings.rows[0]?.probe !== 'probe') throw poolerError(databaseUrl, 'settings');
  } catch (error) {
    throw databaseError(databaseUrl, error);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

/** Two connections that are open at once never share a backend, unless neither has one of its own. */
async function backendOf(client: pg.Client): Promise<number | undefined> {
  return (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
}

function poolerError(databaseUrl: string, lost: 'transaction' | 'settings'): StartError {
  const { host } = new URL(databaseUrl);
  const what =
    lost === 'transaction'
      ? 'is a pooler that lends connections for a transaction only'
      : 'is a pooler that drops the settings of connections';
  return new StartError(
    `The database at ${host} ${what}: name PostgreSQL itself, since the server pools its own connections, at most 26 (see DATABASE_URL).`,
  );
}
