import { useId } from 'react';
import { Button } from '../ui/button';
import { Checkbox, FormNote } from '../ui/fields/fields';
import './choice-group.css';

interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
  /** True if the choice cannot be ticked. A ticked choice can still be cleared. */
  readonly isOff?: boolean;
}

interface ChoicePart<Value> {
  readonly title?: string;
  readonly choices: readonly Choice<Value>[];
}

interface ChoiceGroupProps<Value> {
  readonly legend: string;
  readonly parts: readonly ChoicePart<Value>[];
  readonly chosen: readonly Value[];
  readonly error: string | undefined;
  /** Also describes each choice that is off. */
  readonly note?: string | undefined;
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Checkboxes with the buttons All and None. `onChange` receives the chosen values in the order of the boxes. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, parts, chosen, error, note, onChange } = props;
  const id = useId();
  const all = parts.flatMap(({ choices }) => choices);
  const isFixed = ({ value, isOff }: Choice<Value>) => isOff === true && !chosen.includes(value);
  const change = (value: Value, isOn: boolean) =>
    onChange(all.map((each) => each.value).filter((each) => (each === value ? isOn : chosen.includes(each))));
  const box = (choice: Choice<Value>) => {
    const isFirst = choice === all[0];
    const descriptions = [isFirst && error && `${id}-error`, isFixed(choice) && `${id}-note`].filter(Boolean);
    return (
      <Checkbox
        key={choice.value}
        checked={chosen.includes(choice.value)}
        aria-disabled={isFixed(choice) || undefined}
        aria-describedby={descriptions.join(' ') || undefined}
        aria-invalid={(isFirst && error !== undefined) || undefined}
        onChange={({ target }) => isFixed(choice) || change(choice.value, target.checked)}
      >
        {choice.label}
      </Checkbox>
    );
  };
  return (
    <fieldset className="choice-group">
      <legend>{legend}</legend>
      <div className="choice-group__all">
        <Button small onClick={() => onChange(all.filter(({ isOff }) => !isOff).map(({ value }) => value))}>
          All
        </Button>
        <Button small onClick={() => onChange([])}>
          None
        </Button>
        <span className="choice-group__count" role="status">
          {chosen.length} of {all.length} chosen
        </span>
      </div>
      <ChoiceError id={`${id}-error`} error={error} />
      {note && <FormNote id={`${id}-note`}>{note}</FormNote>}
      {parts.map(({ title, choices }, index) =>
        title === undefined ? (
          <div className="choice-group__choices" key="untitled">
            {choices.map(box)}
          </div>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the fieldset would be announced twice
          <div className="choice-group__part" role="group" aria-labelledby={`${id}-${index}`} key={title}>
            <span className="choice-group__title" id={`${id}-${index}`}>
              {title}
            </span>
            <div className="choice-group__choices">{choices.map(box)}</div>
          </div>
        ),
      )}
    </fieldset>
  );
}

export function ChoiceError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error && (
      <p className="choice-group__error" id={id}>
        {error}
      </p>
    )
  );
}
