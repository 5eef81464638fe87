import { createTransport, type Transporter } from 'nodemailer';
import type { MailSettings } from '../../../config/env.js';
import { type Mail, MailRefused, MailSender } from '../domain/mail.js';

/** Short enough to finish while the server is stopping. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 8_000;

/** Opens one connection per email: there are few emails, and an idle connection can break. */
export class SmtpMailSender extends MailSender {
  private readonly transport: Transporter;

  constructor(private readonly settings: MailSettings) {
    super();
    this.transport = createTransport({
      url: settings.smtpUrl,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: ANSWER_MS,
      socketTimeout: ANSWER_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as Parameters<typeof createTransport>[0]);
  }

  /** Passes addresses as objects, so that nodemailer does not parse typed text as a list of addresses. */
  async send({ messageId, to, subject, text, html, headers }: Mail): Promise<void> {
    const { from } = this.settings;
    try {
      await this.transport.sendMail({
        envelope: { from: from.address, to: [to] },
        from,
        to: { name: '', address: to },
        subject,
        messageId: `<${messageId}@${from.address.split('@').at(-1)}>`,
        text,
        html,
        headers,
      });
    } catch (failure) {
      throw failureOf(failure);
    }
  }
}

/** Keeps only the code of a failure, because the mail server's text names the recipient. */
function failureOf(failure: unknown): Error {
  const {
    code = 'unknown',
    responseCode = 0,
    command = '',
  } = failure as {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  const isOfRecipient = code === 'EENVELOPE' && command.startsWith('RCPT');
  const isOfContent = code === 'EMESSAGE';
  if (responseCode >= 500 && (isOfRecipient || isOfContent)) return new MailRefused(`refused with ${responseCode}`);
  return new Error(`The mail server did not accept an email (${code} ${responseCode || ''}).`);
}
