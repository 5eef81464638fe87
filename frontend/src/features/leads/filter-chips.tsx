import type { LeadView } from './lead-view';
import { DATE_PRESET_LABELS, leadTypeLabel, PRIORITY_LABELS, STATUS_LABELS } from './lead-vocabulary';

interface Chip {
  readonly label: string;
  /** The view without what the chip stands for. */
  readonly without: Partial<LeadView>;
}

/** What narrows the list just now, each removable with one click. */
export function FilterChips({ view, onRemove }: { view: LeadView; onRemove: (change: Partial<LeadView>) => void }) {
  const chips = chipsOf(view);
  if (chips.length === 0) return null;
  return (
    <ul className="filter-chips" aria-label="Active filters">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button
            className="filter-chips__chip"
            type="button"
            aria-label={`Remove filter ${label}`}
            onClick={() => onRemove(without)}
          >
            {label} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function chipsOf(view: LeadView): Chip[] {
  const { search, status, priority, type, dateRange, dateFrom, dateTo, unassigned } = view;
  const chips: Chip[] = [];
  if (search) chips.push({ label: `Search: ${search}`, without: { search: '' } });
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
    const days = [dateFrom && `from ${dateFrom}`, dateTo && `to ${dateTo}`].filter(Boolean).join(' ');
    const label = `Received: ${days || DATE_PRESET_LABELS[dateRange]}`;
    chips.push({ label, without: { dateRange: '', dateFrom: '', dateTo: '' } });
  }
  if (unassigned) chips.push({ label: 'Unassigned', without: { unassigned: false } });
  return chips;
}
