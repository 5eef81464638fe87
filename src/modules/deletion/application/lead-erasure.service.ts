import { Injectable } from '@nestjs/common';
import { leadHoldsHidden } from '../../leads/domain/lead.errors.js';
import type { ListedLead } from '../../leads/domain/lead.js';
import { leadScope, requireChangeable } from '../../leads/domain/lead-access.js';
import { type LeadCall, originOf, requireVersion, retryWhenChanged } from '../../leads/domain/lead-call.js';
import { LeadWriter } from '../../leads/domain/lead-writer.js';
import { LeadErasureRepository } from '../infrastructure/lead-erasure.repository.js';

/** Takes what names a person out of a lead that the viewer may change, for good. */
@Injectable()
export class LeadErasureService {
  constructor(
    private readonly leads: LeadWriter,
    private readonly erasure: LeadErasureRepository,
  ) {}

  /** Answers the lead as it stays: without a person. */
  erase(call: LeadCall): Promise<ListedLead> {
    const { viewer, leadId, version } = call;
    const scope = leadScope(viewer);
    return retryWhenChanged(async () => {
      requireVersion(version, requireChangeable(viewer, await this.leads.findVisible(leadId, scope)));
      const erased = await this.erasure.erase(leadId, version, scope, originOf(call));
      if (erased.outcome === 'hidden') throw leadHoldsHidden(erased.types);
      return erased.outcome === 'erased' ? this.leads.findVisible(leadId, scope) : null;
    });
  }
}
