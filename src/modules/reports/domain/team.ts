/** Promises to leads that came within some days: those kept, and all of which it is known whether they were. */
export interface KeptPromises {
  readonly kept: number;
  readonly settled: number;
}

/** What somebody has to do and how it goes; `userId` is null for the leads of nobody and of the pool. */
export interface TeamRow {
  readonly userId: string | null;
  /** The leads that anybody may take; they have no user. */
  readonly inPool: boolean;
  readonly name: string | null;
  readonly isActive: boolean;
  /** Leads that are new, contacted or qualified. */
  readonly open: number;
  /** Leads whose promised first contact is late. */
  readonly overdue: number;
  /** Follow-ups for today or left over. */
  readonly followUpsDue: number;
  /** Leads about which they logged a call yesterday (Asia/Kolkata), whoever has them. */
  readonly calledYesterday: number;
  readonly last7Days: KeptPromises;
  readonly sevenDaysBefore: KeptPromises;
  /** Of the leads that were promised a first contact and wait for it, the one that came first. */
  readonly oldestWaiting: { readonly leadId: string; readonly since: Date } | null;
}
