import { Injectable } from '@nestjs/common';
import type { ListedLead } from '../../leads/domain/lead.js';
import type { User } from '../../users/domain/user.js';
import type { OutboxMessage, Outcome } from '../domain/outbox.repository.js';
import { PushDeviceRepository, type PushMessage, PushSender, type StoredPushDevice } from '../domain/push.js';
import { leadHeadline } from '../domain/staff-mails.js';
import { NotificationSettingsRepository } from '../infrastructure/notification-settings.repository.js';
import { StaffMailService } from './staff-mail.service.js';

const MIN_PAUSE_SECONDS = 2;
/** The pause is six times as long as the attempt, so a failing device uses at most a seventh of the time. */
const PAUSE_FACTOR = 6;

const DASHBOARD = '/admin/dashboard';

const TITLES: Readonly<Partial<Record<OutboxMessage['kind'], string>>> = {
  assigned: 'Lead for you',
  new_lead: 'New lead',
  wrote_again: 'Wrote again',
  follow_up: 'Follow-up due',
  due_soon: 'First contact due soon',
};

/** Sends push notifications to users' devices, according to their current permissions and settings. */
@Injectable()
export class PushService {
  constructor(
    private readonly devices: PushDeviceRepository,
    private readonly sender: PushSender,
    private readonly settings: NotificationSettingsRepository,
    private readonly staffMails: StaffMailService,
  ) {}

  /** Sends to one device, and deletes the device if it no longer exists. Throws if the message must be retried. */
  async deliver(message: OutboxMessage, user: User, deviceId: string): Promise<Outcome> {
    const device = await this.devices.find(deviceId, user.id);
    const content = device && (await this.messageFor(message, user));
    if (!device || !content) return 'withheld';
    const answer = await this.send(device, content);
    if (answer === 'gone') await this.devices.remove(user.id, device.endpoint, null);
    // The push was sent, so an error here must not cause a retry.
    if (answer === 'sent' && device.isFailing) await this.devices.markReached(device.id).catch(() => undefined);
    return answer === 'sent' ? 'sent' : 'refused';
  }

  private async send(device: StoredPushDevice, content: PushMessage): Promise<'sent' | 'gone' | 'refused'> {
    const startMs = performance.now();
    const markFailed = () =>
      this.devices.markFailed(
        device.id,
        Math.max(MIN_PAUSE_SECONDS, ((performance.now() - startMs) / 1_000) * PAUSE_FACTOR),
      );
    try {
      const answer = await this.sender.send(device, content);
      if (answer === 'refused') await markFailed();
      return answer;
    } catch (failure) {
      await markFailed();
      throw failure;
    }
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
