import { Injectable } from '@nestjs/common';
import { assigneeNotPossible, leadNotFound } from '../../leads/domain/lead.errors.js';
import type { LeadReceipt, LeadSubmission, ListedLead } from '../../leads/domain/lead.js';
import { LeadRepository } from '../../leads/domain/lead.repository.js';
import type { Viewer } from '../../leads/domain/lead-access.js';
import { AssigneesService } from '../../users/application/assignees.service.js';
import { permissionMissing } from '../../users/domain/user.errors.js';
import { hasPermission } from '../../users/domain/user.js';
import { typeNotAccessible } from '../domain/intake.errors.js';
import type { SubmissionKey } from '../domain/submission.repository.js';
import { LeadIntakeService } from './lead-intake.service.js';

/** Lets staff add a lead for who called, walked in or was met. */
@Injectable()
export class ManualLeadsService {
  constructor(
    private readonly intake: LeadIntakeService,
    private readonly leads: LeadRepository,
    private readonly assignees: AssigneesService,
  ) {}

  /**
   * Keeps the lead for `assignedTo`. Where that is null, it is the adder's, or goes by the rules where the adder could give it to
   * anybody. Answers the whole lead, also where it is out of the adder's sight from now on; null for a repeat, since the lead
   * may say things by now that its adder may not read.
   */
  async add(
    viewer: Viewer,
    submission: LeadSubmission,
    assignedTo: string | null,
    key: SubmissionKey | null,
    address: string,
  ): Promise<{ receipt: LeadReceipt; lead: ListedLead | null }> {
    const { type } = submission;
    if (!viewer.leadTypes.includes(type)) throw typeNotAccessible();
    const assignee = await this.assigneeFor(viewer, submission, assignedTo);
    const origin = { actorId: viewer.id, address };
    const { receipt, replayed } = await this.intake.accept(submission, key, origin, assignee);
    if (replayed) return { receipt, lead: null };
    const lead = await this.leads.findVisible(receipt.id, { types: viewer.leadTypes, assignedTo: null });
    if (!lead) throw leadNotFound();
    return { receipt, lead };
  }

  private async assigneeFor(
    viewer: Viewer,
    { type }: LeadSubmission,
    assignedTo: string | null,
  ): Promise<string | undefined> {
    if (hasPermission(viewer, 'canEditAllLeads')) {
      if (assignedTo === null) return undefined;
      const types = await this.assignees.leadTypesOf(assignedTo);
      if (!types?.includes(type)) throw assigneeNotPossible();
      return assignedTo;
    }
    if (assignedTo !== null && assignedTo !== viewer.id) throw permissionMissing('canEditAllLeads');
    return viewer.id;
  }
}
