/** An expected failure of a backup, restore or upgrade. Its message is one line and is printed without a stack. */
export class BackupError extends Error {
  override name = 'BackupError';
}
