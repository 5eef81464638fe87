import { SelectField } from '../../ui/fields/fields';
import './filter-panel.css';

interface FilterSelectProps<T extends string> {
  readonly label: string;
  readonly value: T | '';
  /** What it says where nothing is narrowed. */
  readonly any: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T | '') => void;
}

/** A filter of one choice. */
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

/** The options of a filter from the labels of its values. */
export function optionsOf<T extends string>(labels: Readonly<Record<T, string>>): { value: T; label: string }[] {
  return (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
}
