import { Injectable } from '@nestjs/common';
import { LeadEvents } from '../../leads/application/lead-events.js';
import type { BulkOutcome } from '../../leads/application/lead-update.service.js';
import { leadHoldsHidden } from '../../leads/domain/lead.errors.js';
import type { ListedLead } from '../../leads/domain/lead.js';
import {
  changeableScope,
  countUnseen,
  type LeadScope,
  leadScope,
  requireChangeable,
  type Viewer,
} from '../../leads/domain/lead-access.js';
import { editorOf, type LeadCall, requireVersion, retryWhenChanged } from '../../leads/domain/lead-call.js';
import { LeadWriter } from '../../leads/domain/lead-writer.js';
import { permissionMissing } from '../../users/domain/user.errors.js';
import { hasPermission } from '../../users/domain/user.js';
import type { BinnedLead, BinPage } from '../domain/lead-bin.js';
import { LeadBinRepository } from '../infrastructure/lead-bin.repository.js';
import { LeadErasureRepository } from '../infrastructure/lead-erasure.repository.js';

@Injectable()
export class LeadBinService {
  constructor(
    private readonly bin: LeadBinRepository,
    private readonly events: LeadEvents,
  ) {}

  async list(viewer: Viewer, page: BinPage): Promise<{ leads: BinnedLead[]; total: number }> {
    return this.bin.list(reachOf(viewer), page);
  }

  async restore(viewer: Viewer, ids: readonly string[], address: string): Promise<BulkOutcome> {
    const scope = leadScope(viewer);
    const unseen = await this.unseenOf(ids, scope);
    const restored = await this.bin.restore(ids, scope, { actorId: viewer.id, address });
    for (const lead of restored) this.events.publish({ name: 'added', ...lead });
    return { affected: restored.length, unseen, skipped: [] };
  }

  async purge(viewer: Viewer, ids: readonly string[], address: string): Promise<BulkOutcome> {
    const scope = reachOf(viewer);
    const unseen = await this.unseenOf(ids, scope);
    return { affected: await this.bin.purge(ids, scope, { actorId: viewer.id, address }), unseen, skipped: [] };
  }

  empty(viewer: Viewer, address: string): Promise<number> {
    return this.bin.purge(null, leadScope(viewer), { actorId: viewer.id, address });
  }

  private async unseenOf(ids: readonly string[], scope: LeadScope): Promise<number> {
    return countUnseen(ids, await this.bin.countWithin(ids, scope));
  }
}

/**
 * Returns the scope of the deleted leads that the viewer may act on. With canDeleteLeads, these are all leads that they
 * could see; with only canErasePersonalData, those that they could change.
 */
function reachOf(viewer: Viewer): LeadScope {
  if (hasPermission(viewer, 'canDeleteLeads')) return leadScope(viewer);
  if (hasPermission(viewer, 'canErasePersonalData')) return changeableScope(viewer);
  throw permissionMissing('canDeleteLeads');
}

@Injectable()
export class LeadErasureService {
  constructor(
    private readonly leads: LeadWriter,
    private readonly erasure: LeadErasureRepository,
  ) {}

  erase(call: LeadCall): Promise<ListedLead> {
    const { viewer, leadId: id, version } = call;
    const by = editorOf(call);
    return retryWhenChanged(async () => {
      requireVersion(version, requireChangeable(viewer, await this.leads.find(id, by.scope)));
      const erased = await this.erasure.erase({ id, version }, by);
      if (erased.outcome === 'hidden') throw leadHoldsHidden(erased.types);
      return erased.outcome === 'erased' ? this.leads.find(id, by.scope) : null;
    });
  }
}
