import type { RefObject } from 'react';
import { ChoiceHint, useSelectChoice } from '../../ui/fields/select-choice';
import { type LeadDetail, type LeadStatus, leadName, STATUS_LABELS, STATUSES } from '../lead/lead';
import '../lead/lead-status.css';

interface ComposerStatusProps {
  readonly lead: LeadDetail;
  /** The status that the user chose, or else the suggested one, or else the lead's current status. */
  readonly status: LeadStatus;
  readonly select: RefObject<HTMLSelectElement | null>;
  /** `isLeft`: the select has lost the focus, so the status it previewed counts as chosen. */
  readonly onChoose: (status: LeadStatus, isLeft: boolean) => void;
}

/** The select for the status to save. Arrow keys only preview a status. */
export function ComposerStatus({ lead, status, select, onChoose }: ComposerStatusProps) {
  const choice = useSelectChoice(status, onChoose);
  return (
    <span>
      <select
        className={`status-select status-select--${choice.select.value}`}
        aria-label={`Status of ${leadName(lead)}`}
        ref={select}
        {...choice.select}
      >
        {STATUSES.map((each) => (
          <option key={each} value={each}>
            {STATUS_LABELS[each]}
          </option>
        ))}
      </select>
      <ChoiceHint isShown={choice.isOpen} kept={STATUS_LABELS[status]} />
    </span>
  );
}
