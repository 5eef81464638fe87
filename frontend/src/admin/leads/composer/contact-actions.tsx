import { callAddress, chatNumber, mailAddress, whatsAppAddress } from '@lead-types/contact-address';
import { useRef } from 'react';
import { Icon } from '../../../shared/ui/icon';
import { usePaletteCommands } from '../commands/palette-commands';
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

/** Call, WhatsApp and Mail, and messages written beforehand: the call is the one filled button of a lead. */
export function ContactActions({ lead, docked = false }: ContactActionsProps) {
  const { email, phone } = lead.personalInfo;
  const chat = chatNumber(lead);
  const row = useRef<HTMLDivElement>(null);
  const ways = [
    { label: 'Call', key: 'c', isOffered: phone, part: '[data-call]' },
    { label: 'WhatsApp', isOffered: chat, part: '[data-whatsapp]' },
    { label: 'Mail', isOffered: email, part: '[data-mail]' },
  ];
  usePaletteCommands(
    ways
      .filter(({ isOffered }) => isOffered)
      .map(({ part, label, key }) => ({
        label,
        ...(key && { key }),
        isOfLead: true,
        run: () => row.current?.querySelector<HTMLElement>(part)?.click(),
      })),
  );
  if (!phone && !email) return null;
  const shownNumber = docked ? formatPhone(lead)?.replace('+91 ', '') : formatPhone(lead);
  return (
    <div ref={row} className={docked ? 'contact-actions contact-actions--docked' : 'contact-actions'}>
      {phone && (
        <a
          className="button button--primary contact-actions__call"
          href={callAddress(lead.phoneE164 ?? phone)}
          data-call
        >
          <Icon name="phone" /> Call <span className="contact-actions__number">{shownNumber}</span>
        </a>
      )}
      {chat && (
        <a className="button" href={whatsAppAddress(chat)} target="_blank" rel="noreferrer" data-whatsapp>
          WhatsApp
        </a>
      )}
      {email && (
        <a className="button" href={mailAddress(email)} title={email} data-mail>
          Mail
        </a>
      )}
      {!docked && <MessageMenu lead={lead} compact />}
    </div>
  );
}
