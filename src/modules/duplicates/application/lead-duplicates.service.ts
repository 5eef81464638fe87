import { Injectable } from '@nestjs/common';
import { leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { PERSONAL_FIELDS, type PersonalField } from '../../../lead-types/personal-fields.js';
import { type DomainError, invalidInput } from '../../../shared/domain/failure.js';
import { leadChangedMeanwhile, leadNotFound } from '../../leads/domain/lead.errors.js';
import type { Lead, LeadHistoryEntry, ListedLead, PersonalInfo } from '../../leads/domain/lead.js';
import { leadScope, requireChangeable, type Viewer } from '../../leads/domain/lead-access.js';
import { type LeadCall, originOf, requireVersion } from '../../leads/domain/lead-call.js';
import { type LeadNotes, LeadReader, NEWEST_NOTES } from '../../leads/domain/lead-reader.js';
import { type LeadChanges, LeadWriter, normalizePhone } from '../../leads/domain/lead-writer.js';
import { permissionMissing } from '../../users/domain/user.errors.js';
import { hasPermission } from '../../users/domain/user.js';
import { mergeNotUndoable, notDuplicates, notMerged, notMergedUnseen } from '../domain/duplicate.errors.js';
import {
  type DuplicateCandidate,
  DuplicateRepository,
  type DuplicateState,
  type LeadPair,
  type MergedLead,
} from '../domain/duplicates.js';
import { changesFromMerge } from '../domain/merge-selection.js';
import { DuplicateMatchingService } from './duplicate-matching.service.js';

export interface MergedLeadDetail extends MergedLead {
  readonly notes: LeadNotes;
  readonly history: readonly LeadHistoryEntry[];
}

export interface MergeRequest {
  readonly other: string;
  /** Dotted paths of the values to copy from the other lead to the survivor. */
  readonly take: readonly string[];
  /** The version of the other lead that the caller last saw. Null accepts any version. */
  readonly otherVersion: number | null;
}

@Injectable()
export class LeadDuplicatesService {
  constructor(
    private readonly leads: LeadWriter,
    private readonly reader: LeadReader,
    private readonly duplicates: DuplicateRepository,
    private readonly matching: DuplicateMatchingService,
  ) {}

  ofPerson(viewer: Viewer, person: PersonalInfo): Promise<DuplicateCandidate[]> {
    return this.duplicates.candidatesFor(person, leadScope(viewer));
  }

  async of(
    viewer: Viewer,
    id: string,
  ): Promise<{ lead: ListedLead; candidates: DuplicateCandidate[]; merged: MergedLeadDetail[] }> {
    const scope = leadScope(viewer);
    const lead = await this.leads.find(id, scope);
    if (!lead) throw leadNotFound();
    const [candidates, merged] = await Promise.all([
      this.duplicates.candidatesOf(id, scope),
      // Users who can see the survivor can read its merged leads with any assignee. Lead access still applies.
      this.duplicates.mergedInto(id, { ...scope, assignedTo: null }),
    ]);
    const details = merged.map(async (part): Promise<MergedLeadDetail> => {
      const [notes, history] = await Promise.all([
        this.reader.notesOf(part.lead.id, NEWEST_NOTES),
        this.reader.historyOf(part.lead.id, scope),
      ]);
      return { ...part, notes, history };
    });
    return { lead, candidates, merged: await Promise.all(details) };
  }

  /** Flags two leads as possible duplicates. If a user has already decided about them, the decision is kept. */
  async flag(call: LeadCall, other: string): Promise<void> {
    const { viewer, leadId: id } = call;
    if (id === other) throw otherNotPossible('Choose a different lead.');
    const lead = await this.changeable(viewer, id);
    const found = requireChangeable(viewer, await this.leads.find(other, leadScope(viewer)));
    if (lead.quarantinedAt || found.quarantinedAt) {
      throw otherNotPossible('One of the leads is suspected spam, and must be restored first.');
    }
    if (!(await this.duplicates.flag([lead, found], originOf(call)))) throw leadChangedMeanwhile();
  }

  /** Links two flagged leads, dismisses them, or undoes the decision (`open`). */
  async decide(call: LeadCall, other: string, state: DuplicateState): Promise<void> {
    const { viewer, leadId: id } = call;
    const pair = [await this.changeable(viewer, id), await this.changeableOther(viewer, other)] as const;
    if (!(await this.duplicates.decide(pair, state, originOf(call)))) throw notDuplicates();
  }

  /** Merges another lead into this one. Returns the survivor. */
  async merge(call: LeadCall, request: MergeRequest): Promise<ListedLead> {
    const { viewer, leadId: id, version } = call;
    const survivor = await this.changeable(viewer, id);
    const other = await this.changeableOther(viewer, request.other);
    requireVersion(version, survivor);
    requireVersion(request.otherVersion, other);
    // A lead that is suspected spam must be restored before it can be merged.
    if (survivor.quarantinedAt || other.quarantinedAt) throw notDuplicates();
    const changes = await this.mergeChanges(viewer, { survivor, other }, request.take);
    const merged = await this.duplicates.merge({ survivor, other }, changes, originOf(call));
    switch (merged.outcome) {
      case 'merged':
        this.matching.wake();
        return this.listed(viewer, merged.survivor);
      case 'no-pair':
        throw notDuplicates();
      case 'changed':
        // The caller chose the values to copy when they saw an older version.
        throw leadChangedMeanwhile();
    }
  }

  async unmerge(call: LeadCall, other: string): Promise<ListedLead> {
    const { viewer, leadId: id } = call;
    const survivor = await this.changeable(viewer, id);
    const part = await this.partOf(viewer, survivor, other);
    const undone = await this.duplicates.unmerge(id, part.id, originOf(call));
    switch (undone.outcome) {
      case 'unmerged':
        this.matching.wake();
        return this.listed(viewer, undone.survivor);
      case 'not-merged':
        throw notMerged();
      case 'conflict':
        throw mergeNotUndoable(undone.paths.map((path) => labelOf(path, survivor)));
    }
  }

  /**
   * Returns the lead with the duplicates and merged leads that the viewer can see. If the viewer can no longer see the
   * lead, returns it without them.
   */
  private async listed(viewer: Viewer, lead: Lead): Promise<ListedLead> {
    return (await this.leads.find(lead.id, leadScope(viewer))) ?? { ...lead, possibleDuplicates: 0, mergedLeads: [] };
  }

  private async changeable(viewer: Viewer, id: string): Promise<Lead> {
    return requireChangeable(viewer, await this.leads.find(id, leadScope(viewer)));
  }

  /** If the viewer cannot see the lead, throws the same error as for two leads that were never flagged. */
  private async changeableOther(viewer: Viewer, id: string): Promise<Lead> {
    const other = await this.leads.find(id, leadScope(viewer));
    if (!other) throw notDuplicates();
    return requireChangeable(viewer, other);
  }

  /** Returns a lead merged into the survivor. The viewer must be able to see its type; the assignee does not matter. */
  private async partOf(viewer: Viewer, survivor: Lead, id: string): Promise<Lead> {
    const part = await this.leads.find(id, { ...leadScope(viewer), assignedTo: null });
    if (!part) throw notMergedUnseen();
    if (part.mergedInto !== survivor.id) throw notMerged();
    return part;
  }

  private async mergeChanges(viewer: Viewer, pair: LeadPair, take: readonly string[]): Promise<LeadChanges> {
    const { changes, impossible } = changesFromMerge(pair, take);
    if (impossible.length > 0) {
      const message = 'The other lead has no value for this field.';
      throw invalidInput(impossible.map((path) => ({ field: path, message, code: 'invalid_choice' })));
    }
    if (changes.assignedTo !== undefined && !hasPermission(viewer, 'canEditAllLeads')) {
      throw permissionMissing('canEditAllLeads');
    }
    return normalizePhone(changes);
  }
}

const WORK_LABELS: Readonly<Record<string, string>> = {
  status: 'Status',
  closeReason: 'Reason',
  priority: 'Priority',
  assignedTo: 'Assigned to',
  inPool: 'In the pool',
  followUp: 'Follow-up',
};

function labelOf(path: string, lead: Lead): string {
  const [part, name = ''] = path.split('.');
  if (part === 'personalInfo') return PERSONAL_FIELDS[name as PersonalField]?.label ?? name;
  return WORK_LABELS[path] ?? leadTypeDefinition(lead.type).fields[name]?.label ?? name;
}

function otherNotPossible(message: string): DomainError {
  return invalidInput([{ field: 'other', message, code: 'invalid' }]);
}
