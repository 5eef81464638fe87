/** One audited action. `details` never contains a password, a token or anything that identifies a person. */
export interface AuditEvent {
  readonly action: string;
  readonly actorId?: string | null;
  readonly subjectType?:
    | 'lead'
    | 'user'
    | 'export'
    | 'report'
    | 'assignment_rule'
    | 'message_template'
    | 'saved_view'
    | null;
  readonly subjectId?: string | null;
  /** Time of the event, if the row is written later. */
  readonly at?: Date;
  /** Network address of a user or of a person who tries to sign in. A visitor's address is part of `personal`. */
  readonly address?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
  /** Numbers, written with the details. Repeated events add them up. */
  readonly counts?: Readonly<Record<string, number>>;
  /**
   * Everything that identifies a person: names, emails, phones, search texts, and values of a lead before and after
   * (under `changes`). It is stored separately, so that it can be erased. For emails, phones and search texts the row
   * keeps a reference (audit-references.ts).
   */
  readonly personal?: Readonly<Record<string, unknown>>;
}

/** The append-only record of what users did. */
export abstract class AuditTrail {
  /** Fails if the row cannot be written. The recorded change must then not happen. */
  abstract record(event: AuditEvent): Promise<void>;

  /**
   * Records an event that can come many times. Writes the first of an hour immediately and waits for it. Counts the
   * later ones with the same action, actor, subject, address and `key` in memory. When the hour ends or the server
   * stops, they become one row (`details.repeats`, `since`, `until`), without `personal`. `key` separates events
   * further, for example by account, and is not stored.
   */
  abstract recordRepeated(event: AuditEvent, key?: string): Promise<void>;

  /**
   * Like `recordRepeated`, for events that must neither wait nor fail, such as reads. The row is written within a
   * second, together with others, and kept while the database is unavailable.
   */
  abstract recordSoon(event: AuditEvent, key?: string): void;
}
