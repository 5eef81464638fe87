import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type IRateLimiterPostgresOptions, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Throttled } from '../domain/rate-limit.errors.js';
import { type RateLimit, type RateLimitState, RateLimits, type RateLimitUse } from '../domain/rate-limits.js';
import { type RateLimitCount, RateLimitCounts } from './rate-limit-counts.js';

/** The library's limiter, whose counts are stored together with those of others. Its types leave out what it stores by. */
class PostgresLimiter extends RateLimiterPostgres {
  /** Milliseconds for which a key is refused without the database being asked; 0 where it is not. */
  declare readonly getInMemoryBlockMsBeforeExpire: (key: string) => number;

  constructor(
    options: IRateLimiterPostgresOptions,
    private readonly counts: RateLimitCounts,
  ) {
    super(options);
  }

  /** What the library calls for every use. */
  async _upsert(key: string, points: number, durationMs: number): Promise<{ rows: RateLimitCount[] }> {
    return { rows: [await this.counts.add(key, points, durationMs)] };
  }

  throwIfBlocked(limit: RateLimit, subject: string): void {
    const blockedMs = this.getInMemoryBlockMsBeforeExpire(this.getKey(subject));
    if (blockedMs > 0) throw throttled(limit, blockedMs);
  }
}

@Injectable()
export class PostgresRateLimits extends RateLimits {
  private readonly limiters = new Map<string, PostgresLimiter>();
  private readonly counts: RateLimitCounts;

  constructor(private readonly dataSource: DataSource) {
    super();
    this.counts = new RateLimitCounts(dataSource);
  }

  async consume(...uses: readonly RateLimitUse[]): Promise<RateLimitState | null> {
    const limited = uses
      .filter(({ limit }) => limit.points > 0)
      .map(({ limit, subject, cost = 1 }) => ({ limit, limiter: this.limiter(limit), key: keyOf(subject), cost }));
    for (const { limit, limiter, key } of limited) limiter.throwIfBlocked(limit, key);
    const states = await Promise.all(
      limited.map(async ({ limit, limiter, key, cost }) => {
        try {
          const { remainingPoints, msBeforeNext } = await limiter.consume(key, cost);
          return { limit, remaining: Math.max(0, remainingPoints), resetSeconds: Math.ceil(msBeforeNext / 1000) };
        } catch (refusal) {
          throw refusal instanceof RateLimiterRes ? throttled(limit, refusal.msBeforeNext) : refusal;
        }
      }),
    );
    return states.find(({ limit }) => limit === uses[0]?.limit) ?? null;
  }

  async refund(limit: RateLimit, subject: string): Promise<void> {
    if (limit.points === 0) return;
    const limiter = this.limiter(limit);
    const { remainingPoints } = await limiter.reward(keyOf(subject));
    // The library lifts the block in memory of one subject only by forgetting its tries. Others that are blocked ask the
    // database once more, which is rare: only what succeeded is taken back.
    if (remainingPoints > 0) limiter.deleteInMemoryBlockedAll();
  }

  async clear(limit: RateLimit, subject: string): Promise<void> {
    if (limit.points > 0) await this.limiter(limit).delete(keyOf(subject));
  }

  private limiter(limit: RateLimit): PostgresLimiter {
    let limiter = this.limiters.get(limit.name);
    if (!limiter) {
      limiter = new PostgresLimiter(
        {
          storeClient: this.dataSource,
          storeType: 'typeorm',
          tableName: 'rate_limits',
          tableCreated: true,
          keyPrefix: limit.name,
          points: limit.points,
          duration: limit.windowSeconds,
          inMemoryBlockOnConsumed: limit.points + 1,
        },
        this.counts,
      );
      this.limiters.set(limit.name, limiter);
    }
    return limiter;
  }
}

function throttled(limit: RateLimit, msBeforeNext: number): Throttled {
  return new Throttled(limit, Math.max(1, Math.ceil(msBeforeNext / 1000)));
}

/** Subjects hold mail addresses of any length; the table keeps neither them nor more than its column holds. */
function keyOf(subject: string): string {
  return hash('sha256', subject, 'base64url');
}
