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

export type CallOutcome = keyof typeof CALL_OUTCOME_LABELS;

/** The user's input. If a field is null, the suggestion is used. */
export interface LeadDraft {
  readonly outcome: CallOutcome | null;
  readonly words: string;
  readonly status: LeadStatus | null;
  readonly closeReason: CloseReason | null;
  readonly followUp: FollowUpChoice | 'none' | null;
  /** A request that got no response. It might have succeeded, so the next save repeats it with the same key. */
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

/** In the order of their number keys, 1 to 5. */
export const OUTCOMES = [
  { outcome: 'reached', label: 'Answered' },
  { outcome: 'no_answer', label: 'No answer' },
  { outcome: 'busy', label: 'Busy' },
  { outcome: 'wrong_number', label: 'Wrong number' },
  { outcome: 'call_back', label: 'Call back' },
] as const satisfies readonly { readonly outcome: CallOutcome; readonly label: string }[];

const UNANSWERED: readonly (CallOutcome | null)[] = ['no_answer', 'busy'];

type ProcessedLead = Pick<LeadDetail, 'status' | 'notes' | 'followUp' | 'followUps' | 'nextStep'>;

/** What saving a draft stores: the user's choices, and suggestions for everything the user did not choose. */
interface LeadEntry {
  readonly status: LeadStatus;
  readonly followUp: FollowUpChoice | null;
  readonly completes: string | null;
  readonly leavesNoStep: boolean;
}

export function hasEntry({ outcome, words }: LeadDraft): boolean {
  return outcome !== null || words.trim() !== '';
}

export function entryOf(draft: LeadDraft, lead: ProcessedLead, nowMs: number): LeadEntry {
  const status = draft.status ?? suggestedStatus(draft.outcome, lead.status);
  const open = lead.followUps.filter(({ doneAt }) => doneAt === null);
  const due = hasEntry(draft) && lead.followUp && isDue(lead.followUp, nowMs) ? lead.followUp : null;
  const others = open.filter(({ _id }) => _id !== due?._id);
  const suggested = isOpenStatus(status) && others.length === 0 ? suggestedFollowUp(draft.outcome, lead, nowMs) : null;
  // A note alone is not a first contact. Before the first contact, the user is not asked for a next step.
  const isWaiting = lead.nextStep === 'first_contact' || lead.nextStep === null;
  const followUp = draft.followUp === 'none' ? null : (draft.followUp ?? suggested);
  return {
    status,
    followUp,
    completes: due?._id ?? null,
    leavesNoStep: isOpenStatus(status) && !followUp && others.length === 0 && (draft.outcome !== null || !isWaiting),
  };
}

/** Suggests Contacted for a new lead if the person answered or asked to be called back. */
function suggestedStatus(outcome: CallOutcome | null, status: LeadStatus): LeadStatus {
  return status === 'new' && (outcome === 'reached' || outcome === 'call_back') ? 'contacted' : status;
}

/** After "No answer", suggests the next morning. From the third unanswered call in a row, suggests some days later. */
function suggestedFollowUp(
  outcome: CallOutcome | null,
  { notes }: ProcessedLead,
  nowMs: number,
): FollowUpChoice | null {
  if (outcome === 'busy' || outcome === 'call_back') return nextTry(nowMs);
  if (outcome === 'no_answer') return unansweredInARow(notes) >= 2 ? someDaysLater(nowMs) : nextMorning(nowMs);
  return outcome === 'reached' ? someDaysLater(nowMs) : null;
}

/** Counts the calls since the last answered call. `notes` is sorted newest first. */
function unansweredInARow(notes: ProcessedLead['notes']): number {
  const calls = notes.filter(({ call }) => call !== null);
  const answered = calls.findIndex(({ call }) => !UNANSWERED.includes(call));
  return answered < 0 ? calls.length : answered;
}

function isDue({ on, at }: { readonly on: string; readonly at: string | null }, nowMs: number): boolean {
  return at ? Date.parse(at) <= nowMs + 3_600_000 : on <= dayInIndia(nowMs);
}

export interface EntryChanges {
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
  /** Whether there are unsaved changes. Up to date even before the next render. */
  readonly isUnsaved: () => boolean;
}

/** The user's unsaved entry. Session storage keeps it per user and lead, even after a reload or an expired session. */
export function useDraft(leadId: string): DraftState {
  const user = useUser();
  const id = `${user?._id ?? ''} ${leadId}`;
  const [stored, setStored] = useState(() => ({ id, draft: read(id) }));
  const current = stored.id === id ? stored : { id, draft: read(id) };
  if (stored !== current) setStored(current);
  // A ref, because `isUnsaved` is also called before the next render.
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
    // A response can arrive while another lead is open. It then updates the stored draft.
    change: (part) => keep({ ...(latest.current.id === id ? latest.current.draft : read(id)), sent: null, ...part }),
    clear: () => keep(EMPTY_DRAFT),
    isUnsaved: () => hasEntry(latest.current.draft),
  };
}

/** Removes the drafts of all users except this one, or of all users if `userId` is null. */
export function forgetDraftsOfOthers(userId: string | null): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && (userId === null || !key.startsWith(`${PREFIX}${userId} `))) {
        sessionStorage.removeItem(key);
      }
    }
  } catch {
    // Storage is blocked, so there are no drafts to remove.
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
    // Without storage, a reload loses the draft.
  }
}
