import { FOLLOW_UP_FILTER_LABELS } from '../lead/format-follow-up';
import { PROMISE_FILTER_LABELS } from '../lead/format-response-promise';
import { DATE_PRESET_LABELS, leadTypeLabel, PRIORITY_LABELS, STATUS_LABELS } from '../lead/lead-labels';
import { useAssignmentChoices } from './assignment-choices';
import type { LeadView } from './lead-view';

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

interface Chip {
  readonly label: string;
  /** The view without what the chip stands for. */
  readonly without: Partial<LeadView>;
}

/** The filters in force, each removable with one click. The search stands in its own box. */
export function FilterChips({ view, onRemove }: { view: LeadView; onRemove: (change: Partial<LeadView>) => void }) {
  const assignments = useAssignmentChoices(view.assignment !== '');
  const assignment = assignments.find(({ value }) => value === view.assignment);
  const chips = chipsOf(view, assignment?.label ?? 'Assigned to a colleague');
  if (chips.length === 0) return null;
  return (
    <ul className="filter-chips" aria-label="Active filters">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button
            className="filter-chips__chip"
            type="button"
            aria-label={`Remove filter ${label}`}
            onClick={(event) => {
              // By the keyboard: a click of a pointer or a finger has a count.
              if (event.detail === 0) passFocusOn(event.currentTarget);
              onRemove(without);
            }}
          >
            {label} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A chip that goes leaves the focus to the one beside it, the last one to the search. */
function passFocusOn(chip: HTMLElement) {
  const line = chip.closest('li');
  const beside = (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector('button');
  (beside ?? chip.closest('main')?.querySelector<HTMLElement>('input[type="search"]'))?.focus();
}

function chipsOf(view: LeadView, assignmentLabel: string): Chip[] {
  const { status, priority, type, dateRange, dateFrom, dateTo, assignment, promise, followUp, duplicates } = view;
  const chips: Chip[] = [];
  for (const value of status) {
    chips.push({ label: `Status: ${STATUS_LABELS[value]}`, without: { status: status.filter((s) => s !== value) } });
  }
  for (const value of priority) {
    const without = { priority: priority.filter((other) => other !== value) };
    chips.push({ label: `Priority: ${PRIORITY_LABELS[value]}`, without });
  }
  for (const value of type) {
    chips.push({ label: `Type: ${leadTypeLabel(value)}`, without: { type: type.filter((other) => other !== value) } });
  }
  if (dateRange) {
    const days = [dateFrom && `from ${dayWords(dateFrom)}`, dateTo && `to ${dayWords(dateTo)}`]
      .filter(Boolean)
      .join(' ');
    const label = `Received: ${days || DATE_PRESET_LABELS[dateRange]}`;
    chips.push({ label, without: { dateRange: '', dateFrom: '', dateTo: '' } });
  }
  if (assignment) chips.push({ label: assignmentLabel, without: { assignment: '' } });
  if (promise) chips.push({ label: `Promise: ${PROMISE_FILTER_LABELS[promise]}`, without: { promise: '' } });
  if (followUp) chips.push({ label: FOLLOW_UP_FILTER_LABELS[followUp], without: { followUp: '' } });
  if (duplicates) chips.push({ label: 'Possible duplicates', without: { duplicates: '' } });
  return chips;
}

function dayWords(day: string): string {
  return DAY.format(new Date(day));
}
