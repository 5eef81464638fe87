import { Injectable } from '@nestjs/common';
import { requirePermission } from '../../users/domain/user.js';
import { type BulkAct, type BulkActKind, BulkActs } from '../domain/bulk-act.js';
import { changeableScope, type LeadScope, leadScope, type Viewer } from '../domain/lead-access.js';
import { LeadWriter } from '../domain/lead-writer.js';
import { LeadEvents } from './lead-events.js';
import type { BulkOutcome } from './lead-update.service.js';

@Injectable()
export class BulkActService {
  constructor(
    private readonly acts: BulkActs,
    private readonly leads: LeadWriter,
    private readonly events: LeadEvents,
  ) {}

  /** The viewer's own bulk changes that can still be undone, newest first. */
  list(viewer: Viewer): Promise<BulkAct[]> {
    return this.acts.list(viewer.id);
  }

  /**
   * Undoes the viewer's own bulk change. The viewer still needs the permissions for the change. Returns null if no such
   * bulk change can be undone.
   */
  async undo(
    viewer: Viewer,
    id: string,
    address: string,
    kind?: BulkActKind,
  ): Promise<(BulkOutcome & { readonly requested: number }) | null> {
    const act = await this.acts.find(id, viewer.id);
    if (!act || (kind !== undefined && act.kind !== kind)) return null;
    const done = await this.acts.undo(act, undoScope(viewer, act), { actorId: viewer.id, address });
    if (!done) return null;
    for (const lead of done.restored) this.events.publish({ name: 'added', ...lead });
    const skipped = await this.leads.visibleOf(done.kept, leadScope(viewer));
    return { requested: act.affected, affected: done.undone.length, unseen: 0, skipped };
  }
}

function undoScope(viewer: Viewer, { kind, details }: BulkAct): LeadScope {
  if (kind === 'delete') {
    requirePermission(viewer, 'canDeleteLeads');
    return leadScope(viewer);
  }
  if (kind === 'update' && !('assignedTo' in details) && !('inPool' in details)) return changeableScope(viewer);
  requirePermission(viewer, 'canEditAllLeads');
  // Because of this change, the viewer might no longer see the leads.
  return { types: viewer.leadTypes, assignedTo: null };
}
