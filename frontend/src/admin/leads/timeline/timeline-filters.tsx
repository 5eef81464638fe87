import { Button } from '../../ui/button';
import type { TimelineKind } from './timeline-api';

export const TIMELINE_FILTERS = {
  all: { label: 'All', kinds: [] },
  calls: { label: 'Calls', kinds: ['call'] },
  messages: { label: 'Messages', kinds: ['whatsapp', 'email'] },
  visits: { label: 'Visits', kinds: ['visit'] },
  notes: { label: 'Notes', kinds: ['note'] },
  changes: { label: 'Changes', kinds: ['status', 'assignment', 'follow_up', 'other'] },
} as const satisfies Record<string, { readonly label: string; readonly kinds: readonly TimelineKind[] }>;

export type TimelineFilter = keyof typeof TIMELINE_FILTERS;

interface TimelineFiltersProps {
  readonly chosen: TimelineFilter;
  readonly onChoose: (filter: TimelineFilter) => void;
}

export function TimelineFilters({ chosen, onChoose }: TimelineFiltersProps) {
  return (
    <fieldset className="lead-timeline__filters">
      <legend className="visually-hidden">Show in the timeline</legend>
      {(Object.keys(TIMELINE_FILTERS) as TimelineFilter[]).map((filter) => (
        <Button
          small
          key={filter}
          className="lead-timeline__filter"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
        >
          {TIMELINE_FILTERS[filter].label}
        </Button>
      ))}
    </fieldset>
  );
}
