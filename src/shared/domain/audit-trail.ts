/** What happened, to what, by whom and from where. `details` never holds a password or a token. */
export interface AuditEvent {
  readonly action: string;
  readonly actorId?: string | null;
  readonly subjectType?: 'lead' | 'user' | 'export';
  readonly subjectId?: string | null;
  /** The client's network address. */
  readonly address?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The append-only record of who did what. Rows can be added and read, never changed. */
export abstract class AuditTrail {
  abstract record(event: AuditEvent): Promise<void>;
}
