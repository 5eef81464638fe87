import { Injectable } from '@nestjs/common';
import { leadChangedMeanwhile, leadErased, leadMerged, leadNotFound } from '../../leads/domain/lead.errors.js';
import type { ListedLead } from '../../leads/domain/lead.js';
import { LeadRepository } from '../../leads/domain/lead.repository.js';
import { leadScope, type Viewer } from '../../leads/domain/lead-access.js';
import { leadNotInPool, leadTaken } from '../domain/pool.errors.js';
import { PoolRepository } from '../domain/pool.repository.js';

/** Of colleagues who change one lead at the same moment, as many get ahead. */
const MAX_TRIES = 5;

/** Lets staff take leads out of the shared pool. */
@Injectable()
export class LeadPoolService {
  constructor(
    private readonly leads: LeadRepository,
    private readonly pool: PoolRepository,
  ) {}

  /**
   * Gives a lead of the pool to the viewer; one that is theirs already stays theirs. Of several who take it at once one gets it.
   * @throws leadTaken for the others
   */
  async take(viewer: Viewer, id: string, address: string): Promise<ListedLead> {
    const scope = leadScope(viewer);
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const lead = await this.leads.findVisible(id, scope);
      if (!lead) throw (await this.pool.hasLeftPool(id, viewer.leadTypes)) ? leadTaken(null) : leadNotFound();
      if (lead.mergedInto !== null) throw leadMerged();
      if (lead.erasedAt !== null) throw leadErased();
      if (lead.assignee?.id === viewer.id) return lead;
      if (lead.assignee) throw leadTaken(lead.assignee.name);
      if (!lead.inPool) throw leadNotInPool();
      const changes = { assignedTo: viewer.id, inPool: false };
      const taken = await this.leads.update(lead, changes, scope, { actorId: viewer.id, address });
      if (taken) return taken;
    }
    throw leadChangedMeanwhile();
  }
}
