import { Button } from '../../ui/button';
import { FILTER_ENTRIES, type LeadFilters } from './lead-filters';
import type { LeadView } from './lead-view';
import './filter-panel.css';

interface FilterToggleProps {
  readonly view: LeadView;
  readonly onOpen: () => void;
}

/** Opens the filters. Shows how many are active, because the panel hides them while it is closed. */
export function FilterToggle({ view, onOpen }: FilterToggleProps) {
  const count = countFilters(view);
  return (
    <Button className="filter-toggle" icon="funnel" aria-haspopup="dialog" onClick={onOpen}>
      Filters
      {(count > 0 || view.search !== '') && (
        <span className="filter-toggle__badge">
          <span className="filter-toggle__word">Active</span>
          {count > 0 && <span> {count}</span>}
        </span>
      )}
    </Button>
  );
}

const NO_PEOPLE = new Map<string, string>();

function countFilters(view: LeadFilters): number {
  return FILTER_ENTRIES.reduce((count, [name, filter]) => count + filter.chips(view[name], NO_PEOPLE).length, 0);
}
