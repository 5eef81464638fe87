import { Injectable } from '@nestjs/common';
import { leadErased, leadMerged, leadNotFound } from '../../leads/domain/lead.errors.js';
import type { ListedLead } from '../../leads/domain/lead.js';
import { editorOf, type LeadCall, retryWhenChanged } from '../../leads/domain/lead-call.js';
import { LeadWriter } from '../../leads/domain/lead-writer.js';
import { leadNotInPool, leadTaken } from '../domain/assignment.errors.js';
import { PoolRepository } from '../infrastructure/pool.repository.js';

@Injectable()
export class LeadPoolService {
  constructor(
    private readonly leads: LeadWriter,
    private readonly pool: PoolRepository,
  ) {}

  /** Changes nothing if the viewer is already the assignee. @throws leadTaken if another user has taken the lead */
  take(call: LeadCall): Promise<ListedLead> {
    const { viewer, leadId: id } = call;
    const by = editorOf(call);
    return retryWhenChanged(async () => {
      const lead = await this.leads.find(id, by.scope);
      if (!lead) throw (await this.pool.hasLeftPool(id, viewer.leadTypes)) ? leadTaken(null) : leadNotFound();
      if (lead.mergedInto !== null) throw leadMerged();
      if (lead.erasedAt !== null) throw leadErased();
      if (lead.assignee?.id === viewer.id) return lead;
      if (lead.assignee) throw leadTaken(lead.assignee.name);
      if (!lead.inPool) throw leadNotInPool();
      return this.leads.update(lead, { assignedTo: viewer.id, inPool: false }, by);
    });
  }
}
