import type { ReactNode } from 'react';
import { ReachUs } from '../../ui/notices';
import { Awning } from '../../ui/section';
import './form-section.css';

interface FormSectionProps {
  /** An anchor for links to the form. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** The form. */
  readonly children: ReactNode;
}

/** A form on a white sheet under an awning, beside what it is for and how to reach a person instead. */
export function FormSection({ id, title, lead, children }: FormSectionProps) {
  return (
    <section className="section section--form" id={id} aria-labelledby={`${id}-title`}>
      <div className="section__inner form-section__columns">
        <div className="form-section__about">
          <h2 className="section__title" id={`${id}-title`}>
            {title}
          </h2>
          <p>{lead}</p>
          <ReachUs />
        </div>
        <div className="form-section__sheet">
          <Awning />
          {children}
        </div>
      </div>
    </section>
  );
}
