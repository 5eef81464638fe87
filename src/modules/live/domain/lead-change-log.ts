import type { LeadChangeMessage, LeadNotice, ReceivedChanges } from './lead-change-feed.js';

/** This many notices take about 1 MB of memory. */
const MAX_NOTICES = 2_000;
/** A client that was away longer can load everything again at the same cost. */
const MAX_AGE_MS = 5 * 60_000;

interface Entry {
  readonly position: number;
  readonly message: LeadChangeMessage;
}

/**
 * Keeps the latest messages of this process, so that clients that reconnect get what they missed. The id of an event
 * contains the process and a position in milliseconds. A counter would reveal how many changes are hidden from a user.
 */
export class LeadChangeLog {
  private entries: Entry[] = [];
  private notices = 0;
  private last = 0;
  /** Messages up to this position were dropped. */
  private forgotten = 0;

  constructor(
    /** A new unique name each time a process starts. */
    private readonly processName: string,
    private readonly nowMs: () => number = Date.now,
  ) {
    this.restart();
  }

  /** Drops everything, because messages before this moment can be missing. */
  restart(): void {
    this.entries = [];
    this.notices = 0;
    this.last = Math.max(this.last + 1, this.nowMs());
    this.forgotten = this.last;
  }

  append(message: LeadChangeMessage): void {
    // Positions are unique even if the clock stands still or goes back.
    this.last = Math.max(this.last + 1, this.nowMs());
    this.entries.push({ position: this.last, message });
    this.notices += weight(message);
    this.forgetOldest();
  }

  since(eventId: string | null): ReceivedChanges {
    this.forgetOldest();
    const from = eventId === null ? null : this.positionOf(eventId);
    this.last = Math.max(this.last, this.nowMs());
    const id = `${this.processName}-${this.last}`;
    if (eventId === null) return { id, messages: [] };
    if (from === null) return { id, messages: null };
    return { id, messages: this.entries.filter(({ position }) => position > from).map(({ message }) => message) };
  }

  /** Returns null for an id of another process, an invented id, or one that is older than the log. */
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

/** Much longer than the delay of the notice, so that differences between server clocks do not matter. */
const NEW_FOR_MS = 60_000;
const MAX_KNOWN = 10_000;

/**
 * New leads are published a moment after they are stored, so a change to a new lead can arrive before its addition. In
 * that case, the addition is inserted before the change, and the later notice of the addition is dropped.
 */
export class NewLeadOrder {
  /** Ids of new leads, oldest first. */
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

  /** The first 48 bits of a UUIDv7 are its creation time in milliseconds. */
  private isNew(id: string): boolean {
    if (id[14] !== '7') return false;
    const madeAtMs = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
    return Math.abs(this.nowMs() - madeAtMs) < NEW_FOR_MS;
  }
}
