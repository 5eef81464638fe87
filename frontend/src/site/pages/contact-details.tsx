import { mailAddress } from '@lead-types/contact-address';
import { COMPANY } from '../../content/company';
import type { ContactContent } from '../../content/contact';
import { useLanguage } from '../lib/language-context';
import { SampleNote } from '../ui/sample-note';
import './contact-details.css';

/** Phone, WhatsApp, mail, hours and address of the company. */
export function ContactDetails({ texts }: { texts: ContactContent['details'] }) {
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
