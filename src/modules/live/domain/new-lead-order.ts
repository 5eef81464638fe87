import type { LeadNotice } from './lead-change-feed.js';

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
