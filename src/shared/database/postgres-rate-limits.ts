import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Throttled } from '../domain/rate-limit.errors.js';
import { type RateLimit, type RateLimitState, RateLimits } from '../domain/rate-limits.js';

@Injectable()
export class PostgresRateLimits extends RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async consume(limit: RateLimit, subject: string, cost = 1): Promise<RateLimitState | null> {
    if (limit.points === 0) return null;
    try {
      const state = await this.limiter(limit).consume(keyOf(subject), cost);
      return {
        limit,
        remaining: Math.max(0, state.remainingPoints),
        resetSeconds: Math.ceil(state.msBeforeNext / 1000),
      };
    } catch (error) {
      if (error instanceof RateLimiterRes) {
        throw new Throttled(limit, Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      }
      throw error;
    }
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

  private limiter(limit: RateLimit): RateLimiterPostgres {
    let limiter = this.limiters.get(limit.name);
    if (!limiter) {
      limiter = new RateLimiterPostgres({
        storeClient: this.dataSource,
        storeType: 'typeorm',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: limit.name,
        points: limit.points,
        duration: limit.windowSeconds,
        inMemoryBlockOnConsumed: limit.points + 1,
      });
      this.limiters.set(limit.name, limiter);
    }
    return limiter;
  }
}

/** Subjects hold mail addresses of any length; the table keeps neither them nor more than its column holds. */
function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
