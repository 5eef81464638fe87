import { defineFailure } from '../../shared/domain/failure.js';
import type { DateRange } from '../leads/domain/date-range.js';
import type { User } from '../users/domain/user.js';

/** Kinds of acts that an administrator looks for. */
export const ACTIVITY_KINDS = ['exports', 'reads', 'changes', 'deletions', 'users', 'sign_ins', 'refusals'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export interface ActivityFilter {
  readonly userId?: string;
  readonly kinds?: readonly ActivityKind[];
  readonly at?: DateRange;
  /** A lead or a user that the acts were about. */
  readonly subjectId?: string;
}

/** Where the next page begins: after this act. */
export interface ActivityPosition {
  /** In microseconds since 1970, as text: more than a number holds. */
  readonly atMicros: string;
  readonly id: string;
}

/** What an act was about, as far as it still exists. */
export interface ActivitySubject {
  readonly type: string;
  readonly id: string | null;
  /** The lead's reference or the user's name; null where it is gone. */
  readonly label: string | null;
  /** The lead's name today; null once it is erased. */
  readonly name: string | null;
}

/** One thing that somebody of the staff did, saw, exported or was refused. */
export interface Activity {
  readonly position: ActivityPosition;
  readonly at: Date;
  readonly action: string;
  /** Null for a colleague whose name is erased. */
  readonly actor: { readonly id: string; readonly name: string | null };
  readonly subject: ActivitySubject | null;
  readonly address: string | null;
  /** Holds nothing that names a person. */
  readonly details: Readonly<Record<string, unknown>>;
  /** The text an export or a read was narrowed by; null where there was none or it is erased. */
  readonly search: string | null;
}

export interface ActivityPage {
  readonly entries: readonly Activity[];
  /** Where to read on; null at the end. */
  readonly next: ActivityPosition | null;
}

export function requireAdministrator({ role }: User): void {
  if (role !== 'admin') throw administratorsOnly();
}

export const administratorsOnly = defineFailure({
  kind: 'forbidden',
  code: 'administrators_only',
  when: 'The caller has not the role admin',
  sentence: 'Only an administrator may see who did what.',
});
