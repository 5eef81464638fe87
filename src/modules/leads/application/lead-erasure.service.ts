import { Injectable } from '@nestjs/common';
import { leadChangedMeanwhile, leadHoldsHidden } from '../domain/lead.errors.js';
import type { ListedLead } from '../domain/lead.js';
import { LeadRepository } from '../domain/lead.repository.js';
import { leadScope, requireChangeable, type Viewer } from '../domain/lead-access.js';

/** As many colleagues may merge or erase at the same moment. */
const MAX_TRIES = 5;

/** Takes what names a person out of a lead that the viewer may change, for good. */
@Injectable()
export class LeadErasureService {
  constructor(private readonly leads: LeadRepository) {}

  /** Answers the lead as it stays: without a person. `expectedVersion` is the version the caller last saw (null: any). */
  async erase(viewer: Viewer, id: string, expectedVersion: number | null, address: string): Promise<ListedLead> {
    const scope = leadScope(viewer);
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const found = requireChangeable(viewer, await this.leads.findVisible(id, scope));
      if (expectedVersion !== null && expectedVersion !== found.version) throw leadChangedMeanwhile();
      const erased = await this.leads.erase(id, expectedVersion, scope, { actorId: viewer.id, address });
      if (erased.outcome === 'hidden') throw leadHoldsHidden(erased.types);
      const lead = erased.outcome === 'erased' ? await this.leads.findVisible(id, scope) : null;
      if (lead) return lead;
    }
    throw leadChangedMeanwhile();
  }
}
