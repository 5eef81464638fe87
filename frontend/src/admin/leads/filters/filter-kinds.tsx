/** The interface of a list filter, and the common kinds of filter. */
import type { LeadType } from '@lead-types/lead-types';
import type { ReactNode } from 'react';
import type { QueryOf } from '../../../shared/api/api-types';
import { Checkbox, SelectField, TextField } from '../../ui/fields/fields';
import './filter-panel.css';

export type LeadFilterQuery = QueryOf<'get', '/api/reports/daily'>;
type Parameter = keyof LeadFilterQuery;
type ValueOf<P extends Parameter> =
  NonNullable<LeadFilterQuery[P]> extends readonly (infer Item extends string)[]
    ? Item
    : NonNullable<LeadFilterQuery[P]> & string;

/** In the source and campaign filters, stands for leads without a source or campaign. */
export const NO_VALUE = '(none)';

export type LeadTab = LeadType | 'all' | 'spam';

export interface FilterFieldProps<Value> {
  readonly value: Value;
  onChange(value: Value): void;
  readonly tab: LeadTab;
}

interface FilterChip<Value> {
  readonly label: string;
  readonly without: Value;
}

/** Names by user id. */
export type People = ReadonlyMap<string, string>;

/** Describes a stored filter value for the activity log. */
export type Describe = (value: unknown, people: People) => string;

/** One filter. `name` is both its key in `LEAD_FILTERS` and its URL parameter. */
export interface LeadFilter<Value> {
  readonly none: Value;
  /** Sample values that together use every query parameter of the filter. Tests iterate over them. */
  readonly examples: readonly Value[];
  readonly isGroup?: boolean;
  /** Whether the user types the value. Typing adds no entries to the browser history. */
  readonly isTyped?: boolean;
  /** Reads the value from the URL. Invalid values are ignored. */
  parse(address: URLSearchParams, name: string): Value;
  /** The filter's URL parameters; empty if the value filters nothing. */
  format(value: Value, name: string): Readonly<Record<string, string>>;
  query(value: Value): LeadFilterQuery;
  /** Combines `value` with a report's filters; null if no lead matches both. `today`: YYYY-MM-DD in India. */
  narrow(value: Value, counted: LeadFilterQuery, today: string): Value | null;
  /** Keyed by the name that the activity log uses for the filter. */
  readonly describe: Readonly<Record<string, Describe>>;
  /** `people` contains `me`. */
  chips(value: Value, people: People): readonly FilterChip<Value>[];
  field(props: FilterFieldProps<Value>): ReactNode;
}

/** A filter by any of several values, with a checkbox for each. URL: `status=new,closed` */
export function choicesFilter<P extends Parameter, T extends ValueOf<P>>(
  parameter: P,
  filter: {
    readonly label: string;
    readonly options: readonly T[];
    readonly labelOf: (option: T) => string;
    readonly describe?: (words: string) => string;
  },
): LeadFilter<readonly T[]> {
  const { label, options, labelOf, describe = (words) => words } = filter;
  return {
    none: [],
    examples: [options.slice(0, 2)],
    isGroup: true,
    parse: (address, name) => {
      const values = (address.get(name) ?? '').split(',');
      return values.filter((value): value is T => options.some((option) => option === value));
    },
    format: (values, name) => (values.length > 0 ? { [name]: values.join(',') } : {}),
    query: (values) => (values.length > 0 ? { [parameter]: values } : {}),
    narrow: (values, counted) => common(values, listOf(counted[parameter]) as readonly T[]),
    describe: { [parameter]: (values) => describe(orOf(values, labelOf)) },
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

/** The intersection of two lists. An empty list stands for any value. Null if the lists have nothing in common. */
function common<T>(chosen: readonly T[], counted: readonly T[]): readonly T[] | null {
  if (chosen.length === 0 || counted.length === 0) return chosen.length === 0 ? counted : chosen;
  const both = chosen.filter((value) => counted.includes(value));
  return both.length > 0 ? both : null;
}

/** A filter by one value. URL: `promise=overdue` */
export function choiceFilter<P extends Parameter>(
  parameter: P,
  filter: {
    readonly label: string;
    readonly options: Readonly<Record<ValueOf<P>, string>>;
    readonly chipLabel: (option: string) => string;
    readonly describe: (words: string) => string;
    /** Describes a value in the activity log. Default: the value itself. */
    readonly wordOf?: (value: ValueOf<P>) => string | undefined;
    readonly isList?: boolean;
    /** Whether every lead that matches `narrow` also matches `wide`. Never called with two equal values. */
    readonly covers?: (wide: ValueOf<P>, narrow: ValueOf<P>) => boolean;
  },
): LeadFilter<ValueOf<P> | ''> {
  const { label, chipLabel, describe, wordOf = (value) => value, isList = false, covers } = filter;
  const options = optionsOf(filter.options);
  const values = options.map(({ value }) => value);
  return {
    none: '',
    examples: values.slice(0, 1),
    parse: (address, name) => values.find((value) => value === address.get(name)) ?? '',
    format: (value, name) => (value ? { [name]: value } : {}),
    query: (value) => (value ? { [parameter]: isList ? [value] : value } : {}),
    narrow: (value, counted) => narrowed(value, (listOf(counted[parameter])[0] ?? '') as ValueOf<P> | '', covers),
    describe: { [parameter]: (kept) => describe(orOf(kept, wordOf)) },
    chips: (value) => (value ? [{ label: chipLabel(filter.options[value]), without: '' }] : []),
    field: ({ value, onChange }) => (
      <FilterSelect label={label} value={value} any="Any" options={options} onChange={onChange} />
    ),
  };
}

/** The narrower of two values. An empty value stands for any value. Null if the values exclude each other. */
export function narrowed<T extends string>(
  chosen: T | '',
  counted: T | '',
  covers: (wide: T, narrow: T) => boolean = () => false,
): T | '' | null {
  if (counted === '' || chosen === counted) return chosen;
  if (chosen === '' || covers(chosen, counted)) return counted;
  return covers(counted, chosen) ? chosen : null;
}

/** A filter with one checkbox. `value` is its value in the URL, `asked` its value in the API. */
export function flagFilter<P extends Parameter, T extends string>(
  parameter: P,
  filter: {
    readonly label: string;
    readonly chipLabel: string;
    readonly value: T;
    readonly asked: NonNullable<LeadFilterQuery[P]>;
    readonly describe: string;
  },
): LeadFilter<NoInfer<T> | ''> {
  const { label, chipLabel, value: set, asked, describe } = filter;
  return {
    none: '',
    examples: [set],
    parse: (address, name) => (address.get(name) === set ? set : ''),
    format: (value, name) => (value ? { [name]: value } : {}),
    query: (value) => (value ? { [parameter]: asked } : {}),
    narrow: (value, counted) => (counted[parameter] === asked ? set : value),
    describe: { [parameter]: () => describe },
    chips: (value) => (value ? [{ label: chipLabel, without: '' }] : []),
    field: ({ value, onChange }) => (
      <Checkbox checked={value !== ''} onChange={(event) => onChange(event.target.checked ? set : '')}>
        {label}
      </Checkbox>
    ),
  };
}

const MAX_LENGTH = 200;

/** A filter by an exact text, or by `(none)` for leads that have no such text. URL: `source=whatsapp` */
export function textFilter(
  parameter: 'source' | 'campaign',
  filter: {
    readonly label: string;
    readonly chipLabel: (text: string) => string;
    readonly describe: (text: string) => string;
  },
): LeadFilter<string> {
  return {
    none: '',
    examples: ['whatsapp'],
    isTyped: true,
    parse: (address, name) => (address.get(name) ?? '').trim().slice(0, MAX_LENGTH),
    format: (value, name) => (value.trim() ? { [name]: value.trim() } : {}),
    query: (value) => (value.trim() ? { [parameter]: value.trim() } : {}),
    narrow: (value, counted) => narrowed(value.trim(), counted[parameter] ?? ''),
    describe: { [parameter]: (text) => filter.describe(String(text)) },
    chips: (value) => (value ? [{ label: filter.chipLabel(value === NO_VALUE ? 'none' : value), without: '' }] : []),
    field: ({ value, onChange }) => (
      <div className="filter-panel__field">
        <TextField
          label={filter.label}
          type="search"
          placeholder={`${NO_VALUE} if empty`}
          maxLength={MAX_LENGTH}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    ),
  };
}

/** A filter whose value must match a pattern. URL: `assignment=me` */
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

interface FilterCheckboxesProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly labelOf: (option: T) => string;
  readonly chosen: readonly T[];
  readonly disabled?: boolean;
  readonly hint?: ReactNode;
  readonly onChange: (chosen: readonly T[]) => void;
}

export function FilterCheckboxes<T extends string>(props: FilterCheckboxesProps<T>) {
  const { label, options, labelOf, chosen, disabled, hint, onChange } = props;
  return (
    <fieldset className="filter-panel__group filter-panel__group--choices" disabled={disabled}>
      <legend>{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option}
          checked={chosen.includes(option)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, option] : chosen.filter((other) => other !== option))
          }
        >
          {labelOf(option)}
        </Checkbox>
      ))}
      {hint && <p className="filter-panel__hint">{hint}</p>}
    </fieldset>
  );
}

interface FilterSelectProps<T extends string> {
  readonly label: string;
  readonly value: T | '';
  readonly any: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T | '') => void;
}

export function FilterSelect<T extends string>({ label, value, any, options, onChange }: FilterSelectProps<T>) {
  return (
    <div className="filter-panel__field">
      <SelectField
        label={label}
        none={any}
        options={options}
        value={value}
        onChange={(event) => onChange(event.target.value as T | '')}
      />
    </div>
  );
}

export function optionsOf<T extends string>(labels: Readonly<Record<T, string>>): { value: T; label: string }[] {
  return (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

/** Joins values, as in `New or Closed`. A value that only a newer server knows is shown unchanged. */
function orOf<T extends string>(values: unknown, wordOf: (value: T) => string | undefined): string {
  return listOf(values)
    .map((value) => wordOf(value as T) ?? String(value))
    .join(' or ');
}
