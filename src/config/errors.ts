/** A reason not to start that the operator can fix. Its message is one line without secrets. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Returns the code of a system or PostgreSQL error (`ENOSPC`, `53100`), or ''. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
