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
  /** Called once a status is chosen, unless it was chosen by leaving. */
  readonly onChosen?: () => void;
}

/** A lead's status, changed in one move. */
export function StatusSelect({ lead, onChosen }: StatusSelectProps) {
  const changeStatus = useStatusChange(lead);
  const reason = useEditReason(lead);

  const change = async (status: LeadStatus, isLeft: boolean) => {
    if (!isLeft) onChosen?.();
    await changeStatus(status);
  };
  const { select, isOpen } = useSelectChoice(lead.status, (status, isLeft) => void change(status, isLeft));
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
            {...select}
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
