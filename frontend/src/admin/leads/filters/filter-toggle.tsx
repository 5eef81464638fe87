import { Icon } from '../../../shared/ui/icon';

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
    <button className="act" type="button" aria-expanded={isShown} aria-controls={panelId} onClick={onToggle}>
      <Icon name="funnel" />
      Filters
      {isActive && <span className="lead-desk__badge">Active</span>}
    </button>
  );
}
