import { mailAddress } from '@lead-types/contact-address';
import { COMPANY } from '../../content/company';
import type { ContactCard, ContactContent } from '../../content/contact';
import type { CardItem } from '../../content/content-page';
import { type Language, PUBLIC_ROUTES } from '../../content/routes';
import { Cards } from '../content-page/cards';
import { ContentHeroView } from '../content-page/content-hero';
import { ContentSectionView } from '../content-page/content-sections';
import { useLanguage } from '../lib/language-context';
import { Island } from '../ui/island';
import { SampleNote } from '../ui/notices';
import { Section } from '../ui/section';
import './contact-us-page.css';

export function Page({ content }: { content: ContactContent }) {
  return (
    <div>
      <ContentHeroView hero={content.hero} />
      <Section kind="cards" titleId="ways-title" title={content.cards.title}>
        <Cards items={content.cards.items.map(withAddress)} />
      </Section>
      <section className="section section--form" aria-label={content.form}>
        <div className="section__inner contact-us-page__columns">
          <ContactDetails texts={content.details} />
          <Island name="contact" pages={namesInMenus(useLanguage())} />
        </div>
      </section>
      <ContentSectionView section={content.questions} />
      <ContentSectionView section={content.call} />
    </div>
  );
}

function withAddress({ link, ...card }: ContactCard): CardItem {
  if ('to' in link) return { ...card, link };
  const { label, mailSubject } = link;
  return { ...card, link: { label, href: mailAddress(COMPANY.email, { subject: mailSubject }) } };
}

function namesInMenus(language: Language): Record<string, string> {
  return Object.fromEntries(PUBLIC_ROUTES.flatMap(({ id, menu }) => (menu ? [[id, menu.label[language]]] : [])));
}

function ContactDetails({ texts }: { texts: ContactContent['details'] }) {
  const language = useLanguage();
  const { phone, email, whatsapp, address } = COMPANY;

  return (
    <div className="contact-details">
      <h2 className="contact-details__title">{texts.title}</h2>
      <p>{texts.lead}</p>
      <SampleNote />
      <dl className="contact-details__list">
        <div>
          <dt>{texts.call}</dt>
          <dd>
            <a href={phone.href}>{phone.label}</a>
          </dd>
        </div>
        <div>
          <dt>WhatsApp</dt>
          <dd>
            <a href={whatsapp}>{texts.whatsapp}</a>
          </dd>
        </div>
        <div>
          <dt>{texts.mail}</dt>
          <dd>
            <a href={mailAddress(email)}>{email}</a>
            <p>{texts.mailNote}</p>
          </dd>
        </div>
        <div>
          <dt>{texts.hours}</dt>
          <dd>{texts.hoursValue}</dd>
        </div>
        <div>
          <dt>{texts.address}</dt>
          <dd>
            <address className="contact-details__address">
              {address[language].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
      </dl>
    </div>
  );
}
