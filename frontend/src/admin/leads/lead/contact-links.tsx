import { callAddress, chatNumber, mailAddress, whatsAppAddress } from '@lead-types/contact-address';
import { formatPhone } from './format-phone';
import type { Lead } from './lead';
import './contact-links.css';

/** Email, phone and WhatsApp of a lead, each one tap away. */
export function ContactLinks({
  lead,
}: {
  lead: Pick<Lead, 'personalInfo' | 'phoneE164' | 'phoneKind' | 'phoneDoubtful'>;
}) {
  const { email, phone } = lead.personalInfo;
  const chat = chatNumber(lead);
  return (
    <span className="contact-links">
      {email && <a href={mailAddress(email)}>{email}</a>}
      {phone && (
        <span className="contact-links__phone">
          <a href={callAddress(lead.phoneE164 ?? phone)}>{formatPhone(lead)}</a>
          {chat && (
            <a href={whatsAppAddress(chat)} target="_blank" rel="noreferrer">
              WhatsApp
            </a>
          )}
          {lead.phoneDoubtful && <span className="contact-links__doubt">check number</span>}
        </span>
      )}
    </span>
  );
}
