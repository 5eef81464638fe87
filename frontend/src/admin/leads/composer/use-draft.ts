import { useRef, useState } from 'react';
import { EMPTY_DRAFT, hasEntry, type LeadDraft } from './lead-entry';

const KEY = 'adminLeadDraft ';

interface HeldDraft {
  readonly draft: LeadDraft;
  readonly change: (part: Partial<LeadDraft>) => void;
  readonly clear: () => void;
  /** Whether there is something to lose; true of a draft that was cleared just now no more. */
  readonly isUnsaved: () => boolean;
}

/** What was typed and chosen for a lead and is not saved yet; a reload of this tab keeps it. */
export function useDraft(id: string): HeldDraft {
  const [held, setHeld] = useState(() => ({ id, draft: read(id) }));
  const current = held.id === id ? held : { id, draft: read(id) };
  if (held !== current) setHeld(current);
  // Whoever goes on to another lead does so before the next rendering.
  const latest = useRef(current.draft);
  latest.current = current.draft;
  const keep = (draft: LeadDraft) => {
    write(id, draft);
    latest.current = draft;
    setHeld({ id, draft });
  };
  return {
    draft: current.draft,
    change: (part) => keep({ ...latest.current, ...part }),
    clear: () => keep(EMPTY_DRAFT),
    isUnsaved: () => hasEntry(latest.current),
  };
}

/** Takes away what is kept of every lead: another person sits down at this tab. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(KEY)) sessionStorage.removeItem(key);
  } catch {
    // Where storage is blocked nothing was kept.
  }
}

function read(id: string): LeadDraft {
  try {
    return { ...EMPTY_DRAFT, ...(JSON.parse(sessionStorage.getItem(KEY + id) ?? '{}') as Partial<LeadDraft>) };
  } catch {
    return EMPTY_DRAFT;
  }
}

function write(id: string, draft: LeadDraft): void {
  try {
    const isEmpty = JSON.stringify(draft) === JSON.stringify(EMPTY_DRAFT);
    if (isEmpty) sessionStorage.removeItem(KEY + id);
    else sessionStorage.setItem(KEY + id, JSON.stringify(draft));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
