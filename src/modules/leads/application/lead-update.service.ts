import { Injectable } from '@nestjs/common';
import { permissionMissing } from '../../users/domain/user.errors.js';
import { hasPermission } from '../../users/domain/user.js';
import { changesAnything } from '../domain/changed-values.js';
import type { FollowUpPlan } from '../domain/follow-up.js';
import { leadChangedMeanwhile, leadHoldsHidden, leadMerged, leadNotFound } from '../domain/lead.errors.js';
import type { Lead, LeadNote, ListedLead } from '../domain/lead.js';
import {
  type BulkChanged,
  type BulkChanges,
  type BulkCondition,
  type LeadChanges,
  LeadRepository,
  type NoteChanges,
} from '../domain/lead.repository.js';
import { changeableScope, leadScope, requireChangeable, type Viewer } from '../domain/lead-access.js';
import { LeadEvents } from './lead-events.js';
import { normalizePhone } from './normalize-phone.js';
import { StaffWriteLimit } from './staff-write-limit.js';

/** What came of a change of many leads. */
export interface BulkOutcome {
  readonly affected: number;
  /** How many of the ids named no lead that the viewer can see. */
  readonly unseen: number;
  /** The leads that the viewer can see and that stayed as they are, since they may not be changed so. */
  readonly skipped: readonly string[];
}

/** Of colleagues who change one lead at the same moment, as many get ahead of a change that names no version. */
const MAX_TRIES = 5;

/** Lets staff work the leads they may change. */
@Injectable()
export class LeadUpdateService {
  constructor(
    private readonly leads: LeadRepository,
    private readonly events: LeadEvents,
    private readonly limit: StaffWriteLimit,
  ) {}

  /**
   * Changes a lead the viewer can see. What `changesOf` says is made of the very state that is written over, so that it
   * takes back nothing a colleague changed at the same moment; what changes nothing writes nothing. `expectedVersion` is
   * the version the caller last saw; when the lead has moved on, nothing is changed.
   */
  async update(
    viewer: Viewer,
    id: string,
    changesOf: (lead: Lead) => LeadChanges,
    expectedVersion: number | null,
    address: string,
  ): Promise<ListedLead> {
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const lead = await this.changeable(viewer, id, expectedVersion);
      const changes = changesOf(lead);
      if (changes.assignedTo !== undefined || changes.inPool !== undefined) requireAssignRight(viewer);
      if (!changesAnything(lead, changes)) return lead;
      const origin = { actorId: viewer.id, address };
      const updated = await this.leads.update(lead, normalizePhone(changes), leadScope(viewer), origin);
      if (updated && changes.personalInfo) this.events.publish({ name: 'corrected', id });
      if (updated) return updated;
    }
    throw leadChangedMeanwhile();
  }

  /** Keeps a note, or what was said of a call, with the changes that go with it or not at all; answers the lead with it. */
  async addNote(
    viewer: Viewer,
    id: string,
    note: Pick<LeadNote, 'content' | 'call'>,
    changes: NoteChanges,
    expectedVersion: number | null,
    address: string,
  ): Promise<{ note: LeadNote; lead: ListedLead }> {
    await this.limit.countNote(viewer);
    const lead = await this.changeable(viewer, id, expectedVersion);
    const origin = { actorId: viewer.id, address };
    const added = await this.leads.addNote(lead, note, changes, expectedVersion, leadScope(viewer), origin);
    if (added) return added;
    await this.changeable(viewer, id, expectedVersion);
    throw leadChangedMeanwhile();
  }

  /** Changes a note that the viewer has just written; answers the lead with it. */
  async editNote(
    viewer: Viewer,
    id: string,
    noteId: string,
    content: string,
    expectedVersion: number | null,
    address: string,
  ): Promise<{ note: LeadNote; lead: ListedLead }> {
    await this.limit.countNote(viewer);
    const lead = await this.changeable(viewer, id, expectedVersion);
    const origin = { actorId: viewer.id, address };
    const edited = await this.leads.editNote(lead, noteId, content, expectedVersion, leadScope(viewer), origin);
    if (edited) return edited;
    await this.changeable(viewer, id, expectedVersion);
    throw leadChangedMeanwhile();
  }

  /** Sets the lead's reminder, or takes it away (null). */
  setFollowUp(
    viewer: Viewer,
    id: string,
    followUp: FollowUpPlan | null,
    expectedVersion: number | null,
    address: string,
  ): Promise<ListedLead> {
    return this.update(viewer, id, () => ({ followUp }), expectedVersion, address);
  }

  /** `expectedVersion` is the version the caller last saw (null: any). */
  async delete(viewer: Viewer, id: string, expectedVersion: number | null, address: string): Promise<void> {
    const scope = leadScope(viewer);
    const requireDeletable = async () => {
      const lead = await this.leads.findVisible(id, scope);
      if (!lead) throw leadNotFound();
      if (lead.mergedInto) throw leadMerged();
      if (expectedVersion !== null && expectedVersion !== lead.version) throw leadChangedMeanwhile();
    };
    await requireDeletable();
    const origin = { actorId: viewer.id, address };
    const { deleted, hiddenTypes } = await this.leads.deleteAll([id], expectedVersion, scope, origin);
    if (hiddenTypes.length > 0) throw leadHoldsHidden(hiddenTypes);
    if (deleted.length > 0) return;
    await requireDeletable();
    throw leadChangedMeanwhile();
  }

  /** Deletes those of the leads that the viewer can see whole. */
  async deleteMany(viewer: Viewer, ids: readonly string[], address: string): Promise<BulkOutcome> {
    if (!hasPermission(viewer, 'canDeleteLeads')) throw permissionMissing('canDeleteLeads');
    const visible = await this.leads.visibleOf(ids, leadScope(viewer));
    const { deleted } = await this.leads.deleteAll(ids, null, leadScope(viewer), { actorId: viewer.id, address });
    return outcomeOf(ids, visible, deleted);
  }

  /** Changes those of the leads that the viewer may change and that meet the condition. */
  async updateMany(
    viewer: Viewer,
    ids: readonly string[],
    changes: BulkChanges,
    onlyIf: BulkCondition,
    address: string,
  ): Promise<BulkOutcome & Pick<BulkChanged, 'before'>> {
    const scope = changeableScope(viewer);
    if (changes.assignedTo !== undefined || changes.inPool !== undefined) requireAssignRight(viewer);
    const visible = await this.leads.visibleOf(ids, leadScope(viewer));
    const origin = { actorId: viewer.id, address };
    const { affected, before } = await this.leads.updateAll(ids, changes, onlyIf, scope, origin);
    return { ...outcomeOf(ids, visible, affected), before };
  }

  /** Takes those of the leads that the viewer can see out of suspected spam; what was not in it is not affected. */
  async restoreMany(viewer: Viewer, ids: readonly string[], address: string): Promise<BulkOutcome> {
    if (!hasPermission(viewer, 'canEditAllLeads')) throw permissionMissing('canEditAllLeads');
    const visible = await this.leads.visibleOf(ids, leadScope(viewer));
    const restored = await this.leads.restoreAll(ids, leadScope(viewer), { actorId: viewer.id, address });
    for (const id of restored) this.events.publish({ name: 'restored', id });
    return outcomeOf(ids, visible, restored);
  }

  /** Takes a lead out of suspected spam; takes the mark of possible spam off a listed one. */
  async restore(viewer: Viewer, id: string, expectedVersion: number | null, address: string): Promise<ListedLead> {
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const lead = await this.changeable(viewer, id, expectedVersion);
      if (!lead.quarantinedAt && lead.spamReasons.length === 0) return lead;
      const restored = await this.leads.restore(lead, leadScope(viewer), { actorId: viewer.id, address });
      if (restored && lead.quarantinedAt) this.events.publish({ name: 'restored', id });
      if (restored) return restored;
    }
    throw leadChangedMeanwhile();
  }

  /** The lead, if the viewer may change it and it is still at the version they saw (null: any). */
  private async changeable(viewer: Viewer, id: string, expectedVersion: number | null): Promise<ListedLead> {
    const lead = requireChangeable(viewer, await this.leads.findVisible(id, leadScope(viewer)));
    if (expectedVersion !== null && expectedVersion !== lead.version) throw leadChangedMeanwhile();
    return lead;
  }
}

/** `visible` are those that could be seen before: a lead that is deleted or given away is out of sight now. */
function outcomeOf(ids: readonly string[], visible: readonly string[], affected: readonly string[]): BulkOutcome {
  const named = new Set(ids.map((id) => id.toLowerCase())).size;
  const done = new Set(affected);
  const skipped = visible.filter((id) => !done.has(id));
  return { affected: affected.length, unseen: named - visible.length, skipped };
}

function requireAssignRight(viewer: Viewer): void {
  if (!hasPermission(viewer, 'canEditAllLeads')) throw permissionMissing('canEditAllLeads');
}
