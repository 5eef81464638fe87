import { Injectable } from '@nestjs/common';
import type { ListedLead } from '../../leads/domain/lead.js';
import type { User } from '../../users/domain/user.js';
import { NotificationSettingsRepository } from '../domain/notification-settings.js';
import type { OutboxMessage, Outcome } from '../domain/outbox.repository.js';
import { PushDeviceRepository, type PushMessage, PushSender } from '../domain/push.js';
import { leadHeadline } from '../domain/staff-mails.js';
import { StaffMailService } from './staff-mail.service.js';

const DASHBOARD = '/admin/dashboard';

const TITLES: Readonly<Partial<Record<OutboxMessage['kind'], string>>> = {
  assigned: 'Lead for you',
  new_lead: 'New lead',
  wrote_again: 'Wrote again',
  follow_up: 'Follow-up due',
  due_soon: 'First contact due soon',
};

/** What is pushed to the devices of a member of staff, by what they may see and want now. */
@Injectable()
export class PushService {
  constructor(
    private readonly devices: PushDeviceRepository,
    private readonly sender: PushSender,
    private readonly settings: NotificationSettingsRepository,
    private readonly staffMails: StaffMailService,
  ) {}

  /** To every device; those that are no more are forgotten. Fails where one may still be reached. */
  async deliver(message: OutboxMessage, user: User): Promise<Outcome> {
    const content = await this.messageFor(message, user);
    if (!content) return 'withheld';
    let outcome: Outcome = 'refused';
    for (const device of await this.devices.listOf(user.id)) {
      const answer = await this.sender.send(device, content);
      if (answer === 'sent') outcome = 'sent';
      if (answer === 'gone') await this.devices.remove(user.id, device.endpoint);
    }
    return outcome;
  }

  private async messageFor({ id, kind, leadIds }: OutboxMessage, user: User): Promise<PushMessage | null> {
    const { push, watchedTypes } = await this.settings.find(user.id);
    const title = TITLES[kind];
    if (!push || title === undefined) return null;
    const concerns = (lead: ListedLead) => {
      if (kind === 'new_lead') return watchedTypes.includes(lead.type);
      return kind === 'wrote_again' || lead.assignee?.id === user.id;
    };
    const leads = (await this.staffMails.visibleLeads(leadIds, user)).filter(concerns);
    const [lead] = leads;
    if (!lead) return null;
    if (leads.length > 1) return { title: `${leads.length} leads for you`, path: DASHBOARD, tag: id };
    return { title: `${title}: ${leadHeadline(lead)}`, path: `${DASHBOARD}?lead=${lead.id}`, tag: id };
  }
}
