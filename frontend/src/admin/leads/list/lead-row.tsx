import { type MouseEvent, useRef } from 'react';
import { Badge } from '../../ui/badge';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import { TimeAgo } from '../../ui/time-ago';
import { ReasonedButton } from '../../ui/unavailable';
import { ContactLinks } from '../lead/contact-links';
import { DuplicateBadge } from '../lead/duplicate-badge';
import { FollowUpBadge } from '../lead/follow-up-badge';
import type { Lead } from '../lead/lead';
import { leadName, leadTypeLabel, PRIORITY_LABELS } from '../lead/lead-labels';
import { ResponsePromiseBadge } from '../lead/response-promise-badge';
import { StatusSelect } from '../lead/status-select';
import { SelectTick } from './select-tick';

export interface LeadRowActions {
  /** Opens the lead's details. */
  readonly onOpen: (id: string) => void;
  readonly onDelete: (id: string) => void;
  /** Why the signed-in user may not delete; undefined for those who may. */
  readonly deleteReason: string | undefined;
  /** Only among suspected spam. */
  readonly onRestore?: ((id: string) => void) | undefined;
  /** Why the signed-in user may not restore; undefined for those who may. */
  readonly restoreReason: string | undefined;
  readonly onSelect: (id: string, isSelected: boolean) => void;
  /** Why there is nothing the signed-in user could do with a selection; undefined where there is. */
  readonly selectReason: string | undefined;
  /** A row goes while it has the focus: the lead was deleted, or is no longer what the view asks for. */
  readonly onFocusLost: (id: string) => void;
}

interface LeadRowProps extends LeadRowActions {
  readonly lead: Lead & { readonly possibleDuplicates?: number };
  readonly selected: boolean;
}

/** One lead in the table. */
export function LeadRow({ lead, selected, onOpen, onRestore, onSelect, onDelete, ...more }: LeadRowProps) {
  const { selectReason, restoreReason, deleteReason, onFocusLost } = more;
  const { _id: id, type, priority, assignedTo, createdAt } = lead;
  const name = leadName(lead);
  const row = useRef<HTMLTableRowElement>(null);
  useOnFocusLost(row, () => onFocusLost(id));
  const nameButton = useRef<HTMLButtonElement>(null);
  const openByCell = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target as HTMLElement).closest('a, button')) onOpen(id);
  };

  return (
    <tr className="lead-table__row" data-lead={id} aria-selected={selected} ref={row}>
      <td className="lead-table__select">
        <SelectTick
          label={`Select ${name}`}
          isSelected={selected}
          reason={selectReason}
          onSelect={(isSelected) => onSelect(id, isSelected)}
        />
      </td>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the name in the cell is the button for the keyboard */}
      <td className="lead-table__contact" onClick={openByCell}>
        <button
          className="lead-table__name"
          type="button"
          data-lead-name
          aria-haspopup="dialog"
          ref={nameButton}
          onClick={() => onOpen(id)}
        >
          {name}
        </button>
        <ContactLinks lead={lead} />
        <DuplicateBadge count={lead.possibleDuplicates} />
      </td>
      <td className="lead-table__type">
        {leadTypeLabel(type)}
        {(priority === 'high' || priority === 'urgent') && (
          <span className="lead-table__priority">
            <Badge tone={priority === 'urgent' ? 'danger' : 'warning'} boxed inline>
              {PRIORITY_LABELS[priority]}
            </Badge>
          </span>
        )}
        {assignedTo && <span className="lead-table__assignee">{assignedTo.name}</span>}
      </td>
      <td className="lead-table__status">
        {/* From there j and k move again. */}
        <StatusSelect lead={lead} onChosen={() => nameButton.current?.focus()} />
      </td>
      <td className="lead-table__promise">
        <ResponsePromiseBadge promise={lead.promise} />
        <FollowUpBadge followUp={lead.followUp} />
      </td>
      <td className="lead-table__date">
        <TimeAgo at={createdAt} />
      </td>
      <td className="lead-table__actions">
        {onRestore && (
          <ReasonedButton
            className="lead-table__action"
            small
            aria-label={`Restore ${name}`}
            reason={restoreReason}
            isAtEnd
            onClick={() => onRestore(id)}
          >
            Restore
          </ReasonedButton>
        )}
        <ReasonedButton
          className="lead-table__action"
          look="danger"
          small
          aria-label={`Delete ${name}`}
          reason={deleteReason}
          isAtEnd
          onClick={() => onDelete(id)}
        >
          Delete
        </ReasonedButton>
      </td>
    </tr>
  );
}
