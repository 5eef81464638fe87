import { CLOSE_REASON_LABELS, type CloseReason, closeReasonsFor } from '@lead-types/close-reasons';
import { createContext, type KeyboardEvent, type ReactNode, type Ref, useCallback, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { useToast } from '../../../shared/toasts/toast-provider';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/dialogs/modal';
import { DisabledReason } from '../../ui/disabled-reason';
import { ChoiceHint, useSelectChoice } from '../../ui/fields/select-choice';
import { useQuestionKeys } from '../../ui/keyboard';
import { type Lead, type LeadStatus, leadName, STATUS_LABELS, STATUSES } from './lead';
import { useChangeLeadMutation } from './leads-api';
import { useEditReason } from './use-may-edit';
import './lead-status.css';

interface StatusSelectProps {
  readonly lead: Pick<Lead, '_id' | 'status' | 'closeReason' | 'personalInfo' | 'assignedTo'> & {
    readonly mergedInto?: string | null;
  };
  readonly ref?: Ref<HTMLSelectElement>;
  /** Called once a status is chosen, unless it was chosen by leaving, and by Escape. */
  readonly onDone?: () => void;
}

/** A lead's status, changed in one move. */
export function StatusSelect({ lead, ref, onDone }: StatusSelectProps) {
  const changeStatus = useStatusChange(lead);
  const reason = useEditReason(lead);

  const change = async (status: LeadStatus, isLeft: boolean) => {
    if (!isLeft) onDone?.();
    await changeStatus(status);
  };
  const { select, isOpen } = useSelectChoice(lead.status, (status, isLeft) => void change(status, isLeft));
  const onKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    select.onKeyDown(event);
    // The first Escape may give up a status that was only shown.
    if (event.key === 'Escape' && !event.defaultPrevented) onDone?.();
  };
  const mayEdit = reason === undefined;
  // A locked one has nothing to choose, rather than being disabled: the keyboard reaches it and hears why.
  const offered = mayEdit ? STATUSES : [lead.status];

  return (
    <DisabledReason reason={reason}>
      {(reasonId) => (
        <>
          <select
            className={`status-select status-select--${select.value}`}
            aria-label={`Status of ${leadName(lead)}`}
            aria-disabled={!mayEdit || undefined}
            aria-describedby={reasonId}
            ref={ref}
            {...select}
            onKeyDown={onKeyDown}
          >
            {offered.map((status) => (
              <option key={status} value={status}>
                {STATUS_LABELS[status]}
              </option>
            ))}
          </select>
          <ChoiceHint isShown={isOpen} kept={STATUS_LABELS[lead.status]} />
        </>
      )}
    </DisabledReason>
  );
}

/**
 * Saves a status once, with the reason where the lead is closed or rejected by it, offers the one before back, and says
 * whether it was saved; the one that it has stays as it is.
 */
export function useStatusChange(lead: Pick<Lead, '_id' | 'status' | 'closeReason' | 'personalInfo'>) {
  const [changeLead] = useChangeLeadMutation();
  const ask = useCloseReasonQuestion();
  const showToast = useToast();
  /** A refusal keeps what was chosen, the reason too: it can be tried again. */
  const save = async (changes: ReasonedStatus, before?: ReasonedStatus): Promise<boolean> => {
    const { error } = await changeLead({ id: lead._id, changes });
    if (error) {
      const run = async () => void (await save(changes, before));
      showToast('error', 'Failed to update lead status', { label: 'Try again', run });
    } else if (before) {
      const reason = changes.closeReason && `, ${CLOSE_REASON_LABELS[changes.closeReason]}`;
      const said = `${leadName(lead)}: ${STATUS_LABELS[changes.status]}${reason ?? ''}`;
      showToast('success', said, { label: 'Undo', run: async () => void (await save(before)) });
    }
    return !error;
  };
  return async (status: LeadStatus): Promise<boolean> => {
    if (status === lead.status) return false;
    const chosen = await ask(status, leadName(lead));
    const before = { status: lead.status, ...(lead.closeReason && { closeReason: lead.closeReason }) };
    return chosen !== null && save(chosen, before);
  };
}

/** A status with the reason for it, where one was given. */
interface ReasonedStatus {
  readonly status: LeadStatus;
  readonly closeReason?: CloseReason;
}

/** Null where the status is not to be changed after all. `who` says whose status it is. */
type AskReason = (status: LeadStatus, who: string) => Promise<ReasonedStatus | null>;

interface PendingQuestion {
  readonly status: LeadStatus;
  readonly who: string;
  readonly answer: (chosen: ReasonedStatus | null) => void;
}

const Question = createContext<AskReason>(async (status) => ({ status }));

/** The way to ask for the reason; of a status that needs none nobody is asked. */
export function useCloseReasonQuestion(): AskReason {
  return useContext(Question);
}

/** Around whatever asks. */
export function CloseReasonProvider({ children }: { readonly children: ReactNode }) {
  const [pending, setPending] = useState<PendingQuestion | null>(null);
  const ask = useCallback<AskReason>(async (status, who) => {
    if (reasonsFor(status).length === 0) return { status };
    return new Promise((answer) => setPending({ status, who, answer }));
  }, []);
  const answer = (chosen: ReasonedStatus | null) => {
    // Closing gives the focus back first; the caller may then move it.
    flushSync(() => setPending(null));
    pending?.answer(chosen);
  };
  return (
    <Question value={ask}>
      {children}
      {pending && <CloseReasonDialog {...pending} answer={answer} />}
    </Question>
  );
}

/** One key each: 1 and on for the reasons, Enter for none, Escape leaves the status as it was. */
function CloseReasonDialog({ status, who, answer }: PendingQuestion) {
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
