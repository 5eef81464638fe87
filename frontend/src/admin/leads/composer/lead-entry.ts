/** What is about to be kept of a contact: what was entered, what that suggests, and what the server is told. */

import type { CloseReason } from '@lead-types/close-reasons';
import { dayInIndia } from '../../ui/dates';
import type { LeadDetail, LeadStatus } from '../lead/lead';
import { type CALL_OUTCOME_LABELS, isOpenStatus } from '../lead/lead-labels';
import {
  type FollowUpChoice,
  type FollowUpTime,
  followUpTime,
  nextMorning,
  nextTry,
  someDaysLater,
} from './follow-up-times';

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

type Worked = Pick<LeadDetail, 'status' | 'notes' | 'followUp' | 'followUps' | 'nextStep'>;

/** What stands to be saved with a draft: choices where they were made, suggestions elsewhere. */
export interface LeadEntry {
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

export function entryOf(draft: LeadDraft, lead: Worked, nowMs: number): LeadEntry {
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
function suggestedFollowUp(outcome: CallOutcome | null, { notes }: Worked, nowMs: number): FollowUpChoice | null {
  if (outcome === 'busy' || outcome === 'call_back') return nextTry(nowMs);
  if (outcome === 'no_answer') return unansweredInARow(notes) >= 2 ? someDaysLater(nowMs) : nextMorning(nowMs);
  return outcome === 'reached' ? someDaysLater(nowMs) : null;
}

/** The calls since the last one that somebody answered; notes come newest first. */
function unansweredInARow(notes: Worked['notes']): number {
  const calls = notes.filter(({ call }) => call !== null);
  const answered = calls.findIndex(({ call }) => !UNANSWERED.includes(call));
  return answered < 0 ? calls.length : answered;
}

function isDue({ on, at }: { readonly on: string; readonly at: string | null }, nowMs: number): boolean {
  return at ? Date.parse(at) <= nowMs + 3_600_000 : on <= dayInIndia(nowMs);
}

/** What goes with the note or the call in one request. */
export interface EntryChanges {
  readonly status?: LeadStatus;
  readonly closeReason?: CloseReason;
  readonly followUp?: FollowUpTime;
  readonly completesFollowUp?: string;
}

export function changesOf(draft: LeadDraft, lead: Worked, nowMs: number): EntryChanges {
  const { status, followUp, completes } = entryOf(draft, lead, nowMs);
  const time: FollowUpTime | null = followUp && followUpTime(followUp, nowMs);
  return {
    ...(status !== lead.status && { status, ...(draft.closeReason && { closeReason: draft.closeReason }) }),
    ...(time && { followUp: time }),
    ...(completes && { completesFollowUp: completes }),
  };
}
