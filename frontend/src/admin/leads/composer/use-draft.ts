import { useLayoutEffect, useRef, useState } from 'react';
import { useUser } from '../../session/use-user';
import { EMPTY_DRAFT, hasEntry, type LeadDraft } from './lead-entry';

const PREFIX = 'adminLeadDraft ';

interface HeldDraft {
  readonly draft: LeadDraft;
  readonly change: (part: Partial<LeadDraft>) => void;
  readonly clear: () => void;
  /** Whether there is something to lose; true of a draft that was cleared just now no more. */
  readonly isUnsaved: () => boolean;
}

/**
 * What the signed-in user typed and chose for a lead and has not saved yet. A reload of this tab keeps it, and so does a
 * session that expired; a colleague who signs in next has drafts of their own.
 */
export function useDraft(leadId: string): HeldDraft {
  const user = useUser();
  const id = `${user?._id ?? ''} ${leadId}`;
  const [held, setHeld] = useState(() => ({ id, draft: read(id) }));
  const current = held.id === id ? held : { id, draft: read(id) };
  if (held !== current) setHeld(current);
  // Whoever goes on to another lead does so before the next rendering.
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  const keep = (draft: LeadDraft) => {
    write(id, draft);
    latest.current = { id, draft };
    setHeld(latest.current);
  };
  return {
    draft: current.draft,
    // An answer may come when another lead is on the screen.
    change: (part) => keep({ ...(latest.current.id === id ? latest.current.draft : read(id)), sent: null, ...part }),
    clear: () => keep(EMPTY_DRAFT),
    isUnsaved: () => hasEntry(latest.current.draft),
  };
}

/** Removes all drafts except those of the user with this id. Null removes all. */
export function forgetDraftsOfOthers(userId: string | null): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && (userId === null || !key.startsWith(`${PREFIX}${userId} `))) {
        sessionStorage.removeItem(key);
      }
    }
  } catch {
    // Where storage is blocked nothing was kept.
  }
}

function read(id: string): LeadDraft {
  try {
    return { ...EMPTY_DRAFT, ...(JSON.parse(sessionStorage.getItem(PREFIX + id) ?? '{}') as Partial<LeadDraft>) };
  } catch {
    return EMPTY_DRAFT;
  }
}

function write(id: string, draft: LeadDraft): void {
  try {
    const isEmpty = JSON.stringify(draft) === JSON.stringify(EMPTY_DRAFT);
    if (isEmpty) sessionStorage.removeItem(PREFIX + id);
    else sessionStorage.setItem(PREFIX + id, JSON.stringify(draft));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
