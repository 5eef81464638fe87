import { Injectable } from '@nestjs/common';
import { StaffWriteLimit } from '../../leads/application/staff-limits.js';
import { leadNotFound } from '../../leads/domain/lead.errors.js';
import type { ExternalId, LeadReceipt, LeadSubmission, ListedLead } from '../../leads/domain/lead.js';
import { requireMaySetExternalIds, type Viewer } from '../../leads/domain/lead-access.js';
import { type LeadCall, originOf } from '../../leads/domain/lead-call.js';
import { shownTo } from '../../leads/domain/lead-contact.js';
import { LeadReader } from '../../leads/domain/lead-reader.js';
import { permissionMissing } from '../../users/domain/user.errors.js';
import { hasPermission, requireScope } from '../../users/domain/user.js';
import { typeNotAccessible } from '../domain/intake.errors.js';
import type { InitialWork, SubmissionKey } from '../domain/submission.repository.js';
import { LeadIntakeService } from './lead-intake.service.js';

export type Caller = Pick<LeadCall, 'viewer' | 'address'>;

/** A lead that a user or another system adds. */
export interface ManualLead {
  readonly submission: LeadSubmission;
  /** Null if assignment rules choose the assignee. For a viewer without canEditAllLeads, the viewer is the assignee. */
  readonly assignedTo: string | null;
  readonly externalIds: readonly ExternalId[];
  readonly work?: InitialWork;
}

@Injectable()
export class ManualLeadsService {
  constructor(
    private readonly intake: LeadIntakeService,
    private readonly leads: LeadReader,
    private readonly limit: StaffWriteLimit,
  ) {}

  /** Like `addUncounted`, but within the viewer's limit of new leads per minute. @throws Throttled */
  async add(
    caller: Caller,
    lead: ManualLead,
    key: SubmissionKey | null,
  ): Promise<{ receipt: LeadReceipt; lead: ListedLead | null }> {
    await this.limit.countLead(caller.viewer);
    return this.addUncounted(caller, lead, key);
  }

  /**
   * Returns the stored lead, even if the viewer can no longer see it. For a repeated call, `lead` is null, because by
   * then the lead can contain values that the viewer cannot see.
   */
  async addUncounted(
    caller: Caller,
    lead: ManualLead,
    key: SubmissionKey | null,
  ): Promise<{ receipt: LeadReceipt; lead: ListedLead | null }> {
    const { viewer } = caller;
    const { submission, externalIds, work } = lead;
    requireScope(viewer, 'leads:create');
    if (!viewer.leadTypes.includes(submission.type)) throw typeNotAccessible();
    if (externalIds.length > 0) requireMaySetExternalIds(viewer);
    const assignedTo = assigneeFor(viewer, lead.assignedTo);
    const { receipt, replayed } = await this.intake.accept(submission, key, originOf(caller), {
      ...(assignedTo !== undefined && { assignedTo }),
      ...(externalIds.length > 0 && { externalIds }),
      ...(work && { work }),
    });
    if (replayed) return { receipt, lead: null };
    const stored = await this.leads.find(receipt.id, { types: viewer.leadTypes, assignedTo: null });
    if (!stored) throw leadNotFound();
    return { receipt, lead: shownTo(viewer, stored) };
  }
}

/** Returns undefined if assignment rules decide. Whether the user can have the lead is checked when it is stored. */
function assigneeFor(viewer: Viewer, assignedTo: string | null): string | undefined {
  if (hasPermission(viewer, 'canEditAllLeads')) return assignedTo ?? undefined;
  if (viewer.scopes !== undefined) {
    // A key cannot be an assignee, so rules decide.
    if (assignedTo !== null) requireScope(viewer, 'leads:write');
    return undefined;
  }
  if (assignedTo !== null && assignedTo !== viewer.id) throw permissionMissing('canEditAllLeads');
  return viewer.id;
}
