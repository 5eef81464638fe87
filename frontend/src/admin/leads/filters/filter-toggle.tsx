import { Button } from '../../ui/button';
import './filter-toggle.css';

interface FilterToggleProps {
  readonly isShown: boolean;
  /** The id of the panel that it opens. */
  readonly panelId: string;
  readonly onToggle: () => void;
  /** Marked where filters are set, for the panel may be closed. */
  readonly isActive?: boolean;
}

/** Opens and closes the filter panel. */
export function FilterToggle({ isShown, panelId, onToggle, isActive = false }: FilterToggleProps) {
  return (
    <Button className="filter-toggle" icon="funnel" aria-expanded={isShown} aria-controls={panelId} onClick={onToggle}>
      Filters
      {isActive && <span className="filter-toggle__badge">Active</span>}
    </Button>
  );
}
