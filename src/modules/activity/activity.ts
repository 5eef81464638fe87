import { defineFailure } from '../../shared/domain/failure.js';
import type { DateRange } from '../leads/domain/date-range.js';
import type { User } from '../users/domain/user.js';

export const ACTIVITY_KINDS = ['exports', 'reads', 'changes', 'deletions', 'users', 'sign_ins', 'refusals'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export interface ActivityFilter {
  readonly userId?: string;
  readonly kinds?: readonly ActivityKind[];
  readonly at?: DateRange;
  /** The lead or user that the activity was about. */
  readonly subjectId?: string;
  /** A folded entry: only the entries that it stands for. */
  readonly foldedIn?: string;
}

/** The next page starts after this entry. */
export interface ActivityPosition {
  /** Microseconds since 1970, because a `Date` is precise only to milliseconds. */
  readonly atMicros: string;
  readonly id: string;
}

export interface ActivitySubject {
  readonly type: string;
  readonly id: string | null;
  /** The lead's reference or the user's name; null if it no longer exists. */
  readonly label: string | null;
  /** The lead's current name; null if it was erased. */
  readonly name: string | null;
}

export interface Activity {
  readonly position: ActivityPosition;
  readonly at: Date;
  readonly action: string;
  /** The name is null if it was erased. */
  readonly actor: { readonly id: string; readonly name: string | null };
  /** Null if the entry stands for several leads. */
  readonly subject: ActivitySubject | null;
  /** How many leads or reports the entry stands for. */
  readonly count: number;
  readonly address: string | null;
  /** Contains nothing that identifies a person. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Search text of an export or a list; null if there was none or it was erased. */
  readonly search: string | null;
}

export interface ActivityPage {
  readonly entries: readonly Activity[];
  readonly next: ActivityPosition | null;
}

export function requireAdministrator({ role }: User): void {
  if (role !== 'admin') throw administratorsOnly();
}

export const administratorsOnly = defineFailure({
  kind: 'forbidden',
  code: 'administrators_only',
  when: 'The caller is not an administrator',
  sentence: 'Only administrators can see the activity.',
});
