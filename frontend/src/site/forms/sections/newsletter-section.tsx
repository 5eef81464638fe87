import type { NewsletterInvitation } from '../../../content/newsletter';
import { Island } from '../../ui/island';
import { Section } from '../../ui/section';
import './newsletter-section.css';

/** The invitation to subscribe. */
export function NewsletterSection({ texts }: { texts: NewsletterInvitation }) {
  return (
    <Section kind="newsletter" id="newsletter" titleId="newsletter-title" title={texts.title} lead={texts.lead}>
      <div className="newsletter-section">
        <Island name="form" form="newsletter" layout="one-field" />
      </div>
    </Section>
  );
}
