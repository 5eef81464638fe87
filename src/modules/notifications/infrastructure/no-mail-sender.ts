import { MailSender } from '../domain/mail.js';

/** Where no mail server is set up. A mail that another process wrote waits for one that has. */
export class NoMailSender extends MailSender {
  async send(): Promise<void> {
    throw new Error('No mail server is set up.');
  }
}
