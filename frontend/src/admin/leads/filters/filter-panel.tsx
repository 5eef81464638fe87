import { isLeadType } from '@lead-types/lead-types';
import type { ReactNode } from 'react';
import {
  DATE_PRESET_LABELS,
  leadTypeLabel,
  PRIORITIES,
  PRIORITY_LABELS,
  STATUS_LABELS,
  STATUSES,
} from '../lead/lead-labels';
import { useLeadTypesQuery } from '../lead/leads-api';
import { useAssignmentChoices } from './assignment-choices';
import { FilterSelect, optionsOf } from './filter-select';
import { type LeadFilters, type LeadView, NO_FILTERS } from './lead-view';
import { ResponsePromiseFilterFields } from './response-promise-filter-fields';
import './filter-panel.css';

interface FilterPanelProps {
  readonly id: string;
  readonly view: LeadView;
  readonly onChange: (change: Partial<LeadFilters>) => void;
}

/** Narrows the list by what the tabs and the search box cannot. */
export function FilterPanel({ id, view, onChange }: FilterPanelProps) {
  const { data: types } = useLeadTypesQuery();
  const assignments = useAssignmentChoices();
  const typeIsChosen = isLeadType(view.tab);
  return (
    <section className="filter-panel" id={id} aria-label="Advanced Filters">
      <Choices
        legend="Status"
        options={STATUSES}
        labelOf={(status) => STATUS_LABELS[status]}
        chosen={view.status}
        onChange={(status) => onChange({ status })}
      />
      <Choices
        legend="Priority"
        options={PRIORITIES}
        labelOf={(priority) => PRIORITY_LABELS[priority]}
        chosen={view.priority}
        onChange={(priority) => onChange({ priority })}
      />
      <Choices
        legend="Type"
        options={types?.accessibleTypes ?? []}
        labelOf={leadTypeLabel}
        chosen={view.type}
        disabled={typeIsChosen}
        hint={typeIsChosen && 'The tab has chosen the type. Go to All Leads to combine types.'}
        onChange={(type) => onChange({ type })}
      />
      <fieldset className="filter-panel__group">
        <legend>Date and assignment</legend>
        <FilterSelect
          label="Received"
          value={view.dateRange}
          any="Any time"
          options={optionsOf(DATE_PRESET_LABELS)}
          onChange={(dateRange) => onChange({ dateRange, dateFrom: '', dateTo: '' })}
        />
        {view.dateRange === 'custom' && (
          <>
            <label className="filter-panel__field">
              From
              <input
                className="office-control"
                type="date"
                max={view.dateTo || undefined}
                value={view.dateFrom}
                onChange={(event) => onChange({ dateFrom: event.target.value })}
              />
            </label>
            <label className="filter-panel__field">
              To
              <input
                className="office-control"
                type="date"
                min={view.dateFrom || undefined}
                value={view.dateTo}
                onChange={(event) => onChange({ dateTo: event.target.value })}
              />
            </label>
          </>
        )}
        <FilterSelect
          label="Assigned to"
          value={view.assignment}
          any="Anyone"
          options={assignments}
          onChange={(assignment) => onChange({ assignment })}
        />
        <ResponsePromiseFilterFields view={view} onChange={onChange} />
      </fieldset>
      <button className="act filter-panel__clear" type="button" onClick={() => onChange(NO_FILTERS)}>
        Clear All Filters
      </button>
    </section>
  );
}

interface ChoicesProps<T extends string> {
  readonly legend: string;
  readonly options: readonly T[];
  readonly labelOf: (option: T) => string;
  readonly chosen: readonly T[];
  readonly disabled?: boolean;
  readonly hint?: ReactNode;
  readonly onChange: (chosen: T[]) => void;
}

function Choices<T extends string>({ legend, options, labelOf, chosen, disabled, hint, onChange }: ChoicesProps<T>) {
  return (
    <fieldset className="filter-panel__group" disabled={disabled}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label className="filter-panel__choice" key={option}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, option] : chosen.filter((other) => other !== option))
            }
          />
          {labelOf(option)}
        </label>
      ))}
      {hint && <p className="filter-panel__hint">{hint}</p>}
    </fieldset>
  );
}
