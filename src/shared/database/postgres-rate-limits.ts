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
import { RateLimitCounts } from './rate-limit-counts.js';

/** So many subjects may be remembered as past their limit before those whose window has ended are forgotten. */
const MAX_BLOCKED = 1_000;

@Injectable()
export class PostgresRateLimits extends RateLimits {
  private readonly counts: RateLimitCounts;
  /** Keys past their limit, with the end of their window: this process refuses them without asking the database. */
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

  /** Deletes the counts whose window has ended. */
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

/** Subjects hold email addresses of any length; the table keeps neither them nor more than its column holds. */
function keyOf(limit: RateLimit, subject: string): string {
  return `${limit.name}:${hash('sha256', subject, 'base64url')}`;
}
