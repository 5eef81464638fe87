import type { AuditEvent } from './audit-trail.js';

const WINDOW_MS = 3_600_000;
const MAX_WINDOWS = 10_000;

interface RepeatWindow {
  readonly event: AuditEvent;
  readonly openedAtMs: number;
  readonly counts: Record<string, number>;
  repeats: number;
  lastAtMs: number;
}

/**
 * Counts the repeats of an event within an hour, so that the audit trail writes them as one row. Each event has its own
 * window of an hour. Beyond `maxWindows` windows, new events share one window per action, without actor, subject and
 * address.
 */
export class RepeatedEvents {
  private readonly windows = new Map<string, RepeatWindow>();

  constructor(private readonly maxWindows = MAX_WINDOWS) {}

  /** Returns the row to write immediately, or null if the event was counted. */
  note(event: AuditEvent, key: string, nowMs: number): AuditEvent | null {
    const { action, actorId, subjectType, subjectId, address } = event;
    const identity = JSON.stringify([action, actorId, subjectType, subjectId, address, key]);
    const window = this.windows.get(identity);
    if (window) return this.count(window, event, nowMs);
    if (this.windows.size < this.maxWindows) return this.open(identity, event, nowMs);
    const rest = this.windows.get(action);
    if (rest) return this.count(rest, event, nowMs);
    return this.open(action, { action, details: { others: true } }, nowMs);
  }

  takeClosed(nowMs: number): AuditEvent[] {
    return this.take(({ openedAtMs }) => openedAtMs + WINDOW_MS <= nowMs);
  }

  takeAll(): AuditEvent[] {
    return this.take(() => true);
  }

  private open(identity: string, event: AuditEvent, nowMs: number): AuditEvent {
    const { personal: _, counts: __, ...impersonal } = event;
    this.windows.set(identity, { event: impersonal, openedAtMs: nowMs, counts: {}, repeats: 0, lastAtMs: nowMs });
    return event;
  }

  private count(window: RepeatWindow, { counts = {} }: AuditEvent, nowMs: number): null {
    window.repeats += 1;
    window.lastAtMs = nowMs;
    for (const [name, count] of Object.entries(counts)) window.counts[name] = (window.counts[name] ?? 0) + count;
    return null;
  }

  private take(isTaken: (window: RepeatWindow) => boolean): AuditEvent[] {
    const rows: AuditEvent[] = [];
    for (const [identity, window] of this.windows) {
      if (!isTaken(window)) continue;
      this.windows.delete(identity);
      if (window.repeats > 0) rows.push(repeatsOf(window));
    }
    return rows;
  }
}

function repeatsOf({ event, openedAtMs, counts, repeats, lastAtMs }: RepeatWindow): AuditEvent {
  const [since, until] = [new Date(openedAtMs).toISOString(), new Date(lastAtMs).toISOString()];
  const details = { ...event.details, repeats, since, until };
  return { ...event, details, ...(Object.keys(counts).length > 0 && { counts }) };
}
