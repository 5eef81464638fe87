import type { User } from '../../users/domain/user.js';
import type { SessionPlace } from './session-place.js';

/** A session that has not ended or expired, with its active user. */
export interface ActiveSession {
  readonly user: User;
  readonly signedInAt: Date;
}

/** A session as shown to its user. `place` is null if an earlier server version opened it. */
export interface ListedSession {
  readonly id: string;
  readonly signedInAt: Date;
  readonly expiresAt: Date;
  readonly place: SessionPlace | null;
}

/** Open sessions. A token contains only the session id; the user's rights are read on every request. */
export abstract class SessionRepository {
  /** Ends the oldest sessions beyond `maxSessions`. Null if `passwordHash` is outdated or the user is inactive. */
  abstract open(
    userId: string,
    passwordHash: string,
    terms: { readonly ttlSeconds: number; readonly maxSessions: number; readonly place: SessionPlace },
  ): Promise<string | null>;

  abstract find(sessionId: string): Promise<ActiveSession | null>;

  abstract list(userId: string): Promise<ListedSession[]>;

  /** Ends a session of the user. Returns false if the user has no such session. */
  abstract end(userId: string, sessionId: string): Promise<boolean>;

  /** Ends all sessions of the user except `sessionId`. Returns how many ended. */
  abstract endOthers(userId: string, sessionId: string): Promise<number>;

  abstract deleteExpired(): Promise<void>;
}
