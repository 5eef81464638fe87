import { chatNumber, mailAddress, whatsAppAddress } from '@lead-types/contact-address';
import { fillMessage, type MessageValues } from '@lead-types/fill-message';
import { formatReference } from '@lead-types/format-reference';
import { type MessageLanguage, PROMISE_TEXTS, REQUEST_TEXTS, visitorLanguage } from '@lead-types/message-texts';
import {
  CHANNEL_LABELS,
  LANGUAGE_LABELS,
  type MessageTemplate,
  useMessageTemplatesQuery,
} from '../../api/message-templates-api';
import { useUser } from '../../session/use-user';
import { EmptyState, Loading } from '../../ui/content-state';
import { LoadError } from '../../ui/errors/error-message';
import { Icon } from '../../ui/icon';
import { Menu } from '../../ui/popover';
import { callAction, mailAction, whatsAppAction } from '../actions/lead-actions';
import { useLeadWorkspace } from '../actions/lead-workspace';
import { formatPhone } from '../lead/contact-links';
import type { Lead, LeadDetail } from '../lead/lead';
import './contact-actions.css';

interface ContactActionsProps {
  readonly lead: Pick<Lead, 'phoneDoubtful'> & MessagedLead;
  /** Whether to render a compact row at the bottom of a phone screen. */
  readonly docked?: boolean;
}

/** Call, WhatsApp and email buttons and a menu of message templates. Opened messages are logged. */
export function ContactActions({ lead, docked = false }: ContactActionsProps) {
  const { logMessage } = useLeadWorkspace();
  const phone = callAction.address(lead);
  const chat = whatsAppAction.address(lead);
  const email = mailAction.address(lead);
  if (!phone && !email) return null;
  const shownNumber = docked ? formatPhone(lead)?.replace('+91 ', '') : formatPhone(lead);
  return (
    <div className={docked ? 'contact-actions contact-actions--docked' : 'contact-actions'}>
      {phone && (
        <a className="button button--primary contact-actions__call" href={phone}>
          <Icon name="phone" /> {callAction.label} <span className="contact-actions__number">{shownNumber}</span>
        </a>
      )}
      {chat && (
        <a className="button" href={chat} target="_blank" rel="noreferrer" onClick={() => logMessage('whatsapp')}>
          {whatsAppAction.label}
        </a>
      )}
      {email && (
        <a
          className="button"
          href={email}
          title={lead.personalInfo.email ?? undefined}
          onClick={() => logMessage('email')}
        >
          {mailAction.label}
        </a>
      )}
      <MessageMenu lead={lead} />
    </div>
  );
}

/** Menu of the message templates that fit the lead, already filled in. Each opens WhatsApp or the email app. */
function MessageMenu({ lead }: { readonly lead: MessagedLead }) {
  if (!chatNumber(lead) && !lead.personalInfo.email) return null;
  return (
    <Menu className="message-menu" button={{ endIcon: 'caret-down', children: 'Templates' }}>
      <Messages lead={lead} />
    </Menu>
  );
}

function Messages({ lead }: { readonly lead: MessagedLead }) {
  const { logMessage } = useLeadWorkspace();
  const { data: templates, error, refetch } = useMessageTemplatesQuery();
  const staffName = useUser()?.name ?? '';
  if (error && !templates) return <LoadError what="Templates" error={error} onRetry={refetch} />;
  if (!templates) return <Loading>Loading messages...</Loading>;
  const fitting = fittingTemplates(templates, lead);
  const channels = (['whatsapp', 'mail'] as const).flatMap((channel) => {
    const messages = fitting
      .filter((template) => template.channel === channel)
      .flatMap((template) => {
        const href = messageAddress(template, lead, staffName);
        return href ? { template, ...href } : [];
      });
    return messages.length > 0 ? { channel, messages } : [];
  });
  if (channels.length === 0) return <EmptyState>No message template fits this lead.</EmptyState>;
  return channels.map(({ channel, messages }) => (
    <section key={channel} aria-label={CHANNEL_LABELS[channel]}>
      <h4 className="message-menu__channel">{CHANNEL_LABELS[channel]}</h4>
      <ul className="message-menu__list">
        {messages.map(({ template: { _id, name, language }, href, text }) => (
          <li key={_id}>
            <a
              className="message-menu__message"
              href={href}
              onClick={() => logMessage(channel === 'mail' ? 'email' : channel, _id)}
              {...(channel === 'whatsapp' && { target: '_blank', rel: 'noreferrer' })}
            >
              <strong lang={language}>{name}</strong> <span>{LANGUAGE_LABELS[language]}</span>
              <span className="message-menu__text" lang={language}>
                {text}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Returns the filled-in text and the address that opens it. Null if the lead cannot be reached this way. */
function messageAddress(template: MessageTemplate, lead: MessagedLead, staffName: string) {
  const values = messageValues(lead, template.language, staffName);
  const text = fillMessage(template.body, values);
  const { personalInfo } = lead;
  const chat = chatNumber(lead);
  if (template.channel === 'whatsapp') return chat ? { text, href: whatsAppAddress(chat, text) } : null;
  if (!personalInfo.email) return null;
  const subject = fillMessage(template.subject ?? '', values);
  return { text, href: mailAddress(personalInfo.email, { subject, body: text }) };
}

/** List rows lack `source` and `consent`, which only the lead details include. */
export type MessagedLead = Pick<Lead, 'type' | 'reference' | 'personalInfo' | 'phoneE164' | 'phoneKind' | 'promise'> &
  Partial<Pick<LeadDetail, 'source' | 'consent'>>;

export function messageValues(lead: MessagedLead, language: MessageLanguage, staffName: string): MessageValues {
  const { hours, state } = lead.promise;
  // The message mentions the promise only while the promise is still open and not overdue.
  const isPromised = hours !== null && (state === 'waiting' || state === 'due_soon');
  return {
    name: lead.personalInfo.fullName ?? '',
    reference: formatReference(lead.reference),
    promise: isPromised ? PROMISE_TEXTS[language][hours] : '',
    type: REQUEST_TEXTS[language][lead.type],
    staffName,
  };
}

/** The templates for the lead's type, then the general ones. In each group, the visitor's language comes first. */
export function fittingTemplates(templates: readonly MessageTemplate[], lead: MessagedLead): MessageTemplate[] {
  const spoken = visitorLanguage({ source: lead.source ?? null, consent: lead.consent ?? null });
  const rank = ({ leadType, language }: MessageTemplate) => (leadType === null ? 2 : 0) + (language === spoken ? 0 : 1);
  return templates
    .filter(({ leadType }) => leadType === null || leadType === lead.type)
    .sort((one, other) => rank(one) - rank(other));
}
