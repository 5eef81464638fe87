import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { COMPANY } from '../../content/company';
import type { ContactCard, ContactContent } from '../../content/contact';
import { Icon } from '../../shared/ui/icon';
import { ContentHeroView } from '../content-page/content-hero';
import { ContentSectionView } from '../content-page/content-sections';
import { FormPageProviders } from '../forms/form/form-page-providers';
import { ContactSection } from '../forms/sections/contact-section';
import { useLanguage } from '../lib/language-context';
import { useReveal } from '../lib/use-reveal';
import './content-page.css';
import './contact-us-page.css';

export function Page({ content }: { content: ContactContent }) {
  const root = useRef<HTMLDivElement>(null);
  useReveal(root);

  return (
    <FormPageProviders texts={content.forms.shared}>
      <div className="contact" ref={root}>
        <ContentHeroView hero={content.hero} />
        <section className="section section--cards" aria-labelledby="ways-title">
          <div className="section__inner">
            <h2 className="section__title" id="ways-title">
              {content.cards.title}
            </h2>
            <ul className="cards" data-reveal="">
              {content.cards.items.map((card) => (
                <WayToReachUs key={card.title} card={card} />
              ))}
            </ul>
          </div>
        </section>
        <section className="section contact__desk" aria-label={content.forms.contact.name}>
          <div className="section__inner contact__columns">
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

function WayToReachUs({ card: { icon, title, text, link } }: { card: ContactCard }) {
  return (
    <li className="cards__entry cards__entry--linked">
      <span className="cards__icon">
        <Icon name={icon} />
      </span>
      <div className="cards__text">
        <h3 className="cards__title">{title}</h3>
        <p>{text}</p>
        {'to' in link ? (
          <Link className="arrow-link" to={link.to}>
            {link.label}
          </Link>
        ) : (
          <a className="arrow-link" href={`mailto:${COMPANY.email}?subject=${encodeURIComponent(link.mailSubject)}`}>
            {link.label}
          </a>
        )}
      </div>
    </li>
  );
}

function ContactDetails({ texts }: { texts: ContactContent['details'] }) {
  const { language } = useLanguage();
  const { phone, email, whatsapp, address } = COMPANY;

  return (
    <div className="contact-details">
      <h2 className="contact-details__title">{texts.title}</h2>
      <p>{texts.lead}</p>
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
            <a href={`mailto:${email}`}>{email}</a>
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
