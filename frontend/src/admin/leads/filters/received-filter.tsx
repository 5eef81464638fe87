import { formatDay } from '../../ui/dates';
import { DATE_PRESET_LABELS, DATE_PRESETS, type DatePreset } from '../lead/lead-labels';
import { DayField, isDay } from './day-field';
import { FilterSelect, optionsOf } from './filter-select';
import type { FilterFieldProps, LeadFilter } from './lead-filter';
import './filter-panel.css';

export interface Received {
  /** `all`: any time, chosen where something narrower stands for no choice. */
  readonly preset: DatePreset | 'all' | '';
  /** YYYY-MM-DD, only of custom dates; empty for an open end. */
  readonly from: string;
  readonly to: string;
}

export const ANY_TIME: Received = { preset: '', from: '', to: '' };

/** When the lead came. `dateRange=last7days`, `dateRange=custom&dateFrom=2026-11-01` */
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
    // Custom dates of which none is chosen yet narrow nothing.
    if (preset === '' || preset === 'all' || (preset === 'custom' && !from && !to)) return {};
    return { dateRange: preset, dateFrom: from, dateTo: to };
  },
  chips: ({ preset, from, to }) => {
    if (preset === '' || preset === 'all') return [];
    const days = [from && `from ${formatDay(from)}`, to && `to ${formatDay(to)}`].filter(Boolean).join(' ');
    return [{ label: `Received: ${days || DATE_PRESET_LABELS[preset]}`, without: ANY_TIME }];
  },
  field: (props) => <ReceivedField {...props} />,
};

function ReceivedField({ value, onChange }: FilterFieldProps<Received>) {
  const { preset, from, to } = value;
  return (
    <>
      <FilterSelect
        label="Received"
        value={preset === 'all' ? '' : preset}
        any="Any time"
        options={optionsOf(DATE_PRESET_LABELS)}
        onChange={(chosen) => onChange({ ...ANY_TIME, preset: chosen })}
      />
      {preset === 'custom' && (
        <>
          <DayField label="From" max={to} value={from} onChange={(day) => onChange({ ...value, from: day })} />
          <DayField label="To" min={from} value={to} onChange={(day) => onChange({ ...value, to: day })} />
        </>
      )}
    </>
  );
}

function dayIn(address: URLSearchParams, name: string): string {
  const text = address.get(name) ?? '';
  return isDay(text) ? text : '';
}
