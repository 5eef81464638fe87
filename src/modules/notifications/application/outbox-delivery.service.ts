import { Injectable } from '@nestjs/common';
import { UserRepository } from '../../users/domain/user.repository.js';
import { MailRefused, MailSender } from '../domain/mail.js';
import { htmlOf, type MailContent, oneLine, textOf } from '../domain/mail-layout.js';
import { type OutboxMessage, OutboxRepository, type Outcome } from '../domain/outbox.repository.js';
import { AcknowledgementService } from './acknowledgement.service.js';
import { PushService } from './push.service.js';
import { OfficeAddress, StaffMailService } from './staff-mail.service.js';

/** What could not be sent for so long is news no more. */
const EXPIRES_AFTER_MS = 7 * 86_400_000;

/** Sends one message of the outbox: at least once, and never to anybody who may not see what it is about any more. */
@Injectable()
export class OutboxDeliveryService {
  private hasFailed = false;
  private readonly listeners: ((channel: OutboxMessage['channel'], outcome: Outcome | 'failed') => void)[] = [];

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly users: UserRepository,
    private readonly mails: MailSender,
    private readonly acknowledgements: AcknowledgementService,
    private readonly staffMails: StaffMailService,
    private readonly pushes: PushService,
    private readonly office: OfficeAddress,
  ) {}

  /** `listener` hears what became of every message that this process tried to send; after `failed` there is another try. */
  subscribe(listener: (channel: OutboxMessage['channel'], outcome: Outcome | 'failed') => void): void {
    this.listeners.push(listener);
  }

  /** Answers what became of it, or null where it was done before. Fails where it is to be tried again later. */
  async deliver(id: string): Promise<Outcome | null> {
    const message = await this.outbox.findOpen(id);
    if (!message) return null;
    const isExpired = Date.now() - message.createdAt.getTime() > EXPIRES_AFTER_MS;
    const outcome = isExpired ? 'expired' : await this.tryToSend(message);
    await this.outbox.settle(id, outcome);
    this.report(message, outcome);
    return outcome;
  }

  private async tryToSend(message: OutboxMessage): Promise<Outcome> {
    try {
      const outcome = await this.send(message);
      if (outcome === 'sent' && this.hasFailed) {
        this.hasFailed = false;
        await this.outbox.retryNow();
      }
      return outcome;
    } catch (failure) {
      if (failure instanceof MailRefused) return 'refused';
      this.hasFailed = true;
      this.report(message, 'failed');
      throw failure;
    }
  }

  private report({ channel }: OutboxMessage, outcome: Outcome | 'failed'): void {
    for (const listener of this.listeners) listener(channel, outcome);
  }

  private async send(message: OutboxMessage): Promise<Outcome> {
    if (message.userId === null) return this.acknowledge(message);
    const user = await this.users.findById(message.userId);
    if (!user?.isActive) return 'withheld';
    if (message.channel === 'push') return this.pushes.deliver(message, user);
    const content = await this.staffMails.contentOf(message, user);
    if (!content) return 'withheld';
    await this.sendMail(message.id, user.email, content, {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${this.office.links.settings}>`,
    });
    return 'sent';
  }

  private async acknowledge(message: OutboxMessage): Promise<Outcome> {
    const mail = await this.acknowledgements.mailFor(message);
    if (typeof mail === 'string') return mail;
    await this.sendMail(message.id, mail.to, mail.content, { 'Auto-Submitted': 'auto-replied' });
    return 'sent';
  }

  private sendMail(id: string, to: string, content: MailContent, headers: Record<string, string>): Promise<void> {
    return this.mails.send({
      messageId: id,
      to,
      subject: oneLine(content.subject, 150),
      text: textOf(content),
      html: htmlOf(content),
      headers: { ...headers, 'X-Auto-Response-Suppress': 'All' },
    });
  }
}
