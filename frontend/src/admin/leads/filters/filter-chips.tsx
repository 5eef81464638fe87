import { FILTER_ENTRIES } from './lead-filters';
import type { LeadView } from './lead-view';
import { isUserId, usePeople } from './person-filters';
import './filter-panel.css';

interface FilterChipsProps {
  readonly view: LeadView;
  readonly onRemove: (change: Partial<LeadView>) => void;
  /** Called when the last chip is removed with the keyboard. */
  readonly onFocusLost: () => void;
}

/** One chip for each active filter. A click removes the filter. The search has no chip. */
export function FilterChips({ view, onRemove, onFocusLost }: FilterChipsProps) {
  const people = usePeople(Object.values(view).some(isUserId));
  const chips = FILTER_ENTRIES.flatMap(([name, filter]) =>
    filter.chips(view[name], people).map(({ label, without }) => ({ label, change: { [name]: without } })),
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
              // `detail` is the number of clicks. It is 0 if the keyboard caused the click event.
              if (event.detail === 0 && !focusBeside(event.currentTarget)) onFocusLost();
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

/** Focuses a chip next to the one that will be removed. Returns whether there is such a chip. */
function focusBeside({ parentElement: line }: HTMLElement): boolean {
  const beside = (line?.nextElementSibling ?? line?.previousElementSibling)?.firstElementChild;
  if (beside instanceof HTMLElement) beside.focus();
  return beside instanceof HTMLElement;
}
