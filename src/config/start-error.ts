/** A reason not to start that a person can act on. Its message is the one line the start prints; it never holds a secret. */
export class StartError extends Error {
  override name = 'StartError';
}
