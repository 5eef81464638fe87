import type { User } from '../../users/domain/user.js';

/** Sign-ins that are still good. A token names one of them; what it allows is read anew at every request. */
export abstract class SessionRepository {
  /**
   * Opens a session for an active user whose password is still the one behind `passwordHash`; null where it was reset
   * or the user deactivated since it was checked.
   */
  abstract open(userId: string, passwordHash: string, ttlSeconds: number): Promise<string | null>;

  /** The active user behind a session that is neither ended nor expired. */
  abstract findUser(sessionId: string): Promise<User | null>;

  abstract end(sessionId: string): Promise<void>;

  abstract deleteExpired(): Promise<void>;
}
