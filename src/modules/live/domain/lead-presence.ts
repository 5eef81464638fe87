/** What one window of a user shows. `left`: the window no longer shows the lead. */
export interface WindowPresence {
  readonly leadId: string;
  readonly userId: string;
  readonly windowId: string;
  readonly state: PresenceState;
}

export const PRESENCE_STATES = ['open', 'typing', 'left'] as const;
export type PresenceState = (typeof PRESENCE_STATES)[number];

export interface PresentUser {
  readonly userId: string;
  readonly isTyping: boolean;
}

/** A window reports this often while its lead is visible. */
export const PRESENCE_BEAT_SECONDS = 15;
/** Long enough for one lost report. With the interval of `removeExpired`, a killed window is gone after 45 seconds. */
const OPEN_MS = 40_000;
const TYPING_MS = 20_000;
/** Another process may have missed an earlier report, so an unchanged one is published again after this time. */
const REPEAT_MS = 7_000;

interface Window {
  readonly leadId: string;
  readonly userId: string;
  isTyping: boolean;
  readonly reportedAtMs: number;
}

/** Which leads are open in the windows of all users. Kept in memory, because a report is worth only seconds. */
export class LeadPresence {
  /** In the order in which the windows opened their leads. */
  private readonly windows = new Map<string, Window>();

  constructor(private readonly nowMs: () => number = Date.now) {}

  /** @returns the leads for which colleagues now see something else */
  apply(report: WindowPresence): string[] {
    const { leadId, userId, state } = report;
    const key = keyOf(report);
    const before = this.windows.get(key);
    // A window can report that it left after it has reported the next lead.
    if (state === 'left' && before?.leadId !== leadId) return [];
    return this.changed([leadId, ...(before ? [before.leadId] : [])], () => {
      if (before?.leadId !== leadId || state === 'left') this.windows.delete(key);
      if (state === 'left') return;
      const window = { leadId, userId, isTyping: state === 'typing', reportedAtMs: this.nowMs() };
      this.windows.set(key, window);
    });
  }

  /** Whether the report says nothing new, so that it need not be published. */
  isKnown(report: WindowPresence): boolean {
    const known = this.windows.get(keyOf(report));
    if (report.state === 'left') return known?.leadId !== report.leadId;
    return (
      known?.leadId === report.leadId &&
      known.isTyping === (report.state === 'typing') &&
      this.nowMs() - known.reportedAtMs < REPEAT_MS
    );
  }

  /** @returns the leads for which colleagues now see something else */
  removeUser(userId: string): string[] {
    const own = [...this.windows].filter(([, window]) => window.userId === userId);
    return this.changed(
      own.map(([, { leadId }]) => leadId),
      () => {
        for (const [key] of own) this.windows.delete(key);
      },
    );
  }

  /** @returns the leads for which colleagues now see something else */
  removeExpired(): string[] {
    const ages = [...this.windows].map(([key, window]) => ({ key, window, ageMs: this.nowMs() - window.reportedAtMs }));
    const old = ages.filter(({ window, ageMs }) => ageMs >= (window.isTyping ? TYPING_MS : OPEN_MS));
    return this.changed(
      old.map(({ window }) => window.leadId),
      () => {
        for (const { key, window, ageMs } of old) {
          window.isTyping = false;
          if (ageMs >= OPEN_MS) this.windows.delete(key);
        }
      },
    );
  }

  /** The users who have the lead open, each once, in the order in which they opened it. */
  usersAt(leadId: string): PresentUser[] {
    const typing = new Map<string, boolean>();
    for (const window of this.windows.values()) {
      if (window.leadId !== leadId) continue;
      typing.set(window.userId, typing.get(window.userId) === true || window.isTyping);
    }
    return [...typing].map(([userId, isTyping]) => ({ userId, isTyping }));
  }

  private changed(leadIds: readonly string[], change: () => void): string[] {
    const before = [...new Set(leadIds)].map((id) => ({ id, users: JSON.stringify(this.usersAt(id)) }));
    change();
    return before.filter(({ id, users }) => users !== JSON.stringify(this.usersAt(id))).map(({ id }) => id);
  }
}

/** Contains the user, so that nobody can report for a window of somebody else. */
function keyOf({ userId, windowId }: WindowPresence): string {
  return `${userId} ${windowId}`;
}
