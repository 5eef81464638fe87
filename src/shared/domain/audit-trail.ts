/** One audited action. `details` never contains a password, a token or anything that identifies a person. */
export interface AuditEvent {
  readonly action: string;
  readonly actorId?: string | null;
  readonly subjectType?:
    | 'lead'
    | 'user'
    | 'export'
    | 'import'
    | 'report'
    | 'api_key'
    | 'webhook'
    | 'assignment_rule'
    | 'message_template'
    | 'saved_view'
    | null;
  readonly subjectId?: string | null;
  /** The time of the event, if the row is written later. */
  readonly at?: Date;
  /** Network address of a user, or of someone trying to sign in. A visitor's address belongs in `personal`. */
  readonly address?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
  /** Numbers that are stored with the details. For repeated events, they are added up. */
  readonly counts?: Readonly<Record<string, number>>;
  /**
   * Everything that identifies a person: names, emails, phones, search texts, and a lead's values before and after
   * (`changes`). Stored separately, so that it can be erased. The row keeps references (audit-references.ts).
   */
  readonly personal?: Readonly<Record<string, unknown>>;
}

export abstract class AuditTrail {
  /** Fails if the row cannot be written. The change to be recorded must then not happen. */
  abstract record(event: AuditEvent): Promise<void>;

  /**
   * Records an event that can occur many times. Waits until the first one in an hour is written. Later ones with the
   * same action, actor, subject, address and `key` are counted in memory. When the hour ends or the server stops,
   * they become one row (`details.repeats`, `since`, `until`), without `personal`. `key` itself is not stored.
   */
  abstract recordRepeated(event: AuditEvent, key?: string): Promise<void>;

  /**
   * Like `recordRepeated`, but never waits or fails. Used for reads, for example. The row is written together with
   * others within a second, or later if the database is unavailable.
   */
  abstract recordSoon(event: AuditEvent, key?: string): void;
}
