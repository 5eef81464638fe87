import type { HistoryActor, LeadHistoryEntry, LeadNote } from './lead.js';

export const TIMELINE_KINDS = [
  'call',
  'whatsapp',
  'email',
  'visit',
  'note',
  'follow_up',
  'status',
  'assignment',
  'other',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Either a note (also a call or a message) or an entry of the history. */
export interface TimelineEntry {
  readonly id: string;
  readonly at: Date;
  readonly kind: TimelineKind;
  readonly actor: HistoryActor | null;
  readonly note?: LeadNote;
  readonly history?: LeadHistoryEntry;
}

/** An entry as read from its source. */
export interface SourceEntry extends TimelineEntry {
  /** `at` in microseconds since 1970. */
  readonly micros: number;
}

/** The next entry of each source that was not returned yet. Null: the source has no more entries. */
export interface TimelinePosition {
  readonly note: { readonly micros: number; readonly id: string } | null;
  readonly event: string | null;
}

export interface TimelineQuery {
  /** Null for all kinds. */
  readonly kinds: readonly TimelineKind[] | null;
  /** Null for the newest entries. */
  readonly from: TimelinePosition | null;
  readonly limit: number;
}

export interface TimelinePage {
  readonly entries: readonly TimelineEntry[];
  /** Null after the oldest entry. */
  readonly next: TimelinePosition | null;
}

/** A page ends before it exceeds this, because a note can have 5,000 characters. It has at least one entry. */
const MAX_PAGE_CHARACTERS = 100_000;

/**
 * Merges the newest entries of the two sources, of which `limit + 1` or all remaining ones were read. If an entry of the
 * history has the time of a note, it is the later one: they were saved together, the note first.
 */
export function timelinePage(
  notes: readonly SourceEntry[],
  events: readonly SourceEntry[],
  limit: number,
): TimelinePage {
  const entries: TimelineEntry[] = [];
  let characters = 0;
  let note = 0;
  let event = 0;
  while (entries.length < limit) {
    const takesEvent = (events[event]?.micros ?? -1) >= (notes[note]?.micros ?? 0);
    const next = takesEvent ? events[event] : notes[note];
    if (!next) break;
    const { micros: _, ...entry } = next;
    characters += JSON.stringify(entry).length;
    if (characters > MAX_PAGE_CHARACTERS && entries.length > 0) break;
    entries.push(entry);
    if (takesEvent) event += 1;
    else note += 1;
  }
  const nextNote = notes[note];
  const nextEvent = events[event];
  if (!nextNote && !nextEvent) return { entries, next: null };
  return {
    entries,
    next: { note: nextNote ? { micros: nextNote.micros, id: nextNote.id } : null, event: nextEvent?.id ?? null },
  };
}
