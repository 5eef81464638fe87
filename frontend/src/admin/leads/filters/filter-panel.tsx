import { Fragment, useId } from 'react';
import { Button } from '../../ui/button';
import { FILTER_ENTRIES, NO_FILTERS } from './lead-filters';
import type { LeadView } from './lead-view';
import './filter-panel.css';

interface FilterPanelProps {
  readonly id: string;
  readonly view: LeadView;
  readonly onChange: (change: Partial<LeadView>) => void;
}

/** Narrows the list by what the tabs and the search box cannot. */
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
