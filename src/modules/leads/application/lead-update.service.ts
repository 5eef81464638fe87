import { Injectable } from '@nestjs/common';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { AssigneesService } from '../../users/application/assignees.service.js';
import { permissionMissing } from '../../users/domain/user.errors.js';
import { hasPermission } from '../../users/domain/user.js';
import { type FollowUp, requireComingDay } from '../domain/follow-up.js';
import { assigneeNotPossible, leadChangedMeanwhile, leadMerged, leadNotFound } from '../domain/lead.errors.js';
import type { CallOutcome, Lead, LeadNote } from '../domain/lead.js';
import { type LeadChanges, LeadRepository } from '../domain/lead.repository.js';
import { changeableScope, leadScope, requireChangeable, type Viewer } from '../domain/lead-access.js';
import { LeadEvents } from './lead-events.js';
import { normalizePhone } from './normalize-phone.js';

type BulkChanges = Pick<LeadChanges, 'status' | 'priority' | 'assignedTo'>;

/** Lets staff work the leads they may change. */
@Injectable()
export class LeadUpdateService {
  constructor(
    private readonly leads: LeadRepository,
    private readonly assignees: AssigneesService,
    private readonly events: LeadEvents,
  ) {}

  /**
   * Changes a lead the viewer can see. What `changesOf` says is made of the very state that is written over, so that it
   * takes back nothing a colleague changed at the same moment. `expectedVersion` is the version the caller last saw; when
   * the lead has moved on, nothing is changed.
   */
  async update(
    viewer: Viewer,
    id: string,
    changesOf: (lead: Lead) => LeadChanges,
    expectedVersion: number | null,
    address: string,
  ): Promise<Lead> {
    const lead = await this.changeable(viewer, id);
    if (expectedVersion !== null && expectedVersion !== lead.version) throw leadChangedMeanwhile();
    const changes = changesOf(lead);
    if (changes.assignedTo !== undefined) await this.checkAssignment(viewer, lead, changes.assignedTo);
    const updated = await this.leads.update(lead, normalizePhone(changes), { actorId: viewer.id, address });
    if (updated && changes.personalInfo) this.events.publish({ name: 'corrected', id });
    if (updated) return updated;
    if (expectedVersion !== null) throw leadChangedMeanwhile();
    return this.update(viewer, id, changesOf, null, address);
  }

  async addNote(viewer: Viewer, id: string, content: string, address: string): Promise<LeadNote> {
    const lead = await this.changeable(viewer, id);
    return this.leads.addNote(lead, content, { actorId: viewer.id, address });
  }

  async logCall(
    viewer: Viewer,
    id: string,
    call: { readonly outcome: CallOutcome; readonly content: string },
    address: string,
  ): Promise<LeadNote> {
    const lead = await this.changeable(viewer, id);
    return this.leads.addCall(lead, call.outcome, call.content, { actorId: viewer.id, address });
  }

  /** Sets the lead's reminder, or takes it away (null). */
  setFollowUp(viewer: Viewer, id: string, followUp: FollowUp | null, address: string): Promise<Lead> {
    if (followUp) requireComingDay(followUp.on, new Date());
    return this.update(viewer, id, () => ({ followUp }), null, address);
  }

  async delete(viewer: Viewer, id: string, address: string): Promise<void> {
    const lead = await this.leads.findVisible(id, leadScope(viewer));
    if (lead?.mergedInto) throw leadMerged();
    const deleted = await this.leads.deleteAll([id], leadScope(viewer), { actorId: viewer.id, address });
    if (deleted === 0) throw leadNotFound();
  }

  /** Deletes those of the leads that the viewer can see; answers how many that were. */
  async deleteMany(viewer: Viewer, ids: readonly string[], address: string): Promise<number> {
    if (!hasPermission(viewer, 'canDeleteLeads')) throw permissionMissing('canDeleteLeads');
    return this.leads.deleteAll(ids, leadScope(viewer), { actorId: viewer.id, address });
  }

  /** Changes those of the leads that the viewer may change; answers how many that were. */
  async updateMany(viewer: Viewer, ids: readonly string[], changes: BulkChanges, address: string): Promise<number> {
    const scope = changeableScope(viewer);
    const types = await this.typesFor(viewer, changes.assignedTo, scope.types);
    return this.leads.updateAll(ids, changes, { ...scope, types }, { actorId: viewer.id, address });
  }

  /** Takes a lead out of suspected spam. */
  async restore(viewer: Viewer, id: string, address: string): Promise<void> {
    const lead = await this.changeable(viewer, id);
    await this.leads.restore(lead, { actorId: viewer.id, address });
    this.events.publish({ name: 'restored', id });
  }

  /** Of `types`, those whose leads can go to the new assignee; all of them when nobody or nobody new is named. */
  private async typesFor(
    viewer: Viewer,
    assignedTo: string | null | undefined,
    types: readonly LeadType[],
  ): Promise<readonly LeadType[]> {
    if (assignedTo === undefined) return types;
    requireAssignRight(viewer);
    if (assignedTo === null) return types;
    const possible = await this.assignees.leadTypesOf(assignedTo);
    if (!possible) throw assigneeNotPossible();
    return types.filter((type) => possible.includes(type));
  }

  private async changeable(viewer: Viewer, id: string): Promise<Lead> {
    return requireChangeable(viewer, await this.leads.findVisible(id, leadScope(viewer)));
  }

  private async checkAssignment(viewer: Viewer, lead: Lead, userId: string | null): Promise<void> {
    requireAssignRight(viewer);
    if (userId === null) return;
    const types = await this.assignees.leadTypesOf(userId);
    if (!types?.includes(lead.type)) throw assigneeNotPossible();
  }
}

function requireAssignRight(viewer: Viewer): void {
  if (!hasPermission(viewer, 'canEditAllLeads')) throw permissionMissing('canEditAllLeads');
}
