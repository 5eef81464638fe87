import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env, siteAddress } from '../../../config/env.js';
import { PasswordResetService } from '../../auth/application/password-reset.service.js';
import type { User } from '../../users/domain/user.js';
import { UserRepository } from '../../users/domain/user.repository.js';
import { htmlOf, type MailContent, MailRefused, MailSender, oneLine, textOf } from '../domain/mail.js';
import { type OutboxMessage, OutboxRepository, type Outcome } from '../domain/outbox.repository.js';
import { passwordChangedMail, passwordResetMail } from '../domain/password-mails.js';
import { PUSH_KEPT_SECONDS } from '../domain/push.js';
import { officeLinks } from '../domain/staff-mails.js';
import { AcknowledgementService } from './acknowledgement.service.js';
import { PushService } from './push.service.js';
import { StaffMailService } from './staff-mail.service.js';

const EXPIRES_AFTER_MS = { mail: 7 * 86_400_000, push: PUSH_KEPT_SECONDS * 1_000 };

/** Sends one message of the outbox, at least once. Skips recipients who can no longer see the lead. */
@Injectable()
export class OutboxDeliveryService {
  private readonly listeners: ((channel: OutboxMessage['channel'], outcome: Outcome | 'failed') => void)[] = [];

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly users: UserRepository,
    private readonly mails: MailSender,
    private readonly acknowledgements: AcknowledgementService,
    private readonly passwordResets: PasswordResetService,
    private readonly staffMails: StaffMailService,
    private readonly pushes: PushService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Calls `listener` with the outcome of every attempt in this process. After `failed` the message is retried. */
  subscribe(listener: (channel: OutboxMessage['channel'], outcome: Outcome | 'failed') => void): void {
    this.listeners.push(listener);
  }

  /** Throws if the message must be retried. */
  async deliver(message: OutboxMessage): Promise<Outcome> {
    const outcome = await this.tryToSend(message);
    await this.outbox.settle(message.id, outcome);
    this.report(message, outcome);
    return outcome;
  }

  private async tryToSend(message: OutboxMessage): Promise<Outcome> {
    if (Date.now() - message.createdAt.getTime() > EXPIRES_AFTER_MS[message.channel]) return 'expired';
    try {
      return message.channel === 'mail' ? await this.sendAsMail(message) : await this.push(message);
    } catch (failure) {
      if (failure instanceof MailRefused) return 'refused';
      this.report(message, 'failed');
      throw failure;
    }
  }

  private async push(message: OutboxMessage): Promise<Outcome> {
    const user = await this.recipientOf(message);
    return user && message.device ? this.pushes.deliver(message, user, message.device.id) : 'withheld';
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
    const isAboutPassword = message.resetLinkId !== null;
    const content =
      user && (await (isAboutPassword ? this.aboutPassword(message) : this.staffMails.contentOf(message, user)));
    if (!user || !content) return 'withheld';
    await this.sendMail(message.id, user.email, content, {
      'Auto-Submitted': 'auto-generated',
      // Nobody can unsubscribe from emails about the password.
      ...(!isAboutPassword && { 'List-Unsubscribe': `<${officeLinks(siteAddress(this.env)).settings}>` }),
    });
    return 'sent';
  }

  /** Returns null if the link no longer works: it has expired, or another one has replaced it. */
  private async aboutPassword({ kind, resetLinkId, createdAt }: OutboxMessage): Promise<MailContent | null> {
    const links = officeLinks(siteAddress(this.env));
    if (kind === 'password_changed') return passwordChangedMail(createdAt, links);
    const link = resetLinkId === null ? null : await this.passwordResets.linkFor(resetLinkId);
    return link && passwordResetMail(link, links);
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
