import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env, siteAddress } from '../../../config/env.js';
import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import { mailboxOf } from '../../../shared/domain/email.js';
import { clientNetwork, type RateLimit, RateLimits, Throttled } from '../../../shared/domain/rate-limits.js';
import { leadScope } from '../../leads/domain/lead-access.js';
import { LeadReader } from '../../leads/domain/lead-reader.js';
import { PERMISSIONS } from '../../users/domain/permissions.js';
import { acknowledgementMail } from '../domain/acknowledgement-mail.js';
import type { MailContent } from '../domain/mail.js';
import { type OutboxMessage, OutboxRepository } from '../domain/outbox.repository.js';

/** Enough for a service centre that sends submissions for others, but too few to flood mailboxes through us. */
export const ACKNOWLEDGEMENT_LIMIT: RateLimit = {
  name: 'acknowledgements',
  points: 20,
  windowSeconds: 3_600,
  sentence: 'Too many acknowledgements were requested from one network.',
};

/** The scope of the server itself: every lead. */
const SERVER_SCOPE = leadScope({ id: '', permissions: PERMISSIONS, leadTypes: LEAD_TYPE_NAMES });

@Injectable()
export class AcknowledgementService {
  constructor(
    private readonly leads: LeadReader,
    private readonly outbox: OutboxRepository,
    private readonly limits: RateLimits,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async mailFor({
    id,
    leadIds: [leadId],
  }: OutboxMessage): Promise<{ to: string; content: MailContent } | 'withheld' | 'limited'> {
    const lead = leadId === undefined ? null : await this.leads.find(leadId, SERVER_SCOPE);
    const to = lead?.personalInfo.email;
    if (!lead || !to || lead.quarantinedAt || lead.erasedAt) return 'withheld';
    const recipient = recipientHash(lead.type, to);
    if (!(await this.mayWriteTo(recipient, id, lead.id))) return 'limited';
    return { to, content: acknowledgementMail(lead, siteAddress(this.env)) };
  }

  /** Checks the network's limit first, so that a submission over the limit does not use up its recipient's claim. */
  private async mayWriteTo(recipient: Buffer, id: string, leadId: string): Promise<boolean> {
    const holder = await this.outbox.recipientClaimant(id, recipient);
    if (holder !== 'none') return holder === 'own';
    return (await this.isWithinCeiling(leadId)) && this.outbox.claimRecipient(id, recipient);
  }

  private async isWithinCeiling(leadId: string): Promise<boolean> {
    const address = await this.outbox.clientAddressOf(leadId);
    if (address === null) return true;
    try {
      const { own, wide } = clientNetwork(address);
      await this.limits.consume({ limit: ACKNOWLEDGEMENT_LIMIT, subject: wide ?? own });
      return true;
    } catch (failure) {
      if (failure instanceof Throttled) return false;
      throw failure;
    }
  }
}

function recipientHash(type: string, address: string): Buffer {
  return createHash('sha256')
    .update(`${type} ${mailboxOf(address)}`)
    .digest();
}
