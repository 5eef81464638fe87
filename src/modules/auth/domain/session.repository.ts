import type { User } from '../../users/domain/user.js';
import type { SessionPlace } from './session-place.js';

/** A session that is neither ended nor expired, and the active user behind it. */
export interface ActiveSession {
  readonly user: User;
  readonly signedInAt: Date;
}

/** A session as its own user sees it. The place is unknown where a server of an earlier version opened it. */
export interface ListedSession {
  readonly id: string;
  readonly signedInAt: Date;
  readonly expiresAt: Date;
  readonly place: SessionPlace | null;
}

/** Sign-ins that are still good. A token names one of them; what it allows is read anew at every request. */
export abstract class SessionRepository {
  /**
   * Opens a session for an active user whose password is still the one behind `passwordHash`; null where it was reset
   * or the user deactivated since it was checked. Of more than `maxSessions` the oldest end.
   */
  abstract open(
    userId: string,
    passwordHash: string,
    terms: { readonly ttlSeconds: number; readonly maxSessions: number; readonly place: SessionPlace },
  ): Promise<string | null>;

  abstract find(sessionId: string): Promise<ActiveSession | null>;

  /** The user's own, the newest first. */
  abstract list(userId: string): Promise<ListedSession[]>;

  /** Ends one of the user's own sessions; false where there is no such one. */
  abstract end(userId: string, sessionId: string): Promise<boolean>;

  /** Ends every session of the user but one; answers how many there were. */
  abstract endOthers(userId: string, sessionId: string): Promise<number>;

  abstract deleteExpired(): Promise<void>;
}
