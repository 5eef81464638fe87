import type { ReactNode } from 'react';
import { ReachUs } from '../../ui/notices';
import './hero-form.css';

interface HeroFormProps {
  /** An anchor for links to the form. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** The form. */
  readonly children: ReactNode;
}

/** A form on a white sheet in the page's hero. */
export function HeroForm({ id, title, lead, children }: HeroFormProps) {
  return (
    <section className="hero-form" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="hero-form__title" id={`${id}-title`}>
        {title}
      </h2>
      <p>{lead}</p>
      {children}
      <ReachUs />
    </section>
  );
}
