/** What happened, to what, by whom and from where. `details` never holds a password, a token or what names a person. */
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
  /** When, where the row is written later than that. */
  readonly at?: Date;
  /** The network address of a member of staff, or of who tries to be one; a visitor's stands in `personal`. */
  readonly address?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
  /** How many of what, written with the details; where an event repeats, added up. */
  readonly counts?: Readonly<Record<string, number>>;
  /**
   * What names a person: names, mails, phones, what was searched for, values of a lead before and after (under `changes`).
   * It is kept apart from the row, where it can be erased. Of mails, phones and searched texts the row keeps a reference
   * (audit-references.ts).
   */
  readonly personal?: Readonly<Record<string, unknown>>;
}

/** The append-only record of who did what. Rows can be added and read, never changed. */
export abstract class AuditTrail {
  /** Fails where the row cannot be written; then what it records must not happen. */
  abstract record(event: AuditEvent): Promise<void>;

  /**
   * Records what may come many times. The first of an hour is written at once, and this waits for it; those after it, of
   * the same action, actor, subject, address and `key`, are counted in memory and written as one row
   * (`details.repeats`, `since`, `until`; without `personal`) when the hour is over or the server stops. `key` is what else
   * tells one from another, such as an account; it is not stored.
   */
  abstract recordRepeated(event: AuditEvent, key?: string): Promise<void>;

  /**
   * The same for what must neither wait nor fail for it, such as a read: the row is written within a second, together with
   * others, and kept while the database is away.
   */
  abstract recordSoon(event: AuditEvent, key?: string): void;
}
