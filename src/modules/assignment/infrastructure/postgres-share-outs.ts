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
import {
  assignableOf,
  assignLeads,
  lockAssignees,
  mayHaveLeads,
  type Reassignment,
} from '../../leads/sql/lead-assignment.js';
import { scopeCondition } from '../../leads/sql/lead-conditions.js';
import { receiversNotPossible } from '../domain/assignment.errors.js';
import type { Receiver } from '../domain/share-leads.js';
import {
  planShareOut,
  type ShareableLead,
  type ShareOut,
  ShareOutRepository,
  type ShareOutSelection,
  UNDO_HOURS,
} from '../domain/share-out.js';

/** A lead that a share-out assigned: its previous assignee, and its version after the share-out. */
interface SharedLead {
  readonly id: string;
  readonly version: number;
  readonly assignedTo: string | null;
  readonly inPool: boolean;
}

const UNDOABLE = `created_at > now() - interval '${UNDO_HOURS} hours'`;

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
      const assigned = await assignLeads(manager, this.audit.within(manager), reassignments, origin);
      const versions = new Map(assigned.map((lead) => [lead.id, lead.version]));
      const id = uuidv7();
      const shared = reassignments.flatMap(({ id: leadId, from }): SharedLead[] => {
        const version = versions.get(leadId);
        return version === undefined ? [] : [{ id: leadId, version, ...from }];
      });
      await manager.query('INSERT INTO share_outs (id, actor_id, leads) VALUES ($1, $2, $3)', [
        id,
        origin.actorId,
        JSON.stringify(shared),
      ]);
      return { ...plan, id };
    });
    // The foreign key fails if the actor was deleted in the meantime, which also ends their sessions.
    return mapConstraintViolation(sharing, { share_outs_actor_id_fkey: notSignedIn });
  }

  undo(
    id: string,
    scope: LeadScope,
    origin: ChangeOrigin,
  ): Promise<{ readonly shared: number; readonly givenBack: number } | null> {
    return this.dataSource.transaction(async (manager) => {
      await lockAssignees(manager);
      const [[undone]]: [{ leads: SharedLead[] }[]] = await manager.query(
        `DELETE FROM share_outs WHERE id = $1 AND actor_id = $2 AND ${UNDOABLE} RETURNING leads`,
        [id, origin.actorId],
      );
      if (!undone) return null;
      const parameters = new SqlParameters();
      const rows: { id: string; now: string; before: string | null; wasInPool: boolean }[] = await manager.query(
        `SELECT l.id, l.assigned_to AS now, shared."assignedTo" AS before, shared."inPool" AS "wasInPool"
         FROM jsonb_to_recordset(${parameters.add(JSON.stringify(undone.leads))}::jsonb)
           AS shared (id uuid, version int, "assignedTo" uuid, "inPool" boolean)
         JOIN leads l ON l.id = shared.id AND l.version = shared.version
         WHERE l.merged_into IS NULL AND l.erased_at IS NULL AND ${scopeCondition(scope, parameters)}
           AND (shared."assignedTo" IS NULL
             OR EXISTS (SELECT FROM users u WHERE u.id = shared."assignedTo" AND ${mayHaveLeads('l.type')}))
         ORDER BY l.id FOR NO KEY UPDATE OF l`,
        parameters.values,
      );
      const reassignments = rows.map((row) => ({
        id: row.id,
        from: { assignedTo: row.now, inPool: false },
        to: { assignedTo: row.before, inPool: row.wasInPool },
      }));
      await assignLeads(manager, this.audit.within(manager), reassignments, origin);
      return { shared: undone.leads.length, givenBack: reassignments.length };
    });
  }

  async deleteExpired(): Promise<void> {
    await this.dataSource.query(`DELETE FROM share_outs WHERE NOT ${UNDOABLE}`);
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
