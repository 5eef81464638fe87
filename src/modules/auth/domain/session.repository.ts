import type { User } from '../../users/domain/user.js';

/** Sign-ins that are still good. A token names one of them; what it allows is read anew at every request. */
export abstract class SessionRepository {
  abstract open(userId: string, ttlSeconds: number): Promise<string>;

  /** The active user behind a session that is neither ended nor expired. */
  abstract findUser(sessionId: string): Promise<User | null>;

  abstract end(sessionId: string): Promise<void>;

  abstract forgetExpired(): Promise<void>;
}
