import { callAddress, mailAddress, whatsAppAddress } from '@lead-types/contact-address';
import { formatPhone } from './format-phone';
import type { Lead } from './lead';
import './contact-links.css';

/** Email, phone and WhatsApp of a lead, each one tap away. */
export function ContactLinks({ lead }: { lead: Pick<Lead, 'personalInfo' | 'phoneE164' | 'phoneDoubtful'> }) {
  const { email, phone } = lead.personalInfo;
  return (
    <span className="contact-links">
      {email && <a href={mailAddress(email)}>{email}</a>}
      {phone && (
        <span className="contact-links__phone">
          <a href={callAddress(lead.phoneE164 ?? phone)}>{formatPhone(lead)}</a>
          {lead.phoneE164 && (
            <a href={whatsAppAddress(lead.phoneE164)} target="_blank" rel="noreferrer">
              WhatsApp
            </a>
          )}
          {lead.phoneDoubtful && <span className="contact-links__doubt">check number</span>}
        </span>
      )}
    </span>
  );
}
