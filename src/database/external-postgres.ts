import pg from 'pg';
import { errorCode, StartError } from '../config/errors.js';

const OLDEST_MAJOR = 15;
const CONNECT_MS = 5_000;

const PROBE = 'kisan_canteen.probe';
/**
 * A pooler gives both clients the same connection, unless another client takes it in between. Several probes make that
 * unlikely.
 */
const POOLER_PROBES = 3;

/**
 * Checks that DATABASE_URL is a supported PostgreSQL and not a connection pooler. With a pooler, the locks of
 * migrations, the settings and LISTEN would be lost or shared with other clients.
 * @throws StartError with the reason
 */
export async function checkExternalPostgres(databaseUrl: string): Promise<void> {
  const clients: pg.Client[] = [];
  const connect = async (options?: string) => {
    // The constructor is inside `try`, because it reads the certificates named in the address and can fail.
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
    for (let look = 0; look < POOLER_PROBES; look++) {
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
    `The database at ${host} ${what}: use the address of PostgreSQL itself, because the server pools its own connections, at most 24 (see DATABASE_URL).`,
  );
}

const UNKNOWN_SIGNER =
  'has a certificate from an unknown authority: set sslrootcert to the certificate of the authority';

/** Reasons by error code of PostgreSQL or the network. They complete "The database at HOST ...". */
const REASONS_BY_CODE: Record<string, string> = {
  ECONNREFUSED: 'refuses connections: is it running?',
  ENOTFOUND: 'cannot be found: its host name is unknown',
  EAI_AGAIN: 'cannot be found: DNS is not available right now',
  ETIMEDOUT: 'does not respond',
  ECONNRESET: 'closes every connection immediately',
  EHOSTUNREACH: 'cannot be reached from this machine',
  ENETUNREACH: 'cannot be reached from this machine',
  '28P01': 'refuses the user name or password',
  '28000': 'refuses this user from this machine, or requires an encrypted connection',
  '3D000': 'has no database of that name',
  '42501': 'does not allow this user to create the schema: make the user the owner of the database',
  '53300': 'has no free connections',
  '57P03': 'is still starting',
  '25006': 'is read-only: use the address of the primary server',
  // A socket or certificate path in DATABASE_URL does not exist.
  ENOENT: 'cannot be reached: a file named in its address is missing',
  CERT_HAS_EXPIRED: 'has an expired certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_SIGNER,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_SIGNER,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_SIGNER,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_SIGNER,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_SIGNER,
};

const REASONS_BY_MESSAGE: readonly [RegExp, string][] = [
  [
    /unsupported startup parameter/,
    'is a pooler that refuses the settings of connections: use the address of PostgreSQL itself, because the server pools its own connections, at most 24',
  ],
  [/does not support SSL/, 'does not support encrypted connections: remove sslmode'],
  [/extension "\w+" is not available/, 'lacks the extension pg_trgm: install PostgreSQL’s contrib modules'],
  [/timeout|Connection terminated/i, 'does not respond'],
];

/** Returns a StartError without the password for known errors. Returns other errors unchanged. */
export function databaseError(databaseUrl: string, error: unknown): unknown {
  const url = new URL(databaseUrl);
  const where = `The database at ${url.host || 'the local socket'}${url.pathname}`;
  const code = errorCode(error);
  if (code === '53100') return new StartError(`${where} has no disk space left: free some and start again.`);
  const reason =
    REASONS_BY_CODE[code] ??
    REASONS_BY_MESSAGE.find(([message]) => error instanceof Error && message.test(error.message))?.[1];
  return reason === undefined ? error : new StartError(`${where} ${reason} (see DATABASE_URL).`);
}
