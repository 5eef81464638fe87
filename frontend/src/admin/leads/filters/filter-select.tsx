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
    <label className="filter-panel__field">
      {label}
      <select className="field__control" value={value} onChange={(event) => onChange(event.target.value as T | '')}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The options of a filter from the labels of its values. */
export function optionsOf<T extends string>(labels: Readonly<Record<T, string>>): { value: T; label: string }[] {
  return (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
}
