import type { DataSource } from 'typeorm';
import { Batcher } from './batcher.js';
import { preparedQuery } from './prepared-query.js';

/** Points that a subject used. */
interface Use {
  readonly key: string;
  readonly points: number;
  readonly durationMs: number;
}

/** Where a subject stands; `expire` in milliseconds since 1970. */
export interface RateLimitCount {
  readonly points: number;
  readonly expire: number;
}

/** In the order of their keys, so that two processes that count the same subjects never wait for each other. */
const COUNT = `
  INSERT INTO rate_limits AS kept (key, points, expire)
  SELECT * FROM unnest($1::text[], $2::integer[], $3::bigint[]) AS used (key, points, expire) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN kept.expire <= $4 THEN excluded.points ELSE kept.points + excluded.points END,
    expire = CASE WHEN kept.expire <= $4 THEN excluded.expire ELSE kept.expire END
  RETURNING key, points, expire::float8`;

/** Adds up what subjects use of their limits; what comes at the same time goes into the database in one statement. */
export class RateLimitCounts {
  private readonly batcher = new Batcher<Use, RateLimitCount>((uses) => this.count(uses), { size: 256, atOnce: 1 });

  constructor(private readonly dataSource: DataSource) {}

  /** Answers the subject's count after this use and before those that were added later. */
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
    // From the last to the first: each sees its own points and those before it.
    return uses
      .toReversed()
      .map(({ key, points }) => {
        const count = counts.get(key);
        if (!count) throw new Error('The database answered no row for a use it counted.');
        counts.set(key, { ...count, points: count.points - points });
        return { points: count.points, expire: count.expire };
      })
      .reverse();
  }
}
