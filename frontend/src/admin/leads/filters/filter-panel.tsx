import { Fragment, useId } from 'react';
import { Button } from '../../ui/button';
import { FILTER_ENTRIES, NO_FILTERS } from './lead-filters';
import type { LeadView } from './lead-view';
import { useAssignmentChoices } from './person-filters';
import './filter-panel.css';

interface FilterPanelProps {
  readonly id: string;
  readonly view: LeadView;
  readonly onChange: (change: Partial<LeadView>) => void;
}

export function FilterPanel({ id, view, onChange }: FilterPanelProps) {
  const titleId = useId();
  const fields = (isWanted: (isGroup: boolean) => boolean) =>
    FILTER_ENTRIES.filter(([, { isGroup = false }]) => isWanted(isGroup)).map(([name, filter]) => (
      <Fragment key={name}>
        {filter.field({ value: view[name], tab: view.tab, onChange: (value) => onChange({ [name]: value }) })}
      </Fragment>
    ));
  return (
    <section className="filter-panel" id={id} aria-labelledby={titleId}>
      <h2 className="filter-panel__title" id={titleId}>
        Advanced Filters
      </h2>
      {fields((isGroup) => isGroup)}
      <fieldset className="filter-panel__group">
        <legend>Date and assignment</legend>
        {fields((isGroup) => !isGroup)}
      </fieldset>
      <Button className="filter-panel__clear" onClick={() => onChange(NO_FILTERS)}>
        Clear All Filters
      </Button>
    </section>
  );
}

interface FilterChipsProps {
  readonly view: LeadView;
  readonly onRemove: (change: Partial<LeadView>) => void;
  /** Called when the last chip is removed with the keyboard. */
  readonly onFocusLost: () => void;
}

/** The active filters, each of which can be removed with one click. The search is shown only in its box. */
export function FilterChips({ view, onRemove, onFocusLost }: FilterChipsProps) {
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

interface FilterToggleProps {
  readonly isShown: boolean;
  readonly panelId: string;
  readonly onToggle: () => void;
  /** Whether to show a badge, because a filter or search is active and the panel may be closed. */
  readonly isActive?: boolean;
}

export function FilterToggle({ isShown, panelId, onToggle, isActive = false }: FilterToggleProps) {
  return (
    <Button className="filter-toggle" icon="funnel" aria-expanded={isShown} aria-controls={panelId} onClick={onToggle}>
      Filters
      {isActive && <span className="filter-toggle__badge">Active</span>}
    </Button>
  );
}
