import type { ReactNode } from 'react';
import '../shared/ui/base.css';
import '../site/ui/button.css';
import { type FieldProps, LongTextField, TextField } from '../shared/ui/field';
import { ChoiceGroup, DateField, SelectField } from '../site/ui/choice-fields';
import { fieldStates, LONG_HINDI, Share, States } from './states';

const OPTIONS = [
  { value: 'soil', label: 'Soil testing' },
  { value: 'long', label: LONG_HINDI },
];
const CONTROLS = [
  ['Text', (field) => <TextField field={field} />],
  ['Long text', (field) => <LongTextField field={field} />],
  ['Choice from a list', (field) => <SelectField field={field} placeholder="Choose" options={OPTIONS} />],
  ['Date', (field) => <DateField field={field} />],
  ['One of a few', (field) => <ChoiceGroup field={field} name={field.id} type="radio" options={OPTIONS} />],
  ['Any of a few', (field) => <ChoiceGroup field={field} name={field.id} type="checkbox" options={OPTIONS} />],
] as const satisfies readonly (readonly [string, (field: FieldProps) => ReactNode])[];

export function Gallery() {
  return (
    <>
      <States name="Buttons">
        {['button', 'button button--call', 'button button--quiet', 'text-button'].map((name) => (
          <button key={name} className={name} type="button">
            {name}
          </button>
        ))}
        <button className="button" type="button" disabled>
          Disabled
        </button>
        <button className="button" type="button" aria-busy="true">
          Sending...
        </button>
        <button className="button" type="button">
          {LONG_HINDI}
        </button>
      </States>
      {CONTROLS.map(([name, control]) => (
        <States key={name} name={name}>
          {fieldStates(name)
            .map((texts, index) => ({
              ...texts,
              id: `${name} ${index}`.replace(/\W/g, '-'),
              optional: index === 3 ? '(वैकल्पिक)' : undefined,
            }))
            .map((field) => (
              <Share key={field.id}>{control(field)}</Share>
            ))}
        </States>
      ))}
    </>
  );
}
