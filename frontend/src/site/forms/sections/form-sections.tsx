import type { ReactNode } from 'react';
import type { CallbackLeadType } from '../../../content/form-texts';
import type { CallbackContent } from '../../../content/franchise';
import type { NewsletterInvitation } from '../../../content/newsletter';
import { Island } from '../../ui/island';
import { ReachUs } from '../../ui/notices';
import { Awning, Section } from '../../ui/section';
import './form-sections.css';

interface FormSectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A form on a white sheet under an awning, next to its description and contact details. */
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

interface HeroFormProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

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

export function CallbackSection({ type, content }: { type: CallbackLeadType; content: CallbackContent }) {
  return (
    <Section kind="call" id="enquire" titleId="enquire-title" title={content.title} lead={content.text}>
      <Island name="callback" type={type} />
      <ReachUs />
    </Section>
  );
}

export function NewsletterSection({ texts }: { texts: NewsletterInvitation }) {
  return (
    <Section kind="newsletter" id="newsletter" titleId="newsletter-title" title={texts.title} lead={texts.lead}>
      <div className="newsletter-section">
        <Island name="form" form="newsletter" layout="one-field" />
      </div>
    </Section>
  );
}
