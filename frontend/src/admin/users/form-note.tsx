import type { ReactNode } from 'react';
import '../ui/fields/form-fields.css';

interface FormNoteProps {
  /** For the controls that it describes. */
  readonly id?: string;
  /** The class by which the block around it places it. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sentence in a form about what can be chosen, and why not. */
export function FormNote({ id, className = '', children }: FormNoteProps) {
  return (
    <p className={`form-fields__note ${className}`.trim()} id={id}>
      {children}
    </p>
  );
}
