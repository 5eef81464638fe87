import { Injectable } from '@nestjs/common';
import { StaffWriteLimit } from '../../leads/application/staff-limits.js';
import { leadNotFound } from '../../leads/domain/lead.errors.js';
import type { LeadReceipt, LeadSubmission, ListedLead } from '../../leads/domain/lead.js';
import type { Viewer } from '../../leads/domain/lead-access.js';
import { LeadReader } from '../../leads/domain/lead-reader.js';
import { permissionMissing } from '../../users/domain/user.errors.js';
import { hasPermission } from '../../users/domain/user.js';
import { typeNotAccessible } from '../domain/intake.errors.js';
import type { SubmissionKey } from '../domain/submission.repository.js';
import { LeadIntakeService } from './lead-intake.service.js';

@Injectable()
export class ManualLeadsService {
  constructor(
    private readonly intake: LeadIntakeService,
    private readonly leads: LeadReader,
    private readonly limit: StaffWriteLimit,
  ) {}

  /**
   * Adds a lead and assigns it to `assignedTo`. If `assignedTo` is null, assignment rules choose the assignee. For a
   * viewer without canEditAllLeads, the viewer becomes the assignee instead.
   * @returns the lead, even if the viewer can no longer see it. For a repeated call, `lead` is null, because by then
   *   the lead can contain values that the viewer cannot see
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
    const assignee = assigneeFor(viewer, assignedTo);
    await this.limit.countLead(viewer);
    const origin = { actorId: viewer.id, address };
    const { receipt, replayed } = await this.intake.accept(submission, key, origin, assignee);
    if (replayed) return { receipt, lead: null };
    const lead = await this.leads.find(receipt.id, { types: viewer.leadTypes, assignedTo: null });
    if (!lead) throw leadNotFound();
    return { receipt, lead };
  }
}

/** Returns undefined if assignment rules decide. Whether the user can have the lead is checked when it is stored. */
function assigneeFor(viewer: Viewer, assignedTo: string | null): string | undefined {
  if (hasPermission(viewer, 'canEditAllLeads')) return assignedTo ?? undefined;
  if (assignedTo !== null && assignedTo !== viewer.id) throw permissionMissing('canEditAllLeads');
  return viewer.id;
}
