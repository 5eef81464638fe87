import { Icon } from '../../../shared/ui/icon';
import { callAddress, mailAddress, whatsAppAddress } from '../../ui/contact-address';
import { formatPhone } from '../lead/format-phone';
import type { Lead } from '../lead/lead';
import './contact-actions.css';

interface ContactActionsProps {
  readonly lead: Pick<Lead, 'personalInfo' | 'phoneE164' | 'phoneDoubtful'>;
  /** As a row that a thumb reaches, where the number has to fit beside the other two. */
  readonly docked?: boolean;
}

/** Call, WhatsApp and Mail: the call is the one filled button of a lead. */
export function ContactActions({ lead, docked = false }: ContactActionsProps) {
  const { email, phone } = lead.personalInfo;
  if (!phone && !email) return null;
  const shownNumber = docked ? formatPhone(lead)?.replace('+91 ', '') : formatPhone(lead);
  return (
    <div className={docked ? 'contact-actions contact-actions--docked' : 'contact-actions'}>
      {phone && (
        <a className="button button--main contact-actions__call" href={callAddress(lead.phoneE164 ?? phone)} data-call>
          <Icon name="phone" /> Call <span className="contact-actions__number">{shownNumber}</span>
        </a>
      )}
      {lead.phoneE164 && (
        <a className="button" href={whatsAppAddress(lead.phoneE164)} target="_blank" rel="noreferrer" data-whatsapp>
          WhatsApp
        </a>
      )}
      {email && (
        <a className="button" href={mailAddress(email)} title={email} data-mail>
          Mail
        </a>
      )}
    </div>
  );
}
