import { createHash, randomBytes } from 'node:crypto';

/** A device that is not used for as long is forgotten, like a network. */
export const DEVICE_DAYS = 90;

export function newDeviceToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What is kept of a device's token. It holds the password's hash too: with the password every device of the account changes
 * into a stranger, whichever version of the server changes it.
 */
export function deviceFingerprint(token: string, passwordHash: string): string {
  return createHash('sha256').update(`${token} ${passwordHash}`).digest('base64url');
}

/**
 * The browsers that somebody has signed in with, by a cookie. It lets nobody in: it only gives the browser tries of its own at
 * that account, which others behind the same address cannot use up (OWASP, "device cookies").
 */
export abstract class SignInDevices {
  abstract isKnown(userId: string, fingerprint: string): Promise<boolean>;

  /** Of more than a few, those that were not used for the longest time are forgotten. */
  abstract remember(userId: string, fingerprint: string): Promise<void>;

  abstract deleteUnused(): Promise<void>;
}
