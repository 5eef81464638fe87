import { Injectable } from '@nestjs/common';
import type { User } from '../../users/domain/user.js';
import { administratorsOnly } from '../domain/activity.errors.js';
import { type Activity, type ActivityFilter, type ActivityPosition, ActivitySource } from '../domain/activity.js';

export interface ActivityPage {
  readonly acts: readonly Activity[];
  /** Where to read on; null at the end. */
  readonly next: ActivityPosition | null;
}

/** Lets administrators look at what the staff did, saw and exported. */
@Injectable()
export class ActivityService {
  constructor(private readonly source: ActivitySource) {}

  /** @throws DomainError for anybody but an administrator */
  async page(
    viewer: User,
    filter: ActivityFilter,
    after: ActivityPosition | null,
    limit: number,
  ): Promise<ActivityPage> {
    if (viewer.role !== 'admin') throw administratorsOnly();
    const found = await this.source.list(filter, after, limit + 1);
    const acts = found.slice(0, limit);
    return { acts, next: found.length > limit ? (acts.at(-1)?.position ?? null) : null };
  }
}
