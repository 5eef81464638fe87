import type { ComponentProps, ReactNode } from 'react';
import './checkbox.css';

/** A tick box with its words beside it. */
export function Checkbox({ children, ...input }: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className="checkbox">
      <input type="checkbox" {...input} />
      {children}
    </label>
  );
}
