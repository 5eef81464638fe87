import { createContext, type RefObject, useContext } from 'react';
import type { SignedInUser } from '../../session/session-slice';
import type { Lead } from '../lead/lead';
import type { VersionedLead } from '../lead/leads-api';
import type { QueueSteps } from '../queue/lead-queue';

/** Commands of the composer. */
export interface ComposerHandle {
  readonly focusOutcomes: () => void;
  /** Takes the outcome of a call with this number, from 1; among the follow-ups, the follow-up. */
  readonly chooseNumber: (number: number) => void;
  readonly writeNote: () => void;
  readonly focusFollowUps: () => void;
  readonly openStatus: () => void;
  readonly saveAndNext: () => void;
}

/** The lead that is open, and the commands of the parts of its pane. */
export interface LeadWorkspace {
  readonly user: SignedInUser | null;
  /** The lead as far as it is known: its row in the list until it has loaded. Undefined at the end of the queue. */
  readonly head: Lead | undefined;
  readonly lead: VersionedLead | undefined;
  /** Whether this is still the previous lead, while the one that was opened is loading. Nothing may be done to it then. */
  readonly isComing: boolean;
  readonly steps: QueueSteps;
  /** Whether it was opened to be assigned. */
  readonly startsAtAssignee: boolean;
  readonly open: (id: string) => void;
  readonly take: () => void;
  readonly correct: () => void;
  readonly correctType: () => void;
  /** Asks first. */
  readonly remove: () => void;
  /** Focuses the name of the lead, where letters are keys. Nothing scrolls. */
  readonly focusName: () => void;
  readonly name: RefObject<HTMLHeadingElement | null>;
  readonly assignee: RefObject<HTMLSelectElement | null>;
  readonly composer: RefObject<ComposerHandle | null>;
}

export const LeadWorkspaceContext = createContext<LeadWorkspace | null>(null);

/** The workspace of the pane around. */
export function useLeadWorkspace(): LeadWorkspace {
  const workspace = useContext(LeadWorkspaceContext);
  if (!workspace) throw new Error('A part of an open lead must stand in its workspace');
  return workspace;
}
