import type { ReactNode } from 'react';
import { Checkbox } from '../../ui/fields/checkbox';
import './filter-panel.css';

interface FilterCheckboxesProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly labelOf: (option: T) => string;
  readonly chosen: readonly T[];
  readonly disabled?: boolean;
  readonly hint?: ReactNode;
  readonly onChange: (chosen: readonly T[]) => void;
}

/** A group of tick boxes in the filter panel. */
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
