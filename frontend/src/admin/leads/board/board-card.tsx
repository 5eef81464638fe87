import { type DragEvent, type MouseEvent, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Initials } from '../../ui/initials';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import { LeadMenu } from '../actions/lead-menu';
import { useLeadRows } from '../actions/row-actions';
import {
  isOpenStatus,
  type LeadStatus,
  type ListedLead,
  leadName,
  leadTypeLabel,
  PRIORITY_LABELS,
  STATUS_LABELS,
  STATUSES,
  shortPlace,
} from '../lead/lead';
import { DuplicateBadge, FollowUpBadge, ResponsePromiseBadge } from '../lead/lead-badges';
import { useStatusChange } from '../lead/lead-status';
import { TakeLead } from '../lead/take-lead';
import { useEditReason } from '../lead/use-may-edit';
import { PriorityIcon } from '../list/priority-icon';
import './board-card.css';

/** A lead that the user drags. */
export interface DraggedLead {
  readonly status: LeadStatus;
  readonly moveTo: (status: LeadStatus) => void;
}

export interface BoardCardActions {
  readonly onOpen: (id: string) => void;
  /** Opens the lead at its assignee. */
  readonly onAssign: (id: string) => void;
  readonly onDelete: (id: string) => void;
  readonly deleteReason: string | undefined;
  /** Null when the drag ends. */
  readonly onDrag: (dragged: DraggedLead | null) => void;
}

interface BoardCardProps extends BoardCardActions {
  readonly lead: ListedLead;
  readonly isOpened: boolean;
}

/** Memoised, because a column can have hundreds of cards. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { lead, isOpened, onOpen, onAssign, onDelete, deleteReason, onDrag } = props;
  const { _id: id, priority, assignedTo, inPool } = lead;
  const rows = useLeadRows();
  const card = useRef<HTMLLIElement>(null);
  const nameButton = useRef<HTMLButtonElement>(null);
  const [isDragged, setDragged] = useState(false);
  const editReason = useEditReason(lead);
  const changeStatus = useStatusChange(lead);
  const moveTo = (status: LeadStatus) => void changeStatus(status);
  // A card that moves to another column is a new card there.
  useOnFocusLost(card, () => rows.focusAgain(id));
  useLayoutEffect(() =>
    rows.add(id, {
      element: card.current,
      editReason,
      isNameFocused: () => document.activeElement === nameButton.current,
      focus: () => nameButton.current?.focus(),
      toggle: undefined,
      openStatus: undefined,
      setStatus: moveTo,
      assign: () => onAssign(id),
      editPriority: undefined,
      planFollowUp: undefined,
    }),
  );
  useEffect(() => {
    if (isOpened) card.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isOpened]);
  const name = leadName(lead);
  const isUrgent = priority === 'high' || priority === 'urgent';
  const isOpen = isOpenStatus(lead.status) && !lead.quarantined;
  const isWaiting = isOpen && lead.promise.firstResponseAt === null;

  const startDrag = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', name);
    setDragged(true);
    onDrag({ status: lead.status, moveTo });
  };
  const endDrag = () => {
    setDragged(false);
    onDrag(null);
  };
  const openByCard = ({ target }: MouseEvent<HTMLElement>) => {
    if (!(target as HTMLElement).closest('a, button, .board-card__more')) onOpen(id);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the name in the card is the button for the keyboard
    <li
      className={isDragged ? 'board-card board-card--dragged' : 'board-card'}
      data-lead={id}
      aria-current={isOpened || undefined}
      draggable={editReason === undefined}
      ref={card}
      onClick={openByCard}
      onDragStart={startDrag}
      onDragEnd={endDrag}
    >
      <div className="board-card__head">
        <button
          className="board-card__name"
          type="button"
          data-lead-name
          aria-haspopup="dialog"
          ref={nameButton}
          onClick={() => onOpen(id)}
        >
          {name}
        </button>
        {isUrgent && (
          <span className="board-card__priority" title={`${PRIORITY_LABELS[priority]} priority`}>
            <PriorityIcon priority={priority} />
            <span className="visually-hidden">{PRIORITY_LABELS[priority]} priority</span>
          </span>
        )}
        <LeadMenu
          className="board-card__more"
          buttonClassName="board-card__dots"
          lead={lead}
          onAssign={() => onAssign(id)}
          onDelete={() => onDelete(id)}
          deleteReason={deleteReason}
        >
          {STATUSES.filter((status) => status !== lead.status).map((status) => (
            <Button key={status} disabledReason={editReason} onClick={() => moveTo(status)}>
              {`Move to ${STATUS_LABELS[status]}`}
            </Button>
          ))}
        </LeadMenu>
      </div>
      <p className="board-card__about">{[leadTypeLabel(lead.type), shortPlace(lead)].filter(Boolean).join(' · ')}</p>
      <div className="board-card__foot">
        <span className="board-card__badges">
          {isWaiting && <ResponsePromiseBadge promise={lead.promise} />}
          {isOpen && <FollowUpBadge followUp={lead.followUp} short />}
          {isOpen && lead.nextStep === 'none' && <Badge tone="warning">No next step</Badge>}
          <DuplicateBadge count={lead.possibleDuplicates} />
          <TakeLead lead={lead} small />
        </span>
        <span className="board-card__owner" title={assignedTo?.name ?? (inPool ? 'In the pool' : 'Unassigned')}>
          {assignedTo ? (
            <Initials name={assignedTo.name} />
          ) : (
            <span className="board-card__nobody" aria-hidden="true" />
          )}
          <span className="visually-hidden">
            {assignedTo ? `Assigned to ${assignedTo.name}` : inPool ? 'In the pool' : 'Unassigned'}
          </span>
        </span>
      </div>
    </li>
  );
});
