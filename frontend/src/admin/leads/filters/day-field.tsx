import { useState } from 'react';
import { TextField } from '../../ui/fields/fields';

const EARLIEST = '2000-01-01';
const LATEST = '9999-12-31';

interface DayFieldProps {
  readonly label: string;
  /** YYYY-MM-DD; empty for none. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
}

/** A day to filter by. A year that is still being typed (2, 20, 202) is no day yet and changes nothing. */
export function DayField({ label, value, min, max, onChange }: DayFieldProps) {
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

/** Whether a text is a day of the calendar, as YYYY-MM-DD, that leads may have come on. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < EARLIEST) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
