import type { HeardChanges, LeadChangeMessage } from './lead-change-feed.js';

/** About 1 MB. */
const MAX_NOTICES = 2_000;
/** Who was away for longer loads everything again, which is as cheap. */
const MAX_AGE_MS = 5 * 60_000;

interface Entry {
  readonly position: number;
  readonly message: LeadChangeMessage;
}

/**
 * The latest messages that this process heard, so that who was away hears what they missed. The id of an event names the
 * process and a position: milliseconds, which unlike a count tell nobody how much happens that they may not see.
 */
export class LeadChangeLog {
  private entries: Entry[] = [];
  private notices = 0;
  private last = 0;
  /** What was heard up to here is not known any more. */
  private forgotten = 0;

  constructor(
    /** Unlike that of any other process, and of this one after a restart. */
    private readonly processName: string,
    private readonly nowMs: () => number = Date.now,
  ) {
    this.restart();
  }

  /** Forgets everything: from here on messages are heard (again), and some before may have been missed. */
  restart(): void {
    this.entries = [];
    this.notices = 0;
    this.last = Math.max(this.last + 1, this.nowMs());
    this.forgotten = this.last;
  }

  append(message: LeadChangeMessage): void {
    // No two messages have the same position, whatever the clock does.
    this.last = Math.max(this.last + 1, this.nowMs());
    this.entries.push({ position: this.last, message });
    this.notices += weight(message);
    this.forgetOldest();
  }

  /** What was heard after the event of that id; nothing for null. */
  since(eventId: string | null): HeardChanges {
    this.forgetOldest();
    const from = eventId === null ? null : this.positionOf(eventId);
    this.last = Math.max(this.last, this.nowMs());
    const id = `${this.processName}-${this.last}`;
    if (eventId === null) return { id, messages: [] };
    if (from === null) return { id, messages: null };
    return { id, messages: this.entries.filter(({ position }) => position > from).map(({ message }) => message) };
  }

  /** Null where it is of another process, made up, or before what is known. */
  private positionOf(eventId: string): number | null {
    const [, processName, digits] = /^([^-]+)-(\d{1,15})$/.exec(eventId) ?? [];
    const position = Number(digits);
    const isKnown = processName === this.processName && position >= this.forgotten && position <= this.last;
    return isKnown ? position : null;
  }

  private forgetOldest(): void {
    const oldestMs = this.nowMs() - MAX_AGE_MS;
    for (let first = this.entries[0]; first; first = this.entries[0]) {
      if (this.notices <= MAX_NOTICES && first.position >= oldestMs) return;
      this.entries.shift();
      this.notices -= weight(first.message);
      this.forgotten = first.position;
    }
  }
}

function weight(message: LeadChangeMessage): number {
  return 'notices' in message ? message.notices.length : 1;
}
