import { type ReactNode, useId } from 'react';
import { isTall } from '../../ui/use-media';
import './lead-profile.css';

interface DisclosureProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Disclosure({ title, children }: DisclosureProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <details className="disclosure" open={isTall()}>
        <summary className="disclosure__summary">
          <h3 className="disclosure__title" id={id}>
            {title}
          </h3>
        </summary>
        <div className="disclosure__body">{children}</div>
      </details>
    </section>
  );
}
