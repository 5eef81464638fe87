/** How often one subject (an address, an account) may do something. */
export interface RateLimit {
  readonly name: string;
  /** Tries within the window; 0 means no limit. */
  readonly points: number;
  readonly windowSeconds: number;
  /** What somebody past the limit reads. */
  readonly sentence: string;
}

/** Where a subject stands after a try. */
export interface RateLimitState {
  readonly limit: RateLimit;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/**
 * Counts tries in the database, so that every server process sees the same count. A process that has seen a subject past
 * its limit refuses it without asking again until the window ends.
 */
export abstract class RateLimits {
  /**
   * Counts one try, or as many points as it costs; throws `Throttled` when that is more than is left. Null where there is
   * no limit.
   */
  abstract consume(limit: RateLimit, subject: string, cost?: number): Promise<RateLimitState | null>;

  /** Takes back one try that was counted. */
  abstract refund(limit: RateLimit, subject: string): Promise<void>;

  /** Forgets the subject's tries. */
  abstract clear(limit: RateLimit, subject: string): Promise<void>;
}
