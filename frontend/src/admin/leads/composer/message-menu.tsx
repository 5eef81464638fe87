import { chatNumber, mailAddress, whatsAppAddress } from '@lead-types/contact-address';
import { fillMessage } from '@lead-types/fill-message';
import {
  CHANNEL_LABELS,
  LANGUAGE_LABELS,
  type MessageTemplate,
  useMessageTemplatesQuery,
} from '../../api/message-templates-api';
import { useUser } from '../../session/use-user';
import { LoadError } from '../../ui/errors/error-message';
import { Placeholder } from '../../ui/placeholder';
import { Menu } from '../../ui/popover';
import { fittingTemplates, type MessagedLead, messageValues } from './message-values';
import './message-menu.css';

/** The templates that fit a lead, filled in, each of which opens WhatsApp or the mail program. */
export function MessageMenu({ lead, compact = false }: { readonly lead: MessagedLead; readonly compact?: boolean }) {
  if (!chatNumber(lead) && !lead.personalInfo.email) return null;
  return (
    <Menu
      className="message-menu"
      button={{
        endIcon: 'caret-down',
        title: compact ? 'Messages written beforehand' : undefined,
        children: <span className={compact ? 'visually-hidden' : undefined}>Message</span>,
      }}
    >
      <Messages lead={lead} />
    </Menu>
  );
}

function Messages({ lead }: { readonly lead: MessagedLead }) {
  const { data: templates, error, refetch } = useMessageTemplatesQuery();
  const staffName = useUser()?.name ?? '';
  if (error && !templates) return <LoadError error={error} onRetry={refetch} />;
  if (!templates) return <Placeholder>Loading messages...</Placeholder>;
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
  if (channels.length === 0) return <Placeholder>No message template fits this lead.</Placeholder>;
  return channels.map(({ channel, messages }) => (
    <section key={channel} aria-label={CHANNEL_LABELS[channel]}>
      <h4 className="message-menu__channel">{CHANNEL_LABELS[channel]}</h4>
      <ul className="message-menu__list">
        {messages.map(({ template: { _id, name, language }, href, text }) => (
          <li key={_id}>
            <a
              className="message-menu__message"
              href={href}
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

/** Where a filled-in template is opened, with its text; null where the lead cannot be reached that way. */
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
