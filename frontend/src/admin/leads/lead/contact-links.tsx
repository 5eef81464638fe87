import { callAddress, chatNumber, mailAddress, whatsAppAddress } from '@lead-types/contact-address';
import { holdsSeveralPhones } from '../../../shared/lib/several-phones';
import { Icon } from '../../ui/icon';
import type { Lead } from './lead';
import './contact-links.css';

interface ContactLinksProps {
  readonly lead: Contact;
  readonly className: string;
  readonly isPhone: boolean;
}

export function ContactLinks({ lead, className, isPhone }: ContactLinksProps) {
  const { email, phone } = lead.personalInfo;
  const chat = chatNumber(lead);
  return (
    <span className={`contact-links ${className}`}>
      {phone && (
        <span className="contact-links__phone">
          <a className="contact-links__number" href={callAddress(lead.phoneE164 ?? phone)}>
            {isPhone && <Icon name="phone" />}
            {formatPhone(lead)}
          </a>
          {chat && (
            <a
              className="contact-links__chat"
              href={whatsAppAddress(chat)}
              target="_blank"
              rel="noreferrer"
              aria-label="WhatsApp"
              title="WhatsApp"
            >
              <Icon name="whatsapp-logo" />
            </a>
          )}
          {lead.phoneDoubtful && <span className="contact-links__doubt">check number</span>}
        </span>
      )}
      {email && (
        <a className="contact-links__email" href={mailAddress(email)} title={email}>
          {email}
        </a>
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
