import type { CloseReason } from '@lead-types/close-reasons';
import { useLayoutEffect, useRef, useState } from 'react';
import { useUser } from '../../session/use-user';
import { dayInIndia } from '../../ui/dates';
import { type CALL_OUTCOME_LABELS, isOpenStatus, type LeadDetail, type LeadStatus } from '../lead/lead';
import {
  type FollowUpChoice,
  type FollowUpTime,
  followUpTime,
  nextMorning,
  nextTry,
  someDaysLater,
} from './follow-up-times';

/** What is about to be kept of a contact: what was entered, what that suggests, and what the server is told. */

export type CallOutcome = keyof typeof CALL_OUTCOME_LABELS;

/** As it is typed and chosen; null where nobody has chosen and the suggestion holds. */
export interface LeadDraft {
  readonly outcome: CallOutcome | null;
  readonly words: string;
  readonly status: LeadStatus | null;
  /** Goes with the status. */
  readonly closeReason: CloseReason | null;
  readonly followUp: FollowUpChoice | 'none' | null;
  /** The last request, while it may have been carried out although no success came back: saving sends the same again. */
  readonly sent: { readonly key: string; readonly changes: EntryChanges } | null;
}

export const EMPTY_DRAFT: LeadDraft = {
  outcome: null,
  words: '',
  status: null,
  closeReason: null,
  followUp: null,
  sent: null,
};

/** In the order of their keys, 1 to 5. */
export const OUTCOMES = [
  { outcome: 'reached', label: 'Answered' },
  { outcome: 'no_answer', label: 'No answer' },
  { outcome: 'busy', label: 'Busy' },
  { outcome: 'wrong_number', label: 'Wrong number' },
  { outcome: 'call_back', label: 'Call back' },
] as const satisfies readonly { readonly outcome: CallOutcome; readonly label: string }[];

const UNANSWERED: readonly (CallOutcome | null)[] = ['no_answer', 'busy'];

type ProcessedLead = Pick<LeadDetail, 'status' | 'notes' | 'followUp' | 'followUps' | 'nextStep'>;

/** What stands to be saved with a draft: choices where they were made, suggestions elsewhere. */
interface LeadEntry {
  readonly status: LeadStatus;
  readonly followUp: FollowUpChoice | null;
  /** The follow-up that this contact was about. */
  readonly completes: string | null;
  /** Whether the lead is left open with nothing planned. */
  readonly leavesNoStep: boolean;
}

/** Whether there is something to save as a call or a note. */
export function hasEntry({ outcome, words }: LeadDraft): boolean {
  return outcome !== null || words.trim() !== '';
}

export function entryOf(draft: LeadDraft, lead: ProcessedLead, nowMs: number): LeadEntry {
  const status = draft.status ?? suggestedStatus(draft.outcome, lead.status);
  const open = lead.followUps.filter(({ doneAt }) => doneAt === null);
  const due = hasEntry(draft) && lead.followUp && isDue(lead.followUp, nowMs) ? lead.followUp : null;
  const others = open.filter(({ _id }) => _id !== due?._id);
  const suggested = isOpenStatus(status) && others.length === 0 ? suggestedFollowUp(draft.outcome, lead, nowMs) : null;
  // A note alone leaves the promise waiting, or what was promised nothing as it was.
  const isWaiting = lead.nextStep === 'first_contact' || lead.nextStep === null;
  const followUp = draft.followUp === 'none' ? null : (draft.followUp ?? suggested);
  return {
    status,
    followUp,
    completes: due?._id ?? null,
    leavesNoStep: isOpenStatus(status) && !followUp && others.length === 0 && (draft.outcome !== null || !isWaiting),
  };
}

/** Whoever was reached is contacted; nothing else moves by itself. */
function suggestedStatus(outcome: CallOutcome | null, status: LeadStatus): LeadStatus {
  return status === 'new' && (outcome === 'reached' || outcome === 'call_back') ? 'contacted' : status;
}

/** A call without an answer asks for the next try: the next morning, from the third one on later. */
function suggestedFollowUp(
  outcome: CallOutcome | null,
  { notes }: ProcessedLead,
  nowMs: number,
): FollowUpChoice | null {
  if (outcome === 'busy' || outcome === 'call_back') return nextTry(nowMs);
  if (outcome === 'no_answer') return unansweredInARow(notes) >= 2 ? someDaysLater(nowMs) : nextMorning(nowMs);
  return outcome === 'reached' ? someDaysLater(nowMs) : null;
}

/** The calls since the last one that somebody answered; notes come newest first. */
function unansweredInARow(notes: ProcessedLead['notes']): number {
  const calls = notes.filter(({ call }) => call !== null);
  const answered = calls.findIndex(({ call }) => !UNANSWERED.includes(call));
  return answered < 0 ? calls.length : answered;
}

function isDue({ on, at }: { readonly on: string; readonly at: string | null }, nowMs: number): boolean {
  return at ? Date.parse(at) <= nowMs + 3_600_000 : on <= dayInIndia(nowMs);
}

/** What goes with the note or the call in one request. */
interface EntryChanges {
  readonly status?: LeadStatus;
  readonly closeReason?: CloseReason;
  readonly followUp?: FollowUpTime;
  readonly completesFollowUp?: string;
}

export function changesOf(draft: LeadDraft, lead: ProcessedLead, nowMs: number): EntryChanges {
  const { status, followUp, completes } = entryOf(draft, lead, nowMs);
  const time: FollowUpTime | null = followUp && followUpTime(followUp, nowMs);
  return {
    ...(status !== lead.status && { status, ...(draft.closeReason && { closeReason: draft.closeReason }) }),
    ...(time && { followUp: time }),
    ...(completes && { completesFollowUp: completes }),
  };
}

const PREFIX = 'adminLeadDraft ';

interface DraftState {
  readonly draft: LeadDraft;
  readonly change: (part: Partial<LeadDraft>) => void;
  readonly clear: () => void;
  /** Whether there is something to lose. False as soon as the draft is cleared, even before the next rendering. */
  readonly isUnsaved: () => boolean;
}

/**
 * What the signed-in user typed and chose for a lead and has not saved yet. A reload of this tab keeps it, and so does a
 * session that expired; a colleague who signs in next has drafts of their own.
 */
export function useDraft(leadId: string): DraftState {
  const user = useUser();
  const id = `${user?._id ?? ''} ${leadId}`;
  const [stored, setStored] = useState(() => ({ id, draft: read(id) }));
  const current = stored.id === id ? stored : { id, draft: read(id) };
  if (stored !== current) setStored(current);
  // Whoever goes on to another lead does so before the next rendering.
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  const keep = (draft: LeadDraft) => {
    write(id, draft);
    latest.current = { id, draft };
    setStored(latest.current);
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
