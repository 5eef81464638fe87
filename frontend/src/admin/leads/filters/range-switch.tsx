import { DATE_PRESET_LABELS } from '../lead/lead-labels';
import { DayField } from './day-field';
import { receivedDays } from './narrowed-view';
import { ANY_TIME, type Received } from './received-filter';
import './range-switch.css';

const LABELS = { ...DATE_PRESET_LABELS, all: 'All time' } as const;
const CHOICES = [
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
  /** YYYY-MM-DD in Asia/Kolkata. */
  readonly today: string;
  readonly onChange: (value: Received) => void;
}

/** The days that figures are about, one press each; days of one's own begin with those shown before. */
export function RangeSwitch({ value, today, onChange }: RangeSwitchProps) {
  const { preset, from, to } = value;
  return (
    <fieldset className="range-switch">
      <legend className="visually-hidden">Received</legend>
      <div className="range-switch__choices">
        {CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            className="range-switch__choice"
            aria-pressed={choice === preset}
            onClick={() =>
              onChange(
                choice === 'custom'
                  ? { preset: choice, ...receivedDays(value, today) }
                  : { ...ANY_TIME, preset: choice },
              )
            }
          >
            {LABELS[choice]}
          </button>
        ))}
      </div>
      {preset === 'custom' && (
        <div className="range-switch__days">
          <DayField label="From" max={to} value={from} onChange={(day) => onChange({ ...value, from: day })} />
          <DayField label="To" min={from} value={to} onChange={(day) => onChange({ ...value, to: day })} />
        </div>
      )}
    </fieldset>
  );
}
