import { createContext, type RefObject, useContext } from 'react';
import type { SignedInUser } from '../../session/session-slice';
import type { Lead } from '../lead/lead';
import type { VersionedLead } from '../lead/leads-api';
import type { QueueSteps } from '../queue/lead-queue';
import type { MessageChannel, MessageOutcome } from '../timeline/timeline-api';

export interface ComposerHandle {
  readonly focusOutcomes: () => void;
  /** Chooses the outcome with this number (from 1), or the follow-up if a follow-up button has the focus. */
  readonly chooseNumber: (number: number) => void;
  readonly writeNote: () => void;
  readonly focusFollowUps: () => void;
  readonly planVisit: () => void;
  readonly openStatus: () => void;
  readonly saveAndNext: () => void;
}

/** Describes a save in words, and can undo it. */
export interface SavedWork {
  readonly lead: Lead;
  readonly words: string;
  readonly undo?: SavedUndo | undefined;
}

interface SavedUndo {
  /** Set if Undo reverts only a part of the save: names that part, for example "follow-up and status". */
  readonly what?: string;
  /** Names the part that Undo keeps, for example "The call stays". */
  readonly kept?: string;
  /** Resolves to whether it succeeded. */
  readonly run: () => Promise<boolean>;
}

/** A message that was opened from the open lead. */
export interface SentMessage {
  readonly leadId: string;
  readonly noteId: string;
  readonly channel: MessageChannel;
  readonly outcome: MessageOutcome | null;
}

export interface LeadWorkspace {
  readonly user: SignedInUser | null;
  /** The lead, or its list row while it loads. Undefined at the end of the queue. */
  readonly head: Lead | undefined;
  readonly lead: VersionedLead | undefined;
  /** Whether the lead is loading, so that `lead` is undefined. */
  readonly isComing: boolean;
  readonly steps: QueueSteps;
  readonly startsAtAssignee: boolean;
  readonly open: (id: string) => void;
  readonly take: () => void;
  readonly correct: () => void;
  readonly correctType: () => void;
  readonly remove: () => void;
  /** The message of this lead that was logged last since the pane was opened. */
  readonly sent: SentMessage | undefined;
  /** Logs a message that the user opens in its app. Does nothing if the user may not edit the lead. */
  readonly logMessage: (channel: MessageChannel, templateId?: string) => void;
  /** Sets how a message went. Without `noteId`, logs a message first. */
  readonly settleMessage: (channel: MessageChannel, outcome: MessageOutcome, noteId?: string) => void;
  /** Shows what was saved next to the composer, with Undo. */
  readonly showSaved: (saved: SavedWork) => void;
  /** Whether the last save can be undone. */
  readonly canUndo: boolean;
  readonly undo: () => void;
  /** Focuses the lead's name without scrolling. While the name has the focus, letter keys are shortcuts. */
  readonly focusName: () => void;
  readonly name: RefObject<HTMLHeadingElement | null>;
  readonly assignee: RefObject<HTMLSelectElement | null>;
  readonly composer: RefObject<ComposerHandle | null>;
}

export const LeadWorkspaceContext = createContext<LeadWorkspace | null>(null);

export function useLeadWorkspace(): LeadWorkspace {
  const workspace = useContext(LeadWorkspaceContext);
  if (!workspace) throw new Error('useLeadWorkspace must be used inside a LeadWorkspaceContext');
  return workspace;
}
