import { errorCode } from './error-code.js';
import { StartError } from './start-error.js';

/** Codes of PostgreSQL and of the network, in words that complete "The database at HOST ...". */
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'refuses connections: is it running?',
  ENOTFOUND: 'cannot be found: its host name is unknown',
  EAI_AGAIN: 'cannot be found: names cannot be looked up right now',
  ETIMEDOUT: 'does not answer',
  ECONNRESET: 'ends every connection at once',
  EHOSTUNREACH: 'cannot be reached from this machine',
  ENETUNREACH: 'cannot be reached from this machine',
  '28P01': 'refuses the user name or password',
  '28000': 'refuses the user name or password',
  '3D000': 'has no database of that name',
  '42501': 'does not let this user create what is needed: make the user owner of the database',
  '53300': 'has no free connections',
  '57P03': 'is still starting',
};

/**
 * The one line for a database that stopped the start, naming host and database but never the password. An error that
 * is not about reaching the database is returned as it came.
 */
export function databaseError(databaseUrl: string, error: unknown): unknown {
  const url = new URL(databaseUrl);
  const where = `The database at ${url.host || 'the local socket'}${url.pathname}`;
  const code = errorCode(error);
  if (code === '53100') return new StartError(`${where} has no disk space left: free some and start again.`);
  const reason = REASONS[code] ?? (isTimeout(error) ? 'does not answer' : undefined);
  return reason === undefined ? error : new StartError(`${where} ${reason} (see DATABASE_URL).`);
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout|Connection terminated/i.test(error.message);
}
