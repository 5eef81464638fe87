import type { Lead } from './lead-vocabulary';
import './contact-links.css';

type Contact = Pick<Lead, 'personalInfo' | 'phoneE164' | 'phoneDoubtful'>;

/** Email, phone and WhatsApp of a lead, each one tap away. */
export function ContactLinks({ lead }: { lead: Contact }) {
  const { email, phone } = lead.personalInfo;
  return (
    <span className="contact-links">
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && (
        <span className="contact-links__phone">
          <a href={`tel:${lead.phoneE164 ?? phone.replace(/[^+\d]/g, '')}`}>{phoneWords(lead)}</a>
          {lead.phoneE164 && (
            <a href={`https://wa.me/${lead.phoneE164.slice(1)}`} target="_blank" rel="noreferrer">
              WhatsApp
            </a>
          )}
          {lead.phoneDoubtful && <span className="contact-links__doubt">check number</span>}
        </span>
      )}
    </span>
  );
}

/** A sound Indian number always reads "+91 98765 43210", in whatever digits and groups it was typed; any other as typed. */
function phoneWords({ personalInfo, phoneE164, phoneDoubtful }: Contact): string | undefined {
  const [, start, end] = (!phoneDoubtful && phoneE164?.match(/^\+91(\d{5})(\d{5})$/)) || [];
  return start ? `+91 ${start} ${end}` : personalInfo.phone;
}
