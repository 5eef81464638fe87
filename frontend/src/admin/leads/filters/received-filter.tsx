import { type DayRange, RELATIVE_RANGE_NAMES, RELATIVE_RANGES, type RelativeRangeName } from '@lead-types/date-presets';
import { useState } from 'react';
import { dayInIndia, formatDay } from '../../ui/dates';
import { TextField } from '../../ui/fields/fields';
import { type FilterFieldProps, FilterSelect, type LeadFilter, type LeadFilterQuery, optionsOf } from './filter-kinds';
import './filter-panel.css';
import './received-filter.css';

export const DATE_PRESET_LABELS = {
  ...(Object.fromEntries(RELATIVE_RANGE_NAMES.map((name) => [name, RELATIVE_RANGES[name].label])) as Record<
    RelativeRangeName,
    string
  >),
  custom: 'Custom dates',
} as const;
type DatePreset = keyof typeof DATE_PRESET_LABELS;
const DATE_PRESETS = Object.keys(DATE_PRESET_LABELS) as DatePreset[];

export interface Received {
  /** `all` means any time. Reports need this value, because in a report an empty value means the default range. */
  readonly preset: DatePreset | 'all' | '';
  /** YYYY-MM-DD, used only for custom dates. Empty means no limit. */
  readonly from: string;
  readonly to: string;
}

export const ANY_TIME: Received = { preset: '', from: '', to: '' };

/** URL: `dateRange=last7days` or `dateRange=custom&dateFrom=2026-11-01` */
export const receivedFilter: LeadFilter<Received> = {
  none: ANY_TIME,
  examples: [
    { ...ANY_TIME, preset: 'last7days' },
    { preset: 'custom', from: '2026-11-01', to: '2026-11-20' },
  ],
  parse: (address) => {
    const text = address.get('dateRange');
    const preset = text === 'all' ? text : (DATE_PRESETS.find((known) => known === text) ?? '');
    return preset === 'custom'
      ? { preset, from: dayIn(address, 'dateFrom'), to: dayIn(address, 'dateTo') }
      : { ...ANY_TIME, preset };
  },
  format: ({ preset, from, to }) => ({
    ...(preset && { dateRange: preset }),
    ...(from && { dateFrom: from }),
    ...(to && { dateTo: to }),
  }),
  query: ({ preset, from, to }) => {
    // A custom range without any dates does not filter.
    if (preset === '' || preset === 'all' || (preset === 'custom' && !from && !to)) return {};
    return { dateRange: preset, dateFrom: from, dateTo: to };
  },
  narrow: narrowedDays,
  describe: { created: (range) => describeReceived(range as { from?: string; before?: string }) },
  chips: ({ preset, from, to }) => {
    if (preset === '' || preset === 'all') return [];
    const days = [from && `from ${formatDay(from)}`, to && `to ${formatDay(to)}`].filter(Boolean).join(' ');
    return [{ label: `Received: ${days || DATE_PRESET_LABELS[preset]}`, without: ANY_TIME }];
  },
  field: (props) => <ReceivedField {...props} />,
};

/** Converts the filter to a range of days. A limit that is not set is an empty string. */
export function receivedDays({ preset, from, to }: Received, today: string): DayRange {
  if (preset === 'custom') return { from, to };
  return preset === '' || preset === 'all' ? { from: '', to: '' } : RELATIVE_RANGES[preset].days(today);
}

function narrowedDays(received: Received, counted: LeadFilterQuery, today: string): Received | null {
  const { dateRange } = counted;
  const asked: Received =
    dateRange && dateRange !== 'custom'
      ? { ...ANY_TIME, preset: dateRange }
      : { preset: 'custom', from: counted.dateFrom ?? '', to: counted.dateTo ?? '' };
  const [days, wanted] = [receivedDays(received, today), receivedDays(asked, today)];
  const [, from = ''] = [days.from, wanted.from].sort();
  const to = days.to && (!wanted.to || days.to < wanted.to) ? days.to : wanted.to;
  if (from && to && from > to) return null;
  // `all` is only used in reports. In the list, an empty value means any time.
  if (from === days.from && to === days.to) return received.preset === 'all' ? ANY_TIME : received;
  return from === wanted.from && to === wanted.to ? asked : { preset: 'custom', from, to };
}

/** The activity log stores times instead of days. `before` is the start of the day after the last day. */
function describeReceived({ from, before }: { from?: string; before?: string }): string {
  const first = from && formatDay(dayInIndia(from));
  const last = before && formatDay(dayInIndia(Date.parse(before) - 1));
  if (first && last) return first === last ? `received ${first}` : `received ${first} to ${last}`;
  return first ? `received from ${first}` : `received up to ${last}`;
}

function ReceivedField({ value, onChange }: FilterFieldProps<Received>) {
  const { preset } = value;
  return (
    <>
      <FilterSelect
        label="Received"
        value={preset === 'all' ? '' : preset}
        any="Any time"
        options={optionsOf(DATE_PRESET_LABELS)}
        onChange={(chosen) => onChange({ ...ANY_TIME, preset: chosen })}
      />
      {preset === 'custom' && <CustomDays value={value} onChange={onChange} />}
    </>
  );
}

const SWITCH_LABELS = { ...DATE_PRESET_LABELS, all: 'All time' } as const;
const SWITCH_CHOICES = [
  'today',
  'thisweek',
  'last7days',
  'thismonth',
  'lastmonth',
  'last30days',
  'last90days',
  'all',
  'custom',
] as const satisfies readonly Received['preset'][];

interface RangeSwitchProps {
  readonly value: Received;
  readonly today: string;
  readonly onChange: (value: Received) => void;
}

/** Buttons for the date range of a report. Custom dates start with the current range. */
export function RangeSwitch({ value, today, onChange }: RangeSwitchProps) {
  return (
    <fieldset className="range-switch">
      <legend className="visually-hidden">Received</legend>
      <div className="range-switch__choices">
        {SWITCH_CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            className="range-switch__choice"
            aria-pressed={choice === value.preset}
            onClick={() =>
              onChange(
                choice === 'custom'
                  ? { preset: choice, ...receivedDays(value, today) }
                  : { ...ANY_TIME, preset: choice },
              )
            }
          >
            {SWITCH_LABELS[choice]}
          </button>
        ))}
      </div>
      {value.preset === 'custom' && (
        <div className="range-switch__days">
          <CustomDays value={value} onChange={onChange} />
        </div>
      )}
    </fieldset>
  );
}

function CustomDays({ value, onChange }: { value: Received; onChange: (value: Received) => void }) {
  const { from, to } = value;
  return (
    <>
      <DayField label="From" max={to} value={from} onChange={(day) => onChange({ ...value, from: day })} />
      <DayField label="To" min={from} value={to} onChange={(day) => onChange({ ...value, to: day })} />
    </>
  );
}

const EARLIEST = '2000-01-01';
const LATEST = '9999-12-31';

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
}

/** Ignores a year that is only partly typed (2, 20, 202). */
function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const [shown, setShown] = useState({ text: value, ofValue: value });
  const text = shown.ofValue === value ? shown.text : value;
  return (
    <div className="filter-panel__field">
      <TextField
        label={label}
        type="date"
        min={min || EARLIEST}
        max={max || LATEST}
        value={text}
        onChange={({ target }) => {
          const isWhole = target.value === '' || isDay(target.value);
          setShown({ text: target.value, ofValue: isWhole ? target.value : value });
          if (isWhole) onChange(target.value);
        }}
      />
    </div>
  );
}

function dayIn(address: URLSearchParams, name: string): string {
  const text = address.get(name) ?? '';
  return isDay(text) ? text : '';
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < EARLIEST) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
