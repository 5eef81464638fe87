import { Injectable } from '@nestjs/common';
import { type LeadType, promisedHours } from '../../../lead-types/lead-types.js';
import { correctDetails } from '../../../lead-types/type-correction.js';
import { requirePermission } from '../../users/domain/user.js';
import type { UndoOffer } from '../domain/bulk-act.js';
import { BusinessCalendar } from '../domain/business-calendar.js';
import { changesAnything, changesExternalIds } from '../domain/changed-values.js';
import {
  leadChangedMeanwhile,
  leadHoldsHidden,
  leadMerged,
  leadNotFound,
  leadTypeNotAccessible,
} from '../domain/lead.errors.js';
import type { Lead, LeadNote, ListedLead } from '../domain/lead.js';
import {
  changeableScope,
  countUnseen,
  leadScope,
  requireChangeable,
  requireMaySetExternalIds,
  type Viewer,
} from '../domain/lead-access.js';
import { editorOf, type LeadCall, requireVersion, retryWhenChanged } from '../domain/lead-call.js';
import { shownTo } from '../domain/lead-contact.js';
import {
  type BulkChanged,
  type BulkChanges,
  type BulkCondition,
  type LeadChanges,
  LeadWriter,
  type MessageResult,
  type NewNote,
  type NoteChanges,
  normalizePhone,
  type TypeCorrection,
} from '../domain/lead-writer.js';
import { LeadEvents } from './lead-events.js';
import { StaffWriteLimit } from './staff-limits.js';

export interface BulkOutcome {
  readonly affected: number;
  /** How many of the ids match no lead in the viewer's scope. */
  readonly unseen: number;
  /** Leads that the viewer can see but that were not changed. */
  readonly skipped: readonly string[];
  readonly undo?: UndoOffer | null;
}

@Injectable()
export class LeadUpdateService {
  constructor(
    private readonly leads: LeadWriter,
    private readonly events: LeadEvents,
    private readonly limit: StaffWriteLimit,
    private readonly calendar: BusinessCalendar,
  ) {}

  /** `changesOf` receives the state that will be overwritten, so that concurrent changes by colleagues are kept. */
  async update(call: LeadCall, changesOf: (lead: Lead) => LeadChanges): Promise<ListedLead> {
    const { viewer, leadId: id } = call;
    const updated = await retryWhenChanged(async () => {
      const lead = await this.changeable(call);
      const changes = changesOf(lead);
      if (changes.assignedTo !== undefined || changes.inPool !== undefined)
        requirePermission(viewer, 'canEditAllLeads');
      if (changesExternalIds(lead, changes)) requireMaySetExternalIds(viewer);
      if (!changesAnything(lead, changes)) {
        // Nothing is written, so the assignee must be checked here. Otherwise the write checks the assignee.
        if (changes.assignedTo) await this.leads.requireAssignable(lead.type, changes.assignedTo);
        return lead;
      }
      const updated = await this.leads.update(lead, normalizePhone(changes), editorOf(call));
      if (updated && changes.personalInfo) this.events.publish({ name: 'corrected', id });
      return updated;
    });
    return shownTo(viewer, updated);
  }

  async correctType(call: LeadCall, type: LeadType): Promise<ListedLead> {
    const corrected = await retryWhenChanged(async () => {
      const lead = await this.changeable(call);
      if (!call.viewer.leadTypes.includes(type)) throw leadTypeNotAccessible();
      if (lead.type === type) return lead;
      return this.leads.correctType(lead, typeCorrection(lead, type, this.calendar), editorOf(call));
    });
    return shownTo(call.viewer, corrected);
  }

  /** Stores a note, a call log or a message together with `changes`, or nothing. Also returns the updated lead. */
  async addNote(call: LeadCall, note: NewNote, changes: NoteChanges): Promise<{ note: LeadNote; lead: ListedLead }> {
    const { viewer, version } = call;
    await this.limit.countNote(viewer);
    const { id } = await this.changeable(call);
    const added = await this.leads.addNote({ id, version }, note, changes, editorOf(call));
    if (added) return added;
    await this.changeable(call);
    throw leadChangedMeanwhile();
  }

  async editNote(call: LeadCall, noteId: string, content: string): Promise<{ note: LeadNote; lead: ListedLead }> {
    const { viewer, version } = call;
    await this.limit.countNote(viewer);
    const { id } = await this.changeable(call);
    const edited = await this.leads.editNote({ id, version }, noteId, content, editorOf(call));
    if (edited) return edited;
    await this.changeable(call);
    throw leadChangedMeanwhile();
  }

  async updateMessage(
    call: LeadCall,
    noteId: string,
    result: MessageResult,
  ): Promise<{ note: LeadNote; lead: ListedLead }> {
    const { viewer, version } = call;
    await this.limit.countNote(viewer);
    const { id } = await this.changeable(call);
    const updated = await this.leads.updateMessage({ id, version }, noteId, result, editorOf(call));
    if (updated) return updated;
    await this.changeable(call);
    throw leadChangedMeanwhile();
  }

  async delete(call: LeadCall): Promise<void> {
    const { leadId: id, version } = call;
    const by = editorOf(call);
    const requireDeletable = async () => {
      const lead = await this.leads.find(id, by.scope);
      if (!lead) throw leadNotFound();
      if (lead.mergedInto) throw leadMerged();
      requireVersion(version, lead);
    };
    await requireDeletable();
    const { deleted, hiddenTypes } = await this.leads.delete(id, version, by);
    if (hiddenTypes.length > 0) throw leadHoldsHidden(hiddenTypes);
    if (deleted.length > 0) return;
    await requireDeletable();
    throw leadChangedMeanwhile();
  }

  /** Does not delete a lead if a lead outside the viewer's scope was merged into it. */
  async deleteMany(viewer: Viewer, ids: readonly string[], address: string): Promise<BulkOutcome> {
    requirePermission(viewer, 'canDeleteLeads');
    const by = editorOf({ viewer, address });
    const visible = await this.leads.visibleOf(ids, by.scope);
    return outcomeOf(ids, visible, await this.leads.deleteAll(ids, by));
  }

  async updateMany(
    viewer: Viewer,
    ids: readonly string[],
    changes: BulkChanges,
    onlyIf: BulkCondition,
    address: string,
  ): Promise<BulkOutcome> {
    if (changes.assignedTo !== undefined || changes.inPool !== undefined) requirePermission(viewer, 'canEditAllLeads');
    const visible = await this.leads.visibleOf(ids, leadScope(viewer));
    const by = { actorId: viewer.id, address, scope: changeableScope(viewer) };
    return outcomeOf(ids, visible, await this.leads.updateAll(ids, changes, onlyIf, by));
  }

  async restoreMany(viewer: Viewer, ids: readonly string[], address: string): Promise<BulkOutcome> {
    requirePermission(viewer, 'canEditAllLeads');
    const by = editorOf({ viewer, address });
    const visible = await this.leads.visibleOf(ids, by.scope);
    const restored = await this.leads.restoreAll(ids, by);
    for (const id of restored.affected) this.events.publish({ name: 'restored', id });
    return outcomeOf(ids, visible, restored);
  }

  /** Restores suspected spam. If the lead is only marked as possible spam, removes the mark. */
  restore(call: LeadCall): Promise<ListedLead> {
    return retryWhenChanged(async () => {
      const lead = await this.changeable(call);
      if (!lead.quarantinedAt && lead.spamReasons.length === 0) return lead;
      const restored = await this.leads.restore(lead, editorOf(call));
      if (restored && lead.quarantinedAt) this.events.publish({ name: 'restored', id: lead.id });
      return restored;
    });
  }

  /** Returns the lead if the viewer may change it and has seen its current version. */
  private async changeable({ viewer, leadId, version }: LeadCall): Promise<ListedLead> {
    const lead = requireChangeable(viewer, await this.leads.find(leadId, leadScope(viewer)));
    requireVersion(version, lead);
    return lead;
  }
}

/** `visible`: the leads that were visible before the change. Deleted and reassigned leads may no longer be visible. */
function outcomeOf(ids: readonly string[], visible: readonly string[], { affected, undo }: BulkChanged): BulkOutcome {
  const done = new Set(affected);
  const skipped = visible.filter((id) => !done.has(id));
  return { affected: affected.length, unseen: countUnseen(ids, visible.length), skipped, undo };
}

function typeCorrection(lead: Lead, type: LeadType, calendar: BusinessCalendar): TypeCorrection {
  const { details, formerDetails } = correctDetails(lead, type);
  const original = lead.originalType ?? lead.type;
  const due = correctedDue(lead, original, type, calendar);
  return {
    type,
    originalType: original === type ? null : original,
    details,
    formerDetails,
    ...(due !== undefined && { due }),
  };
}

/**
 * If the original type made a promise to the visitor, returns undefined, which keeps it. Otherwise, returns null if the
 * new type promises nothing. If it promises a response, that promise starts now, unless the lead already has a due time
 * or a response (undefined).
 */
function correctedDue(
  { source, dueAt, firstResponseAt, readAt }: Lead,
  original: LeadType,
  type: LeadType,
  calendar: BusinessCalendar,
): TypeCorrection['due'] {
  if (promisedHours({ type: original, source }) !== null) return undefined;
  const hours = promisedHours({ type, source });
  if (hours === null) return null;
  return dueAt || firstResponseAt ? undefined : calendar.dueTimes(readAt, hours);
}
