import { Injectable } from '@nestjs/common';
import type { User } from '../../users/domain/user.js';
import { UserRepository } from '../../users/domain/user.repository.js';
import { MailRefused, MailSender } from '../domain/mail.js';
import { htmlOf, type MailContent, oneLine, textOf } from '../domain/mail-layout.js';
import { type OutboxMessage, OutboxRepository, type Outcome } from '../domain/outbox.repository.js';
import { PUSH_KEPT_SECONDS } from '../domain/push.js';
import { AcknowledgementService } from './acknowledgement.service.js';
import { PushService } from './push.service.js';
import { OfficeAddress, StaffMailService } from './staff-mail.service.js';

/** Older messages are dropped. */
const EXPIRES_AFTER_MS = { mail: 7 * 86_400_000, push: PUSH_KEPT_SECONDS * 1_000 };

/** Sends one message of the outbox: at least once, and never to somebody who may no longer see its lead. */
@Injectable()
export class OutboxDeliveryService {
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

  /** Returns the outcome of an email; null if it is done already. Throws if it must be retried. */
  async deliverMail(id: string): Promise<Outcome | null> {
    const message = await this.outbox.find(id);
    if (!message || message.isDone) return null;
    if (message.channel === 'push') {
      await this.outbox.handBack(id);
      return null;
    }
    const outcome = await this.tryToSend(message, () => this.sendAsMail(message));
    await this.outbox.settle(id, outcome);
    this.report(message, outcome);
    return outcome;
  }

  /** Returns the outcome of a push to one device; null if its lead is gone. Throws if it must be retried. */
  async deliverPush(id: string, deviceId: string): Promise<Outcome | 'paused' | null> {
    const message = await this.outbox.find(id);
    if (!message) return null;
    const outcome = await this.tryToSend(message, async () => {
      const user = await this.recipientOf(message);
      return user ? this.pushes.deliver(message, user, deviceId) : 'withheld';
    });
    if (outcome !== 'paused') this.report(message, outcome);
    return outcome;
  }

  private async tryToSend<T>(message: OutboxMessage, send: () => Promise<T>): Promise<T | 'expired' | 'refused'> {
    if (Date.now() - message.createdAt.getTime() > EXPIRES_AFTER_MS[message.channel]) return 'expired';
    try {
      return await send();
    } catch (failure) {
      if (failure instanceof MailRefused) return 'refused';
      this.report(message, 'failed');
      throw failure;
    }
  }

  private async recipientOf({ userId }: OutboxMessage): Promise<User | null> {
    const user = userId === null ? null : await this.users.findById(userId);
    return user?.isActive ? user : null;
  }

  private report({ channel }: OutboxMessage, outcome: Outcome | 'failed'): void {
    for (const listener of this.listeners) listener(channel, outcome);
  }

  private async sendAsMail(message: OutboxMessage): Promise<Outcome> {
    if (message.userId === null) return this.acknowledge(message);
    const user = await this.recipientOf(message);
    const content = user && (await this.staffMails.contentOf(message, user));
    if (!user || !content) return 'withheld';
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
