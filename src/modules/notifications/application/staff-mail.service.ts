import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env, siteAddress } from '../../../config/env.js';
import { BusinessCalendar } from '../../leads/domain/business-calendar.js';
import { kolkataDay } from '../../leads/domain/date-range.js';
import type { ListedLead } from '../../leads/domain/lead.js';
import { leadScope } from '../../leads/domain/lead-access.js';
import type { LeadFilter } from '../../leads/domain/lead-filters.js';
import { LeadReader } from '../../leads/domain/lead-reader.js';
import { hasPermission, type User } from '../../users/domain/user.js';
import type { MailContent } from '../domain/mail.js';
import type { OutboxMessage } from '../domain/outbox.repository.js';
import {
  type DigestPart,
  digestMail,
  leadMail,
  manyLeadsMail,
  type OfficeLinks,
  officeLinks,
  teamMail,
  webhookDisabledMail,
} from '../domain/staff-mails.js';
import { DayWorkRepository } from '../infrastructure/day-work.repository.js';
import { NotificationSettingsRepository } from '../infrastructure/notification-settings.repository.js';

/** Maximum number of leads named in one email, or in each part of a digest. */
const NAMED_LEADS = 10;

/** Builds emails to users, according to their current permissions and settings. */
@Injectable()
export class StaffMailService {
  private readonly links: OfficeLinks;

  constructor(
    private readonly leads: LeadReader,
    private readonly settings: NotificationSettingsRepository,
    private readonly work: DayWorkRepository,
    private readonly calendar: BusinessCalendar,
    @Inject(ENV) env: Env,
  ) {
    this.links = officeLinks(siteAddress(env));
  }

  /** Returns null if there is nothing to send, for example because the lead was reassigned. */
  async contentOf({ kind, leadIds, createdAt }: OutboxMessage, user: User): Promise<MailContent | null> {
    const {
      assignedMail,
      digestMail: wantsDigest,
      teamMail: wantsTeam,
      watchedTypes,
    } = await this.settings.find(user.id);
    const { links } = this;
    if (kind === 'webhook_disabled') {
      return hasPermission(user, 'canManageIntegrations') ? webhookDisabledMail(links) : null;
    }
    if (kind === 'digest') return wantsDigest ? this.digest(user) : null;
    if (kind === 'team') return wantsTeam && hasPermission(user, 'canViewReports') ? this.team(user, createdAt) : null;
    const visible = await this.visibleLeads(leadIds, user);
    if (kind === 'new_lead') {
      const lead = visible.find(({ type }) => watchedTypes.includes(type));
      return lead ? leadMail(lead, 'new_lead', links) : null;
    }
    const own = visible.filter(({ assignee }) => assignee?.id === user.id);
    if (!assignedMail || !own[0]) return null;
    if (own.length === 1) return leadMail(own[0], 'assigned', links);
    return manyLeadsMail(own.slice(0, NAMED_LEADS), own.length, links);
  }

  /** Returns the leads that the user can see, without suspected spam, merged and erased ones. */
  async visibleLeads(ids: readonly string[], user: User): Promise<ListedLead[]> {
    const scope = leadScope(user);
    const leads: ListedLead[] = [];
    for (const id of ids) {
      const lead = await this.leads.find(id, scope);
      if (lead && !lead.quarantinedAt && !lead.mergedInto && !lead.erasedAt) leads.push(lead);
    }
    return leads;
  }

  private async team(user: User, sentAt: Date): Promise<MailContent> {
    const day = kolkataDay(this.calendar.workingDayBefore(sentAt));
    return teamMail(day, await this.work.find(leadScope(user), day), this.links);
  }

  private async digest(user: User): Promise<MailContent | null> {
    const part = async (title: string, filter: LeadFilter): Promise<DigestPart> => {
      const page = { offset: 0, limit: NAMED_LEADS, sortBy: 'work', sortOrder: 'asc' } as const;
      return { title, ...(await this.leads.list(leadScope(user), filter, page)) };
    };
    const parts = [
      await part('Overdue', { promise: 'overdue', assignedTo: user.id }),
      await part('Due soon', { promise: 'due_soon', assignedTo: user.id }),
      await part('Follow-ups due', { followUp: 'due', assignedTo: user.id }),
    ];
    // Users who can see all leads are responsible for unassigned ones.
    if (leadScope(user).assignedTo === null) {
      parts.push(await part('Overdue and unassigned', { promise: 'overdue', unassigned: true }));
      parts.push(await part('Overdue in the pool', { promise: 'overdue', pool: true }));
    }
    return parts.some(({ total }) => total > 0) ? digestMail(parts, this.links) : null;
  }
}
