import { useAssignmentChoices } from './person-filters';
import './filter-chips.css';
import { FILTER_ENTRIES } from './lead-filters';
import type { LeadView } from './lead-view';

/** The filters in force, each removable with one click. The search stands in its own box. */
export function FilterChips({ view, onRemove }: { view: LeadView; onRemove: (change: Partial<LeadView>) => void }) {
  const assignments = useAssignmentChoices(view.assignment !== '');
  const chips = FILTER_ENTRIES.flatMap(([name, filter]) =>
    filter.chips(view[name], assignments).map(({ label, without }) => ({ label, change: { [name]: without } })),
  );
  if (chips.length === 0) return null;
  return (
    <ul className="filter-chips" aria-label="Active filters">
      {chips.map(({ label, change }) => (
        <li key={label}>
          <button
            className="filter-chips__chip"
            type="button"
            aria-label={`Remove filter ${label}`}
            onClick={(event) => {
              // By the keyboard: a click of a pointer or a finger has a count.
              if (event.detail === 0) passFocusOn(event.currentTarget);
              onRemove(change);
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
