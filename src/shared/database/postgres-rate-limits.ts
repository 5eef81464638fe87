import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  type RateLimit,
  type RateLimitState,
  RateLimits,
  type RateLimitUse,
  Throttled,
} from '../domain/rate-limits.js';
import { Batcher } from './batcher.js';
import { preparedQuery } from './pool-query.js';

/** Whenever the map's size reaches a multiple of this, it drops keys whose window has ended. */
const MAX_BLOCKED = 1_000;

@Injectable()
export class PostgresRateLimits extends RateLimits {
  private readonly counts: RateLimitCounts;
  /** Keys over their limit, with the end of their window. This process refuses them without a query. */
  private readonly blockedUntilMs = new Map<string, number>();

  constructor(private readonly dataSource: DataSource) {
    super();
    this.counts = new RateLimitCounts(dataSource);
  }

  async consume(...uses: readonly RateLimitUse[]): Promise<RateLimitState | null> {
    const limited = uses
      .filter(({ limit }) => limit.points > 0)
      .map(({ limit, subject, cost = 1 }) => ({ limit, key: keyOf(limit, subject), cost }));
    for (const { limit, key } of limited) this.throwIfBlocked(limit, key);
    const states = await Promise.all(limited.map(({ limit, key, cost }) => this.use(limit, key, cost)));
    return states.find(({ limit }) => limit === uses[0]?.limit) ?? null;
  }

  async refund(limit: RateLimit, subject: string): Promise<void> {
    if (limit.points === 0) return;
    const key = keyOf(limit, subject);
    const { points } = await this.counts.add(key, -1, limit.windowSeconds * 1_000);
    if (points < limit.points) this.blockedUntilMs.delete(key);
  }

  async clear(limit: RateLimit, subject: string): Promise<void> {
    if (limit.points === 0) return;
    const key = keyOf(limit, subject);
    await this.dataSource.query('DELETE FROM rate_limits WHERE key = $1', [key]);
    this.blockedUntilMs.delete(key);
  }

  async deleteExpired(): Promise<void> {
    await this.dataSource.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]);
  }

  private async use(limit: RateLimit, key: string, cost: number): Promise<RateLimitState> {
    const { points, expire } = await this.counts.add(key, cost, limit.windowSeconds * 1_000);
    if (points > limit.points) {
      this.block(key, expire);
      throw throttled(limit, expire);
    }
    return { limit, remaining: limit.points - points, resetSeconds: secondsUntil(expire) };
  }

  private throwIfBlocked(limit: RateLimit, key: string): void {
    const untilMs = this.blockedUntilMs.get(key) ?? 0;
    if (untilMs > Date.now()) throw throttled(limit, untilMs);
  }

  private block(key: string, untilMs: number): void {
    this.blockedUntilMs.set(key, untilMs);
    if (this.blockedUntilMs.size % MAX_BLOCKED !== 0) return;
    for (const [blocked, endMs] of this.blockedUntilMs) if (endMs <= Date.now()) this.blockedUntilMs.delete(blocked);
  }
}

function throttled(limit: RateLimit, untilMs: number): Throttled {
  return new Throttled(limit, Math.max(1, secondsUntil(untilMs)));
}

function secondsUntil(ms: number): number {
  return Math.max(0, Math.ceil((ms - Date.now()) / 1_000));
}

/** Hashes the subject, which can contain an email address of any length. The table then holds no email addresses. */
function keyOf(limit: RateLimit, subject: string): string {
  return `${limit.name}:${hash('sha256', subject, 'base64url')}`;
}

interface Use {
  readonly key: string;
  readonly points: number;
  readonly durationMs: number;
}

/** A subject's count. `expire` is in ms since 1970. */
interface RateLimitCount {
  readonly points: number;
  readonly expire: number;
}

/** Sorted by key, so that processes counting the same subjects do not deadlock. */
const COUNT = `
  INSERT INTO rate_limits AS kept (key, points, expire)
  SELECT * FROM unnest($1::text[], $2::integer[], $3::bigint[]) AS used (key, points, expire) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN kept.expire <= $4 THEN excluded.points ELSE kept.points + excluded.points END,
    expire = CASE WHEN kept.expire <= $4 THEN excluded.expire ELSE kept.expire END
  RETURNING key, points, expire::float8`;

class RateLimitCounts {
  private readonly batcher = new Batcher<Use, RateLimitCount>((uses) => this.count(uses), { size: 256, atOnce: 1 });

  constructor(private readonly dataSource: DataSource) {}

  /** Adds a use and returns the subject's count, without the uses that were added after this one. */
  add(key: string, points: number, durationMs: number): Promise<RateLimitCount> {
    return this.batcher.add({ key, points, durationMs });
  }

  private async count(uses: readonly Use[]): Promise<RateLimitCount[]> {
    const now = Date.now();
    const used = new Map<string, { points: number; expire: number }>();
    for (const { key, points, durationMs } of uses) {
      used.set(key, { points: (used.get(key)?.points ?? 0) + points, expire: now + durationMs });
    }
    const values = [
      [...used.keys()],
      [...used.values()].map(({ points }) => points),
      [...used.values()].map(({ expire }) => expire),
      now,
    ];
    const rows = await preparedQuery<RateLimitCount & { key: string }>(this.dataSource, COUNT, values);
    const counts = new Map(rows.map((row) => [row.key, row]));
    // Goes from the last use to the first and subtracts each, so that a count does not include later uses.
    return uses
      .toReversed()
      .map(({ key, points }) => {
        const count = counts.get(key);
        if (!count) throw new Error('The database returned no row for a counted use.');
        counts.set(key, { ...count, points: count.points - points });
        return { points: count.points, expire: count.expire };
      })
      .reverse();
  }
}
