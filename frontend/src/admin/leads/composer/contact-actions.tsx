import { Icon } from '../../../shared/ui/icon';
import { call, mail, whatsApp } from '../actions/lead-actions';
import { formatPhone } from '../lead/format-phone';
import type { Lead } from '../lead/lead';
import { MessageMenu } from './message-menu';
import type { MessagedLead } from './message-values';
import './contact-actions.css';

interface ContactActionsProps {
  readonly lead: Pick<Lead, 'phoneDoubtful'> & MessagedLead;
  /** As a row that a thumb reaches, where the number has to fit beside the other two. */
  readonly docked?: boolean;
}

/** Call, WhatsApp and Mail, and message templates: the call is the one filled button of a lead. */
export function ContactActions({ lead, docked = false }: ContactActionsProps) {
  const phone = call.address(lead);
  const chat = whatsApp.address(lead);
  const email = mail.address(lead);
  if (!phone && !email) return null;
  const shownNumber = docked ? formatPhone(lead)?.replace('+91 ', '') : formatPhone(lead);
  return (
    <div className={docked ? 'contact-actions contact-actions--docked' : 'contact-actions'}>
      {phone && (
        <a className="button button--primary contact-actions__call" href={phone}>
          <Icon name="phone" /> {call.label} <span className="contact-actions__number">{shownNumber}</span>
        </a>
      )}
      {chat && (
        <a className="button" href={chat} target="_blank" rel="noreferrer">
          {whatsApp.label}
        </a>
      )}
      {email && (
        <a className="button" href={email} title={lead.personalInfo.email ?? undefined}>
          {mail.label}
        </a>
      )}
      {!docked && <MessageMenu lead={lead} compact />}
    </div>
  );
}
