import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { LeadUpdateService } from '../leads/application/lead-update.service.js';
import { type FollowUpChange, type FollowUpPlan, type LeadFollowUp, requireFuture } from '../leads/domain/follow-up.js';
import { followUpNotFound, leadNotFound } from '../leads/domain/lead.errors.js';
import type { ListedLead } from '../leads/domain/lead.js';
import { leadScope, requireChangeable, type Viewer } from '../leads/domain/lead-access.js';
import type { LeadCall } from '../leads/domain/lead-call.js';
import { LeadReader } from '../leads/domain/lead-reader.js';

export interface ChangedFollowUp {
  readonly lead: ListedLead;
  readonly followUp: LeadFollowUp;
}

@Injectable()
export class FollowUpsService {
  constructor(
    private readonly updates: LeadUpdateService,
    private readonly leads: LeadReader,
  ) {}

  async add(call: LeadCall, plan: FollowUpPlan): Promise<ChangedFollowUp> {
    requireFuture(plan, new Date());
    const id = uuidv7();
    return this.changed(call, { kind: 'add', id, plan });
  }

  /** The day and time must be in the future only if they change, so that an overdue follow-up's note can be edited. */
  async change(call: LeadCall, id: string, plan: FollowUpPlan): Promise<ChangedFollowUp> {
    const { followUp } = await this.find(call.viewer, call.leadId, id);
    const isSameTime = followUp.on === plan.on && followUp.at?.getTime() === plan.at?.getTime();
    if (!isSameTime) requireFuture(plan, new Date());
    return this.changed(call, { kind: 'change', id, plan });
  }

  async complete(call: LeadCall, id: string): Promise<ChangedFollowUp> {
    const found = await this.find(call.viewer, call.leadId, id);
    if (found.followUp.doneAt) return { ...found, lead: requireChangeable(call.viewer, found.lead) };
    return this.changed(call, { kind: 'complete', id });
  }

  remove(call: LeadCall, id: string): Promise<ListedLead> {
    return this.update(call, { kind: 'remove', id });
  }

  /** Sets the lead's next follow-up. Null completes it. */
  setNext(call: LeadCall, plan: FollowUpPlan | null): Promise<ListedLead> {
    return this.updates.update(call, () => ({ followUp: plan }));
  }

  async find(viewer: Viewer, leadId: string, id: string): Promise<ChangedFollowUp> {
    const lead = await this.leads.find(leadId, leadScope(viewer));
    if (!lead) throw leadNotFound();
    return { lead, followUp: await this.followUpOf(leadId, id) };
  }

  private async changed(call: LeadCall, change: FollowUpChange): Promise<ChangedFollowUp> {
    const lead = await this.update(call, change);
    return { lead, followUp: await this.followUpOf(call.leadId, change.id) };
  }

  private update(call: LeadCall, change: FollowUpChange): Promise<ListedLead> {
    return this.updates.update(call, () => ({ followUps: [change] }));
  }

  private async followUpOf(leadId: string, id: string): Promise<LeadFollowUp> {
    const followUp = (await this.leads.followUpsOf(leadId)).find((one) => one.id === id);
    if (!followUp) throw followUpNotFound();
    return followUp;
  }
}
