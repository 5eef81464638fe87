/** How often one subject (an address, an account) may do something. */
export interface RateLimit {
  readonly name: string;
  /** Tries within the window; 0 means no limit. */
  readonly points: number;
  readonly windowSeconds: number;
  /** What somebody past the limit reads. */
  readonly sentence: string;
}

/** One try of a subject, or as many points as it costs. */
export interface RateLimitUse {
  readonly limit: RateLimit;
  readonly subject: string;
  readonly cost?: number | undefined;
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
   * Counts tries, all of them or, where one is known to be past its limit, none; throws `Throttled` when one is more than is left.
   * Answers where the first subject stands, null where it has no limit.
   */
  abstract consume(...uses: readonly RateLimitUse[]): Promise<RateLimitState | null>;

  /** Takes back one try that was counted. */
  abstract refund(limit: RateLimit, subject: string): Promise<void>;

  /** Forgets the subject's tries. */
  abstract clear(limit: RateLimit, subject: string): Promise<void>;
}
