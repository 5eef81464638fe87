import { type LeadFilterQuery, NO_VALUE } from '../../api/lead-filter-query';
import { Checkbox } from '../../ui/fields/checkbox';
import { TextField } from '../../ui/fields/fields';
import { FilterCheckboxes } from './filter-checkboxes';
import { FilterSelect, optionsOf } from './filter-select';
import type { LeadFilter } from './lead-filter';

/** What filters by one word of a known form have in common. `assignedTo=me` */
export function wordFilter(known: RegExp): Pick<LeadFilter<string>, 'none' | 'parse' | 'format'> {
  return {
    none: '',
    parse: (address, name) => {
      const value = address.get(name) ?? '';
      return known.test(value) ? value : '';
    },
    format: (value, name) => (value ? { [name]: value } : {}),
  };
}

/** Any number of values, each a tick box in a group of its own. `status=new,closed` */
export function choicesFilter<T extends string>(filter: {
  readonly label: string;
  readonly options: readonly T[];
  readonly labelOf: (option: T) => string;
  readonly query: (values: readonly T[]) => LeadFilterQuery;
}): LeadFilter<readonly T[]> {
  const { label, options, labelOf } = filter;
  return {
    none: [],
    examples: [options.slice(0, 2)],
    isGroup: true,
    parse: (address, name) => {
      const values = (address.get(name) ?? '').split(',');
      return values.filter((value): value is T => options.some((option) => option === value));
    },
    format: (values, name) => (values.length > 0 ? { [name]: values.join(',') } : {}),
    query: (values) => (values.length > 0 ? filter.query(values) : {}),
    chips: (values) =>
      values.map((value) => ({
        label: `${label}: ${labelOf(value)}`,
        without: values.filter((other) => other !== value),
      })),
    field: ({ value, onChange }) => (
      <FilterCheckboxes label={label} options={options} labelOf={labelOf} chosen={value} onChange={onChange} />
    ),
  };
}

/** One of some values, or any. `promise=overdue` */
export function choiceFilter<T extends string>(filter: {
  readonly label: string;
  readonly options: Readonly<Record<T, string>>;
  readonly chipLabel: (option: string) => string;
  readonly query: (value: T) => LeadFilterQuery;
}): LeadFilter<T | ''> {
  const options = optionsOf(filter.options);
  const values = options.map(({ value }) => value);
  return {
    none: '',
    examples: values.slice(0, 1),
    parse: (address, name) => values.find((value) => value === address.get(name)) ?? '',
    format: (value, name) => (value ? { [name]: value } : {}),
    query: (value) => (value ? filter.query(value) : {}),
    chips: (value) => (value ? [{ label: filter.chipLabel(filter.options[value]), without: '' }] : []),
    field: ({ value, onChange }) => (
      <FilterSelect label={filter.label} value={value} any="Any" options={options} onChange={onChange} />
    ),
  };
}

/** One tick box. `value` is what stands in the address. */
export function flagFilter<T extends string>(filter: {
  readonly label: string;
  readonly chipLabel: string;
  readonly value: T;
  readonly query: LeadFilterQuery;
}): LeadFilter<NoInfer<T> | ''> {
  return {
    none: '',
    examples: [filter.value],
    parse: (address, name) => (address.get(name) === filter.value ? filter.value : ''),
    format: (value, name) => (value ? { [name]: value } : {}),
    query: (value) => (value ? filter.query : {}),
    chips: (value) => (value ? [{ label: filter.chipLabel, without: '' }] : []),
    field: ({ value, onChange }) => (
      <Checkbox checked={value !== ''} onChange={(event) => onChange(event.target.checked ? filter.value : '')}>
        {filter.label}
      </Checkbox>
    ),
  };
}

const MAX_LENGTH = 200;

/** A text that must be the same to the letter; `(none)` for leads without one. `source=whatsapp` */
export function textFilter(filter: {
  readonly label: string;
  readonly chipLabel: (text: string) => string;
  readonly query: (text: string) => LeadFilterQuery;
}): LeadFilter<string> {
  return {
    none: '',
    examples: ['whatsapp'],
    parse: (address, name) => (address.get(name) ?? '').trim().slice(0, MAX_LENGTH),
    format: (value, name) => (value.trim() ? { [name]: value.trim() } : {}),
    query: (value) => (value.trim() ? filter.query(value.trim()) : {}),
    chips: (value) => (value ? [{ label: filter.chipLabel(value === NO_VALUE ? 'none' : value), without: '' }] : []),
    field: ({ value, onChange }) => (
      <div className="filter-panel__field">
        <TextField
          label={filter.label}
          type="search"
          placeholder={`${NO_VALUE} for none`}
          maxLength={MAX_LENGTH}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    ),
  };
}
