import { placeOf } from '@lead-types/places';
import { type MouseEvent, memo, type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { DisabledReason } from '../../ui/disabled-reason';
import { openSelect } from '../../ui/fields/select-choice';
import { Icon } from '../../ui/icon';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import type { PopoverHandle } from '../../ui/popover';
import { TimeAgo } from '../../ui/time-ago';
import { LeadMenu } from '../actions/lead-menu';
import { useLeadRows } from '../actions/row-actions';
import { ContactLinks } from '../lead/contact-links';
import {
  formatSpamReasons,
  isOpenStatus,
  type Lead,
  type ListedLead,
  leadName,
  leadTypeLabel,
  mergedLabel,
  PRIORITY_LABELS,
  shortPlace,
} from '../lead/lead';
import { DuplicateBadge, FollowUpBadge, ResponsePromiseBadge } from '../lead/lead-badges';
import { leadExcerpt } from '../lead/lead-fields';
import { StatusSelect, useStatusChange } from '../lead/lead-status';
import type { ListColumn } from '../lead/list-columns';
import { TakeLead } from '../lead/take-lead';
import { useEditReason } from '../lead/use-may-edit';
import { columnClass } from './lead-column';
import { PriorityIcon } from './priority-icon';
import { QuickAssignee, QuickFollowUp, QuickPriority } from './quick-edit';
import './lead-row.css';

export interface LeadRowActions {
  readonly onOpen: (id: string) => void;
  /** Opens the lead at its assignee, where the row has no room to assign it. */
  readonly onAssign: (id: string) => void;
  readonly onDelete: (id: string) => void;
  readonly deleteReason: string | undefined;
  readonly onRestore?: ((id: string) => void) | undefined;
  readonly restoreReason: string | undefined;
  readonly onSelect: (id: string, isSelected: boolean) => void;
  /** Why the user cannot select leads; undefined if the user can. */
  readonly selectReason: string | undefined;
}

interface LeadRowProps extends LeadRowActions {
  readonly lead: Lead & Partial<Pick<ListedLead, 'possibleDuplicates' | 'mergedLeads'>>;
  readonly columns: ReadonlySet<ListColumn>;
  readonly selected: boolean;
  /** Whether the user has finished this lead, so that it no longer matches the list. */
  readonly isDone: boolean;
  readonly isOpened: boolean;
  readonly isPhone: boolean;
}

/** Memoised, because a page has many rows and each one is large. */
export const LeadRow = memo(function LeadRow(props: LeadRowProps) {
  const { lead, columns, selected, isDone, isOpened, isPhone, onOpen, onAssign, onRestore, ...more } = props;
  const { onSelect, onDelete, selectReason, restoreReason, deleteReason } = more;
  const { _id: id, type, priority, createdAt, updatedAt } = lead;
  const name = leadName(lead);
  const rows = useLeadRows();
  const row = useRef<HTMLTableRowElement>(null);
  const tick = useRef<SelectTickHandle>(null);
  const status = useRef<HTMLSelectElement>(null);
  const assignee = useRef<PopoverHandle>(null);
  const priorityEdit = useRef<PopoverHandle>(null);
  const followUp = useRef<PopoverHandle>(null);
  useOnFocusLost(row, () => rows.focusNearest(id));
  const nameButton = useRef<HTMLButtonElement>(null);
  const editReason = useEditReason(lead);
  const changeStatus = useStatusChange(lead);
  const place = shortPlace(lead);
  const about = [
    // On phones, these have no column and no room next to the name.
    ...(isPhone ? [place, leadTypeLabel(type)] : []),
    mergedLabel(lead.mergedLeads),
    leadExcerpt(lead),
  ]
    .filter(Boolean)
    .join(' · ');
  const spamReasons = formatSpamReasons(lead);
  // On phones, these are on the screen of the lead.
  const hasQuickEdit = !isPhone;
  const assign = () => (hasQuickEdit && columns.has('assignedTo') ? assignee.current?.open() : onAssign(id));
  // Afterwards, focus the name, because j and k move between rows from there.
  const focusName = () => nameButton.current?.focus();
  useLayoutEffect(() =>
    rows.add(id, {
      element: row.current,
      editReason,
      isNameFocused: () => document.activeElement === nameButton.current,
      focus: focusName,
      toggle: () => tick.current?.toggle(),
      openStatus: () => {
        status.current?.focus();
        if (status.current && editReason === undefined) openSelect(status.current);
      },
      setStatus: (chosen) => void changeStatus(chosen),
      assign,
      editPriority: hasQuickEdit ? () => priorityEdit.current?.open() : undefined,
      planFollowUp:
        hasQuickEdit && columns.has('promise') && isOpenStatus(lead.status)
          ? () => followUp.current?.open()
          : undefined,
    }),
  );
  const openByCell = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target as HTMLElement).closest('a, button')) onOpen(id);
  };
  const nextStep = lead.nextStep === 'none' && <Badge tone="warning">No next step</Badge>;

  return (
    <tr
      className={`lead-row${isDone ? ' lead-row--done' : ''}${selected ? ' lead-row--selected' : ''}`}
      data-lead={id}
      aria-current={isOpened || undefined}
      ref={row}
    >
      <td className="lead-column--select">
        <SelectTick
          ref={tick}
          label={`Select ${name}`}
          isSelected={selected}
          reason={selectReason}
          onSelect={(isSelected) => onSelect(id, isSelected)}
        />
        {hasQuickEdit && <QuickPriority lead={lead} ref={priorityEdit} reason={editReason} onDone={focusName} />}
      </td>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the name in the cell is the button for the keyboard */}
      <td className="lead-column--contact lead-row__contact" onClick={openByCell}>
        <span className="lead-row__who">
          <button
            className="lead-row__name"
            type="button"
            data-lead-name
            aria-haspopup="dialog"
            ref={nameButton}
            onClick={() => onOpen(id)}
          >
            {name}
          </button>
          {isDone && <span className="visually-hidden">Done</span>}
          {place && !isPhone && <span className="lead-row__place">{place}</span>}
          {Boolean(lead.possibleDuplicates) && (
            <span className="lead-row__duplicate">
              <DuplicateBadge count={lead.possibleDuplicates} />
            </span>
          )}
        </span>
        {(spamReasons || about) && (
          <span className="lead-row__excerpt">
            {spamReasons && (
              <span className="lead-row__spam" title={spamReasons}>
                {lead.quarantined ? 'Reason' : 'Possible spam'}: {spamReasons}
              </span>
            )}
            {spamReasons && about && ' · '}
            {about}
          </span>
        )}
        <ContactLinks className="lead-row__links" lead={lead} isPhone={isPhone} />
      </td>
      <td className={`${columnClass('type', columns)} lead-row__type`}>
        {!isPhone && (
          <span className="lead-row__tag" title={leadTypeLabel(type)}>
            {leadTypeLabel(type)}
          </span>
        )}
        {isPhone && (priority === 'high' || priority === 'urgent') && (
          <span className="lead-row__priority">
            <PriorityIcon priority={priority} />
            <span className="visually-hidden">{PRIORITY_LABELS[priority]} priority</span>
          </span>
        )}
        {lead.inPool && (
          <span className="lead-row__take">
            <TakeLead lead={lead} small />
          </span>
        )}
      </td>
      <td className={`${columnClass('status', columns)} lead-row__status`}>
        <StatusSelect lead={lead} ref={status} onDone={focusName} />
      </td>
      {columns.has('priority') && <td className={columnClass('priority', columns)}>{PRIORITY_LABELS[priority]}</td>}
      <td className={`${columnClass('promise', columns)} lead-row__promise`}>
        {/* Nobody works on a finished lead or on suspected spam, so nothing is overdue there. */}
        {!isDone && !lead.quarantined && <ResponsePromiseBadge promise={lead.promise} />}
        {isPhone || isDone || lead.quarantined || !isOpenStatus(lead.status) ? (
          <>
            {!isDone && <FollowUpBadge followUp={lead.followUp} short />}
            {!isDone && nextStep}
          </>
        ) : (
          <QuickFollowUp lead={lead} ref={followUp} reason={editReason} onDone={focusName}>
            {nextStep || (
              <span className="lead-row__plan">
                <Icon name="calendar-check" />
                <span className="lead-row__plan-words">Plan a follow-up</span>
              </span>
            )}
          </QuickFollowUp>
        )}
      </td>
      <td className={`${columnClass('assignedTo', columns)} lead-row__owner`}>
        <QuickAssignee lead={lead} ref={assignee} reason={editReason} onDone={focusName} />
      </td>
      {columns.has('place') && <td className={columnClass('place', columns)}>{placeOf(lead.personalInfo)}</td>}
      <td className={`${columnClass('createdAt', columns)} lead-row__date`}>
        <TimeAgo at={createdAt} />
      </td>
      {columns.has('updatedAt') && (
        <td className={columnClass('updatedAt', columns)}>
          <TimeAgo at={updatedAt} />
        </td>
      )}
      <td className="lead-column--actions lead-row__actions">
        {onRestore && (
          <Button
            className="lead-row__action lead-row__restore"
            small
            aria-label={`Not spam: ${name}`}
            disabledReason={restoreReason}
            onClick={() => onRestore(id)}
          >
            Not spam
          </Button>
        )}
        <LeadMenu
          className="lead-row__more"
          buttonClassName="lead-row__dots"
          lead={lead}
          onAssign={assign}
          onDelete={() => onDelete(id)}
          deleteReason={deleteReason}
        >
          <Button aria-label={`Open ${name}`} onClick={() => onOpen(id)}>
            Open
          </Button>
        </LeadMenu>
      </td>
    </tr>
  );
});

interface SelectTickHandle {
  /** Toggles the checkbox. If it is locked, only focuses it, so that a screen reader reads the reason. */
  readonly toggle: () => void;
}

interface SelectTickProps {
  readonly ref?: Ref<SelectTickHandle>;
  readonly label: string;
  readonly isSelected: boolean;
  readonly isPartly?: boolean;
  readonly disabled?: boolean;
  /** Why the checkbox is locked; undefined if it is not locked. */
  readonly reason: string | undefined;
  readonly onSelect: (isSelected: boolean) => void;
  readonly children?: ReactNode;
}

export function SelectTick(props: SelectTickProps) {
  const { ref, label, isSelected, isPartly = false, disabled, reason, onSelect, children } = props;
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    toggle: () => (reason === undefined ? box.current?.click() : box.current?.focus()),
  }));
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <DisabledReason reason={reason}>
      {(reasonId) => (
        <label className="select-tick">
          <input
            type="checkbox"
            aria-label={label}
            aria-disabled={reasonId !== undefined || undefined}
            aria-describedby={reasonId}
            checked={isSelected}
            disabled={disabled}
            ref={box}
            onChange={(event) => reasonId === undefined && onSelect(event.target.checked)}
          />
          {children}
        </label>
      )}
    </DisabledReason>
  );
}
