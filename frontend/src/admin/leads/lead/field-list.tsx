import type { ReactNode } from 'react';
import type { FieldLine } from './lead-fields';
import './field-list.css';

interface FieldListProps {
  readonly fields?: readonly FieldLine[];
  /** Pairs of `dt` and `dd` that stand before the fields. */
  readonly children?: ReactNode;
}

/** What a lead says, each value beside its label. */
export function FieldList({ fields = [], children }: FieldListProps) {
  return (
    <dl className="field-list">
      {children}
      {fields.map(({ name, label, text }) => (
        <div className="field-list__field" key={name}>
          <dt>{label}</dt>
          <dd className="field-list__text">{text || <span className="field-list__none">Not given</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
