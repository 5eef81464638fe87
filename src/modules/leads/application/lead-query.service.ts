import { Injectable } from '@nestjs/common';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import type { PlaceField } from '../../../lead-types/places.js';
import { requireScope } from '../../users/domain/user.js';
import type { LeadFollowUp } from '../domain/follow-up.js';
import { leadNotFound } from '../domain/lead.errors.js';
import type { LeadHistoryEntry, LeadNote, LeadStatus, ListedLead } from '../domain/lead.js';
import { leadScope, type Viewer } from '../domain/lead-access.js';
import { historyWithoutContact, requireOrderShown, seesContact, shownTo } from '../domain/lead-contact.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import {
  type Assignee,
  type ChangesFrom,
  type LeadChangesPage,
  type LeadList,
  type LeadNotes,
  type LeadPage,
  LeadReader,
  NEWEST_NOTES,
  type WaitingCounts,
} from '../domain/lead-reader.js';
import type { TimelinePage, TimelineQuery } from '../domain/lead-timeline.js';

const RECENT_LEADS = 5;

export interface LeadStats {
  readonly byStatus: Readonly<Partial<Record<LeadStatus, number>>>;
  readonly byType: ReadonlyMap<LeadType, number>;
  readonly total: number;
  readonly recent: readonly ListedLead[];
  readonly waiting: WaitingCounts;
}

export interface LeadDetail {
  readonly lead: ListedLead;
  readonly notes: LeadNotes;
  readonly history: readonly LeadHistoryEntry[];
  readonly followUps: readonly LeadFollowUp[];
}

@Injectable()
export class LeadQueryService {
  constructor(private readonly leads: LeadReader) {}

  /** Aborting `signal` cancels the query, for example if the client disconnects. */
  async list(viewer: Viewer, filter: LeadFilter, page: LeadPage, signal: AbortSignal): Promise<LeadList> {
    requireOrderShown(viewer, page);
    const list = await this.leads.list(leadScope(viewer), filter, page, signal);
    return { ...list, leads: allShownTo(viewer, list.leads) };
  }

  async listChanges(viewer: Viewer, filter: LeadFilter, from: ChangesFrom): Promise<LeadChangesPage> {
    const changes = await this.leads.listChanges(leadScope(viewer), filter, from);
    return { ...changes, leads: allShownTo(viewer, changes.leads) };
  }

  /** Returns the active users who can be assigned leads of the type; without a type, all active users. */
  async assignees(type: LeadType | undefined): Promise<Assignee[]> {
    const users = await this.leads.assignees();
    return type ? users.filter(({ leadTypes }) => leadTypes.includes(type)) : users;
  }

  places(viewer: Viewer, place: PlaceField, part: string | undefined): Promise<string[]> {
    return this.leads.places(place, part, leadScope(viewer));
  }

  async newestNotesOf(viewer: Viewer, leads: readonly ListedLead[]): Promise<ReadonlyMap<string, readonly LeadNote[]>> {
    requireScope(viewer, 'contact:read');
    return this.leads.newestNotesOf(leads.map(({ id }) => id));
  }

  async findDetail(viewer: Viewer, id: string): Promise<LeadDetail> {
    const scope = leadScope(viewer);
    const lead = await this.leads.find(id, scope);
    if (!lead) throw leadNotFound();
    const [notes, history, followUps] = await Promise.all([
      this.leads.notesOf(id, NEWEST_NOTES),
      this.leads.historyOf(id, scope),
      this.leads.followUpsOf(id),
    ]);
    if (seesContact(viewer)) return { lead, notes, history, followUps };
    return {
      lead: shownTo(viewer, lead),
      notes: { ...notes, notes: [] },
      history: history.map(historyWithoutContact),
      followUps: followUps.map((followUp) => ({ ...followUp, note: null, place: null })),
    };
  }

  async notesOf(
    viewer: Viewer,
    id: string,
    page: Pick<LeadPage, 'offset' | 'limit'>,
  ): Promise<LeadNotes & { readonly lead: ListedLead }> {
    const lead = await this.findWithMerged(viewer, id);
    return { lead, ...(await this.leads.notesOf(id, page)) };
  }

  async timelineOf(
    viewer: Viewer,
    id: string,
    query: TimelineQuery,
  ): Promise<TimelinePage & { readonly lead: ListedLead }> {
    const lead = await this.findWithMerged(viewer, id);
    return { lead, ...(await this.leads.timelineOf(id, leadScope(viewer), query)) };
  }

  async stats(viewer: Viewer): Promise<LeadStats> {
    const scope = leadScope(viewer);
    const [counts, { leads: recent }, waiting] = await Promise.all([
      this.leads.countsByTypeAndStatus(scope),
      this.leads.list(scope, {}, { sortBy: 'createdAt', sortOrder: 'desc', offset: 0, limit: RECENT_LEADS }),
      this.leads.waitingCounts(scope, viewer.id),
    ]);
    const byStatus: Partial<Record<LeadStatus, number>> = {};
    const byType = new Map<LeadType, number>();
    let total = 0;
    for (const { type, status, count } of counts) {
      byStatus[status] = (byStatus[status] ?? 0) + count;
      byType.set(type, (byType.get(type) ?? 0) + count);
      total += count;
    }
    return { byStatus, byType, total, recent: allShownTo(viewer, recent), waiting };
  }

  /** Also finds leads of the viewer's types that were merged into a lead that the viewer can see. */
  private async findWithMerged(viewer: Viewer, id: string): Promise<ListedLead> {
    const scope = leadScope(viewer);
    const lead = await this.leads.find(id, { types: viewer.leadTypes, assignedTo: null });
    for (let above = lead; lead && above; above = await this.survivorOf(above)) {
      if (await this.leads.find(above.id, scope)) return lead;
    }
    throw leadNotFound();
  }

  private async survivorOf({ mergedInto }: ListedLead): Promise<ListedLead | null> {
    return mergedInto === null ? null : this.leads.find(mergedInto, { types: LEAD_TYPE_NAMES, assignedTo: null });
  }
}

/** Lists need thousands of responses a second, so users get the same array. */
function allShownTo(viewer: Viewer, leads: readonly ListedLead[]): readonly ListedLead[] {
  return seesContact(viewer) ? leads : leads.map((lead) => shownTo(viewer, lead));
}
