import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { OPEN_STATUSES } from '../../../lead-types/lead-work.js';
import { mapConstraintViolation } from '../../../shared/database/database-failure.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { notSignedIn } from '../../auth/domain/auth.errors.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { ChangeOrigin } from '../../leads/domain/lead-writer.js';
import { storeBulkAct } from '../../leads/sql/bulk-act-rows.js';
import { assignableOf, assignLeads, lockAssignees, type Reassignment } from '../../leads/sql/lead-assignment.js';
import { scopeCondition } from '../../leads/sql/lead-conditions.js';
import { receiversNotPossible } from '../domain/assignment.errors.js';
import type { Receiver } from '../domain/share-leads.js';
import {
  planShareOut,
  type ShareableLead,
  type ShareOut,
  ShareOutRepository,
  type ShareOutSelection,
} from '../domain/share-out.js';

@Injectable()
export class PostgresShareOuts extends ShareOutRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {
    super();
  }

  find(leadIds: readonly string[], scope: LeadScope): Promise<ShareableLead[]> {
    return findShareable(this.dataSource.manager, leadIds, scope, '');
  }

  shareOut(
    selection: ShareOutSelection,
    userIds: readonly string[],
    scope: LeadScope,
    origin: ChangeOrigin & { readonly actorId: string },
  ): Promise<ShareOut> {
    const sharing = this.dataSource.transaction(async (manager) => {
      await lockAssignees(manager);
      const receivers = await receiversOf(manager, userIds, scope);
      const before = await findShareable(manager, selection.leadIds, scope, 'FOR NO KEY UPDATE OF l');
      const plan = planShareOut(before, selection, receivers);
      const reassignments = before.flatMap(({ id, assignedTo, inPool }): Reassignment[] => {
        const receiver = plan.receivers.get(id) ?? null;
        if (receiver === null || receiver === assignedTo) return [];
        return [{ id, from: { assignedTo, inPool }, to: { assignedTo: receiver, inPool: false } }];
      });
      if (reassignments.length === 0) return { ...plan, id: null };
      const id = uuidv7();
      const details = { people: new Set(reassignments.map(({ to }) => to.assignedTo)).size };
      const summary = { kind: 'share_out', ...details };
      await assignLeads(manager, this.audit.within(manager), reassignments, origin, { id, summary });
      const leads = reassignments.map(({ id: leadId, from }) => ({ id: leadId, ...from }));
      await storeBulkAct(manager, { id, kind: 'share_out', details, leads }, origin.actorId);
      return { ...plan, id };
    });
    // The foreign key fails if the actor was deleted in the meantime, which also ends their sessions.
    return mapConstraintViolation(sharing, { bulk_acts_actor_id_fkey: notSignedIn });
  }
}

/** Locks leads by id, like all bulk changes. Ids are in time order, so the oldest leads come first. */
async function findShareable(
  manager: EntityManager,
  ids: readonly string[],
  scope: LeadScope,
  lock: '' | 'FOR NO KEY UPDATE OF l',
): Promise<ShareableLead[]> {
  const parameters = new SqlParameters();
  return manager.query(
    `SELECT l.id, l.type, l.status = ANY(${parameters.add([...OPEN_STATUSES])}::text[]) AS "isOpen",
            l.quarantined_at IS NOT NULL AS "isQuarantined", l.assigned_to AS "assignedTo", l.in_pool AS "inPool"
     FROM leads l
     WHERE l.id = ANY(${parameters.add([...ids])}::uuid[]) AND l.merged_into IS NULL AND l.erased_at IS NULL
       AND ${scopeCondition(scope, parameters)}
     ORDER BY l.id ${lock}`,
    parameters.values,
  );
}

/** Returns the users and the types they can be assigned, in the given order. Needs `lockAssignees`. */
async function receiversOf(
  manager: EntityManager,
  userIds: readonly string[],
  { types }: LeadScope,
): Promise<readonly Receiver[]> {
  const assignable = await assignableOf(manager, userIds, types);
  const receivers = assignable.filter(({ leadTypes }) => leadTypes.length > 0);
  if (receivers.length < userIds.length) throw receiversNotPossible();
  return receivers;
}
