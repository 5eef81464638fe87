/** Asks why a lead is closed or rejected, wherever in the dashboard that status is chosen. */
import { type CloseReason, closeReasonsFor } from '@lead-types/close-reasons';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/dialogs/modal';
import { useQuestionKeys } from '../../ui/keyboard';
import type { LeadStatus } from './lead';
import './close-reason-question.css';

/** A status with the reason for it, where one was given. */
export interface ReasonedStatus {
  readonly status: LeadStatus;
  readonly closeReason?: CloseReason;
}

/** Null where the status is not to be changed after all. `who` says whose status it is. */
type AskReason = (status: LeadStatus, who: string) => Promise<ReasonedStatus | null>;

interface Asked {
  readonly status: LeadStatus;
  readonly who: string;
  readonly answer: (given: ReasonedStatus | null) => void;
}

const Question = createContext<AskReason>(async (status) => ({ status }));

/** The way to ask for the reason; of a status that needs none nobody is asked. */
export function useCloseReasonQuestion(): AskReason {
  return useContext(Question);
}

/** Around whatever asks. */
export function CloseReasonProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback<AskReason>(async (status, who) => {
    if (reasonsFor(status).length === 0) return { status };
    return new Promise((answer) => setAsked({ status, who, answer }));
  }, []);
  const answer = (given: ReasonedStatus | null) => {
    // Closing gives the focus back first; the caller may then move it.
    flushSync(() => setAsked(null));
    asked?.answer(given);
  };
  return (
    <Question value={ask}>
      {children}
      {asked && <CloseReasonDialog {...asked} answer={answer} />}
    </Question>
  );
}

/** One key each: 1 and on for the reasons, Enter for none, Escape leaves the status as it was. */
function CloseReasonDialog({ status, who, answer }: Asked) {
  const reasons = reasonsFor(status);
  useQuestionKeys(
    reasons.map(({ code }, at) => ({ key: String(at + 1), run: () => answer({ status, closeReason: code }) })),
  );
  return (
    <Modal
      title={status === 'closed' ? 'Why is it closed?' : 'Why is it rejected?'}
      onClose={() => answer(null)}
      actions={
        <Button data-first-focus onClick={() => answer({ status })}>
          No reason
        </Button>
      }
    >
      <p>{who}</p>
      <div className="close-reason-question">
        {reasons.map(({ code, label }, at) => (
          <Button
            key={code}
            className="close-reason-question__choice"
            aria-keyshortcuts={String(at + 1)}
            onClick={() => answer({ status, closeReason: code })}
          >
            <span className="close-reason-question__key" aria-hidden="true">
              {at + 1}
            </span>
            {label}
          </Button>
        ))}
      </div>
    </Modal>
  );
}

function reasonsFor(status: LeadStatus): readonly { readonly code: CloseReason; readonly label: string }[] {
  return Object.entries(closeReasonsFor(status)).map(([code, label]) => ({ code: code as CloseReason, label }));
}
