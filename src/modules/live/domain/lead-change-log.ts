import type { LeadChangeMessage, LeadNotice, ReceivedChanges } from './lead-change-feed.js';

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
  since(eventId: string | null): ReceivedChanges {
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

/** Long after the notice of a new lead, on whatever server's clock. */
const NEW_FOR_MS = 60_000;
const MAX_KNOWN = 10_000;

/**
 * New leads are published a moment after they are stored, so a change of one can be heard before. If a change is what is heard
 * first of a new lead, its coming is put before it, and the notice of its coming that is heard later is left out.
 */
export class NewLeadOrder {
  /** New leads that were heard of, oldest first. */
  private readonly known = new Set<string>();

  constructor(private readonly nowMs: () => number = Date.now) {}

  inOrder(notices: readonly LeadNotice[]): LeadNotice[] {
    return notices.flatMap((notice) => this.ordered(notice));
  }

  private ordered(notice: LeadNotice): LeadNotice[] {
    const { id, before } = notice;
    if (id === null || !this.isNew(id)) return [notice];
    if (this.known.has(id)) return before === null ? [] : [notice];
    this.known.add(id);
    for (const oldest of this.known) {
      if (this.known.size <= MAX_KNOWN) break;
      this.known.delete(oldest);
    }
    return before === null ? [notice] : [{ id, before: null, after: before }, notice];
  }

  /** The first 48 bits of a UUIDv7 are the millisecond in which it was made. */
  private isNew(id: string): boolean {
    if (id[14] !== '7') return false;
    const madeAtMs = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
    return Math.abs(this.nowMs() - madeAtMs) < NEW_FOR_MS;
  }
}
