import { CLOSE_REASON_LABELS, type CloseReason, closeReasonsFor } from '@lead-types/close-reasons';
import { createContext, type KeyboardEvent, type ReactNode, type Ref, useCallback, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { useToast } from '../../../shared/toasts/toast-provider';
import { useAppDispatch } from '../../api/app-store';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/dialogs/modal';
import { DisabledReason } from '../../ui/disabled-reason';
import { ChoiceHint, useSelectChoice } from '../../ui/fields/select-choice';
import { useQuestionKeys } from '../../ui/keyboard';
import { type Lead, type LeadStatus, leadName, STATUS_LABELS, STATUSES } from './lead';
import { leadsApi } from './leads-api';
import { useEditReason } from './use-may-edit';
import './lead-status.css';

const { changeLead } = leadsApi.endpoints;

interface StatusSelectProps {
  readonly lead: Pick<Lead, '_id' | 'status' | 'closeReason' | 'personalInfo' | 'assignedTo'> & {
    readonly mergedInto?: string | null;
  };
  readonly ref?: Ref<HTMLSelectElement>;
  /** Called when the user chooses a status or presses Escape, but not when the select only loses the focus. */
  readonly onDone?: () => void;
}

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
    // If the select is previewing another status, the first Escape only resets the preview.
    if (event.key === 'Escape' && !event.defaultPrevented) onDone?.();
  };
  const mayEdit = reason === undefined;
  // A locked select is not disabled, so that keyboard users can reach the reason. It offers only its current value.
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
 * Returns a function that saves a status, asks for a close reason if needed, and offers Undo. It resolves to false if
 * the status is unchanged, the user cancels or the request fails.
 *
 * @param onSaved - Shows what was saved and offers `undo`. Without it, a toast does.
 */
export function useStatusChange(
  lead: Pick<Lead, '_id' | 'status' | 'closeReason' | 'personalInfo'>,
  onSaved?: (words: string, undo: () => Promise<boolean>) => void,
) {
  const dispatch = useAppDispatch();
  const ask = useCloseReasonQuestion();
  const showToast = useToast();
  /** On failure, the toast offers to retry with the same status and reason. */
  const save = async (changes: ReasonedStatus, before?: ReasonedStatus): Promise<boolean> => {
    // The mutation's hook would track it, in every row of the list.
    const { error } = await dispatch(changeLead.initiate({ id: lead._id, changes }, { track: false }));
    if (error) {
      const run = async () => void (await save(changes, before));
      showToast('error', 'Failed to update lead status', { label: 'Try again', run });
    } else if (before) {
      const reason = changes.closeReason && `, ${CLOSE_REASON_LABELS[changes.closeReason]}`;
      const said = `${STATUS_LABELS[changes.status]}${reason ?? ''}`;
      const undo = () => save(before);
      if (onSaved) onSaved(said, undo);
      else showToast('success', `${leadName(lead)}: ${said}`, { label: 'Undo', run: undo });
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

interface ReasonedStatus {
  readonly status: LeadStatus;
  readonly closeReason?: CloseReason;
}

/** Resolves to null if the user cancels. `who` is the lead's name, shown in the dialog. */
type AskReason = (status: LeadStatus, who: string) => Promise<ReasonedStatus | null>;

interface PendingQuestion {
  readonly status: LeadStatus;
  readonly who: string;
  readonly answer: (chosen: ReasonedStatus | null) => void;
}

const Question = createContext<AskReason>(async (status) => ({ status }));

/** Returns a function that asks for a close reason, but only for a status that has close reasons. */
export function useCloseReasonQuestion(): AskReason {
  return useContext(Question);
}

export function CloseReasonProvider({ children }: { readonly children: ReactNode }) {
  const [pending, setPending] = useState<PendingQuestion | null>(null);
  const ask = useCallback<AskReason>(async (status, who) => {
    if (reasonsFor(status).length === 0) return { status };
    return new Promise((answer) => setPending({ status, who, answer }));
  }, []);
  const answer = (chosen: ReasonedStatus | null) => {
    // Close first: closing restores the focus, and the caller might then move it.
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

/** Keys: a number chooses a reason, Enter chooses none, Escape cancels. */
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
