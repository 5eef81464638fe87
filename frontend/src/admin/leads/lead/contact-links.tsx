import { callAddress, chatNumber, mailAddress, whatsAppAddress } from '@lead-types/contact-address';
import { holdsSeveralPhones } from '../../../shared/lib/several-phones';
import type { Lead } from './lead';
import './contact-links.css';

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

type Contact = Pick<Lead, 'personalInfo' | 'phoneE164' | 'phoneKind' | 'phoneDoubtful'>;

/** Formats an Indian mobile number as "+91 98765 43210". Other text stays unchanged. */
export function formatPhone({
  personalInfo: { phone },
  phoneE164,
  phoneKind,
  phoneDoubtful,
}: Contact): string | undefined {
  const isOne = phone !== undefined && !holdsSeveralPhones(phone);
  const isPlain = isOne && !phoneDoubtful && phoneKind !== 'landline';
  const [, start, end] = (isPlain && phoneE164?.match(/^\+91(\d{5})(\d{5})$/)) || [];
  return start ? `+91 ${start} ${end}` : phone;
}
