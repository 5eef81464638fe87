import { createContext, type RefObject, useContext } from 'react';
import type { SignedInUser } from '../../session/session-slice';
import type { Lead } from '../lead/lead';
import type { VersionedLead } from '../lead/leads-api';
import type { QueueSteps } from '../queue/lead-queue';

export interface ComposerHandle {
  readonly focusOutcomes: () => void;
  /** Chooses the call outcome with this number, from 1. If a follow-up button has the focus, chooses a follow-up. */
  readonly chooseNumber: (number: number) => void;
  readonly writeNote: () => void;
  readonly focusFollowUps: () => void;
  readonly openStatus: () => void;
  readonly saveAndNext: () => void;
}

export interface LeadWorkspace {
  readonly user: SignedInUser | null;
  /** The lead, or its list row until it has loaded. Undefined at the end of the queue. */
  readonly head: Lead | undefined;
  readonly lead: VersionedLead | undefined;
  /** Whether `lead` is still the previous one while the opened lead loads. It must not be changed then. */
  readonly isComing: boolean;
  readonly steps: QueueSteps;
  /** Whether the user opened the lead in order to assign it. */
  readonly startsAtAssignee: boolean;
  readonly open: (id: string) => void;
  readonly take: () => void;
  readonly correct: () => void;
  readonly correctType: () => void;
  /** Asks for confirmation. */
  readonly remove: () => void;
  /** Focuses the lead's name, where letters are shortcuts. Does not scroll. */
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
