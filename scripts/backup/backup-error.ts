/** A reason not to back up or restore that a person can act on: one line, printed as it is. */
export class BackupError extends Error {
  override name = 'BackupError';
}
