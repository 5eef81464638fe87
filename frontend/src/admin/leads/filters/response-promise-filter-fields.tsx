import { FOLLOW_UP_FILTER_LABELS } from '../lead/format-follow-up';
import { PROMISE_FILTER_LABELS } from '../lead/format-response-promise';
import { FilterSelect, optionsOf } from './filter-select';
import type { LeadFilters } from './lead-view';

interface PromiseFilterFieldsProps {
  readonly view: LeadFilters;
  readonly onChange: (change: Partial<LeadFilters>) => void;
}

/** Narrows the list by the promised first contact, by reminders and by what nobody has decided about. */
export function ResponsePromiseFilterFields({ view, onChange }: PromiseFilterFieldsProps) {
  return (
    <>
      <FilterSelect
        label="Promise"
        value={view.promise}
        any="Any"
        options={optionsOf(PROMISE_FILTER_LABELS)}
        onChange={(promise) => onChange({ promise })}
      />
      <FilterSelect
        label="Follow-up"
        value={view.followUp}
        any="Any"
        options={optionsOf(FOLLOW_UP_FILTER_LABELS)}
        onChange={(followUp) => onChange({ followUp })}
      />
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
