import { type ReactNode, useId } from 'react';
import './lead-profile.css';

interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Fold({ title, children }: FoldProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <details className="fold">
        <summary className="fold__summary">
          <h3 className="fold__title" id={id}>
            {title}
          </h3>
        </summary>
        <div className="fold__body">{children}</div>
      </details>
    </section>
  );
}
