import { createContext, type RefObject, useContext } from 'react';
import type { SignedInUser } from '../../session/session-slice';
import type { Lead } from '../lead/lead';
import type { VersionedLead } from '../lead/leads-api';
import type { QueueSteps } from '../queue/lead-queue';

export interface ComposerHandle {
  readonly focusOutcomes: () => void;
  /** Chooses the call outcome with this number (from 1), or the follow-up if a follow-up button has the focus. */
  readonly chooseNumber: (number: number) => void;
  readonly writeNote: () => void;
  readonly focusFollowUps: () => void;
  readonly openStatus: () => void;
  readonly saveAndNext: () => void;
}

export interface LeadWorkspace {
  readonly user: SignedInUser | null;
  /** The lead, or its list row while it loads. Undefined at the end of the queue. */
  readonly head: Lead | undefined;
  readonly lead: VersionedLead | undefined;
  /** Whether `lead` is still the previous lead because the next one is loading. It must not be changed then. */
  readonly isComing: boolean;
  readonly steps: QueueSteps;
  readonly startsAtAssignee: boolean;
  readonly open: (id: string) => void;
  readonly take: () => void;
  readonly correct: () => void;
  readonly correctType: () => void;
  readonly remove: () => void;
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
