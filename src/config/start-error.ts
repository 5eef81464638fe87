/** A reason not to start that a person can act on. The start prints its message, one line without secrets. */
export class StartError extends Error {
  override name = 'StartError';
}
