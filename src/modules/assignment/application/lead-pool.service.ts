import { Injectable } from '@nestjs/common';
import { leadErased, leadMerged, leadNotFound } from '../../leads/domain/lead.errors.js';
import type { ListedLead } from '../../leads/domain/lead.js';
import { editorOf, type LeadCall, retryWhenChanged } from '../../leads/domain/lead-call.js';
import { LeadWriter } from '../../leads/domain/lead-writer.js';
import { leadNotInPool, leadTaken } from '../domain/assignment.errors.js';
import { PoolRepository } from '../infrastructure/pool.repository.js';

/** Lets staff take leads out of the shared pool. */
@Injectable()
export class LeadPoolService {
  constructor(
    private readonly leads: LeadWriter,
    private readonly pool: PoolRepository,
  ) {}

  /**
   * Gives a lead of the pool to the viewer; one that is theirs already stays theirs. Of several who take it at once one gets it.
   * @throws leadTaken for the others
   */
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
