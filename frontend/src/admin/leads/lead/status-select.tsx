import type { KeyboardEvent, Ref } from 'react';
import { DisabledReason } from '../../ui/disabled-reason';
import { ChoiceHint, useSelectChoice } from '../../ui/fields/select-choice';
import type { Lead, LeadStatus } from './lead';
import { leadName, STATUS_LABELS, STATUSES } from './lead-labels';
import { useEditReason } from './use-may-edit';
import { useStatusChange } from './use-status-change';
import './status-select.css';

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
