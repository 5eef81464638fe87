import { Injectable } from '@nestjs/common';
import { type RateLimit, type RateLimitState, RateLimits } from '../../../shared/domain/rate-limits.js';
import type { User } from '../../users/domain/user.js';
import { hashOf, rightsOfKey } from '../domain/api-key.js';
import { type ApiKey, ApiKeyRepository } from '../domain/api-key.repository.js';

/** A key as the caller of a request. */
export interface SignedInKey {
  readonly user: User;
  readonly sessionId: string;
  readonly signedInAt: Date;
}

const CALLS: RateLimit = {
  name: 'key-calls',
  points: 600,
  windowSeconds: 60,
  sentence: 'This API key made too many calls in a minute. Please wait and try again.',
};

/** `lastUsedAt` is accurate to this time, so that most calls write nothing. */
const USE_NOTED_EVERY_MS = 60_000;

@Injectable()
export class ApiKeyAccess {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly limits: RateLimits,
  ) {}

  /** Returns the key as a caller, with its current rights. Null if it is unknown, revoked or expired. */
  async signIn(secret: string): Promise<SignedInKey | null> {
    const key = await this.keys.authenticate(hashOf(secret));
    if (!key) return null;
    const usedMs = key.lastUsedAt?.getTime() ?? 0;
    if (Date.now() - usedMs > USE_NOTED_EVERY_MS) void this.keys.noteUse(key.id).catch(() => undefined);
    return { user: callerOf(key), sessionId: key.id, signedInAt: key.createdAt };
  }

  /** @throws Throttled */
  count({ id }: User): Promise<RateLimitState | null> {
    return this.limits.consume({ limit: CALLS, subject: id });
  }

  /** Returns the current rights of a key, or null if it can no longer be used. */
  async find(id: string): Promise<User | null> {
    const key = await this.keys.findUsable(id);
    return key && callerOf(key);
  }
}

/** Handlers take a caller as a user. A key has no email, role or password of its own. */
function callerOf(key: ApiKey): User {
  return {
    id: key.id,
    name: `${key.name} (key)`,
    email: '',
    role: 'agent',
    isActive: true,
    mustChangePassword: false,
    createdAt: key.createdAt,
    updatedAt: key.rightsChangedAt,
    ...rightsOfKey(key),
  };
}
