import { mailAddress } from '@lead-types/contact-address';
import { COMPANY } from '../../content/company';
import type { ContactCard, ContactContent } from '../../content/contact';
import type { CardItem } from '../../content/content-page';
import { Cards } from '../content-page/cards';
import { ContentHeroView } from '../content-page/content-hero';
import { ContentSectionView } from '../content-page/content-sections';
import { FormPageProviders } from '../forms/form/form-page-providers';
import { ContactSection } from '../forms/sections/contact-section';
import { revealOnScroll } from '../lib/reveal';
import { Section } from '../ui/section';
import { ContactDetails } from './contact-details';
import './contact-us-page.css';

export function Page({ content }: { content: ContactContent }) {
  return (
    <FormPageProviders texts={content.forms.shared}>
      <div ref={revealOnScroll}>
        <ContentHeroView hero={content.hero} />
        <Section kind="cards" titleId="ways-title" title={content.cards.title}>
          <Cards items={content.cards.items.map(withAddress)} />
        </Section>
        <section className="section section--form" aria-label={content.forms.contact.name}>
          <div className="section__inner contact-us-page__columns">
            <ContactDetails texts={content.details} />
            <ContactSection content={content} />
          </div>
        </section>
        <ContentSectionView section={content.questions} />
        <ContentSectionView section={content.call} />
      </div>
    </FormPageProviders>
  );
}

function withAddress({ link, ...card }: ContactCard): CardItem {
  if ('to' in link) return { ...card, link };
  const { label, mailSubject } = link;
  return { ...card, link: { label, href: mailAddress(COMPANY.email, { subject: mailSubject }) } };
}
