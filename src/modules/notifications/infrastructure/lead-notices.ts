import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { channelsOf, ENV, type Env } from '../../../config/env.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import type { AuditEvent } from '../../../shared/domain/audit-trail.js';
import { assignedNotices, restoredNotices } from './notices.sql.js';

/**
 * Creates notifications from lead history entries, in the same transaction as the change. This way, code that records
 * history (`recordLeadEvents`) does not depend on notifications. The statements that store new leads and duplicate
 * pairs create their own notifications (notices.sql.ts).
 */
@Injectable()
export class LeadNotices {
  private readonly assigned: string;
  private readonly restored: string | null;

  constructor(audit: PostgresAuditTrail, @Inject(ENV) env: Env) {
    const names = channelsOf(env);
    this.assigned = assignedNotices(names);
    this.restored = restoredNotices(names);
    audit.onRecorded((manager, events) => this.notify(manager, events));
  }

  private async notify(manager: EntityManager, events: readonly AuditEvent[]): Promise<void> {
    for (const [actorId, ids] of byActor(events.filter(mayAssign))) await manager.query(this.assigned, [ids, actorId]);
    if (this.restored === null) return;
    for (const [actorId, ids] of byActor(events.filter(restores))) await manager.query(this.restored, [ids, actorId]);
  }
}

/**
 * Includes leads that are no longer suspected spam, because their assignees were not notified before. `quiet`: an
 * import that notifies nobody.
 */
function mayAssign(event: AuditEvent): boolean {
  const { changes, quiet } = (event.details ?? {}) as {
    changes?: { assignedTo?: { to: string | null } };
    quiet?: true;
  };
  if (quiet) return false;
  return event.subjectType === 'lead' && ((changes?.assignedTo?.to ?? null) !== null || restores(event));
}

function restores({ action, details }: AuditEvent): boolean {
  return action === 'lead.restored' && details?.['mark'] !== true;
}

function byActor(events: readonly AuditEvent[]): Map<string | null, string[]> {
  const ids = new Map<string | null, string[]>();
  for (const { actorId = null, subjectId } of events) {
    if (subjectId) ids.set(actorId, [...(ids.get(actorId) ?? []), subjectId]);
  }
  return ids;
}
