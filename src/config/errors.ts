/** A reason not to start that a person can act on. The start prints its message, one line without secrets. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The code of a system or PostgreSQL error (`ENOSPC`, `53100`), or '' where there is none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
