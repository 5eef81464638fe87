import { FOLLOW_UP_FILTER_LABELS, FOLLOW_UP_FILTERS, type FollowUpFilter } from './follow-up-words';
import type { LeadFilters } from './lead-view';
import { PROMISE_FILTER_LABELS, PROMISE_FILTERS, type PromiseFilter } from './promise-words';

interface PromiseFilterFieldsProps {
  readonly view: LeadFilters;
  readonly onChange: (change: Partial<LeadFilters>) => void;
}

/** Narrows the list by the promised first contact, by reminders and by what nobody has decided about. */
export function PromiseFilterFields({ view, onChange }: PromiseFilterFieldsProps) {
  return (
    <>
      <label className="filter-panel__field">
        Promise
        <select
          className="office-control"
          value={view.promise}
          onChange={(event) => onChange({ promise: event.target.value as PromiseFilter | '' })}
        >
          <option value="">Any</option>
          {PROMISE_FILTERS.map((promise) => (
            <option key={promise} value={promise}>
              {PROMISE_FILTER_LABELS[promise]}
            </option>
          ))}
        </select>
      </label>
      <label className="filter-panel__field">
        Follow-up
        <select
          className="office-control"
          value={view.followUp}
          onChange={(event) => onChange({ followUp: event.target.value as FollowUpFilter | '' })}
        >
          <option value="">Any</option>
          {FOLLOW_UP_FILTERS.map((followUp) => (
            <option key={followUp} value={followUp}>
              {FOLLOW_UP_FILTER_LABELS[followUp]}
            </option>
          ))}
        </select>
      </label>
      <label className="filter-panel__choice">
        <input
          type="checkbox"
          checked={view.duplicates === 'open'}
          onChange={(event) => onChange({ duplicates: event.target.checked ? 'open' : '' })}
        />
        Possible duplicates only
      </label>
    </>
  );
}
