import { StartError } from '../../../config/errors.js';
import { passwordWeakness } from '../domain/password-rules.js';

/** @throws StartError if `ADMIN_PASSWORD` is set and easy to guess */
export async function requireGoodAdminPassword(settings: {
  readonly adminEmail: string;
  readonly adminPassword?: string;
}): Promise<void> {
  const { adminEmail: email, adminPassword } = settings;
  const weakness = adminPassword === undefined ? null : await passwordWeakness(adminPassword, { email });
  if (weakness !== null) throw new StartError(`ADMIN_PASSWORD is too easy to guess. ${weakness}`);
}
