import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { type BulkAct, BulkActs, type UndoneAct } from '../domain/bulk-act.js';
import { changedValues } from '../domain/changed-values.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { ChangeOrigin } from '../domain/lead-writer.js';
import { type ActLead, UNDOABLE } from '../sql/bulk-act-rows.js';
import { restoreDeleted } from '../sql/deleted-leads.js';
import { type FormerFollowUp, restoreFollowUps } from '../sql/follow-up-writes.js';
import { assignLeads, isOpenStatus, lockAssignees, mayHaveLeads, releaseLeads } from '../sql/lead-assignment.js';
import { scopeCondition } from '../sql/lead-conditions.js';
import { type LeadTransaction, type RecordedAct, recordLeadEvents } from '../sql/lead-history.js';
import { LEAD_COLUMNS, type LeadRow, leadFromRow } from '../sql/lead-row.js';
import { FIRST_CONTACT } from '../sql/lead-writes.js';

const SELECT_ACTS = 'SELECT id, kind, details, jsonb_array_length(leads) AS affected, created_at AS at FROM bulk_acts';
const MAX_LISTED = 20;

@Injectable()
export class PostgresBulkActs extends BulkActs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {
    super();
  }

  list(actorId: string): Promise<BulkAct[]> {
    return this.dataSource.query(
      `${SELECT_ACTS} WHERE actor_id = $1 AND ${UNDOABLE} ORDER BY created_at DESC, id DESC LIMIT ${MAX_LISTED}`,
      [actorId],
    );
  }

  async find(id: string, actorId: string): Promise<BulkAct | null> {
    const [act]: BulkAct[] = await this.dataSource.query(
      `${SELECT_ACTS} WHERE id = $1 AND actor_id = $2 AND ${UNDOABLE}`,
      [id, actorId],
    );
    return act ?? null;
  }

  undo(act: BulkAct, scope: LeadScope, origin: ChangeOrigin & { readonly actorId: string }): Promise<UndoneAct | null> {
    return this.dataSource.transaction(async (manager) => {
      await lockAssignees(manager);
      const [stored]: { leads: ActLead[] }[] = await manager.query(
        `SELECT leads FROM bulk_acts WHERE id = $1 AND actor_id = $2 AND ${UNDOABLE} FOR UPDATE`,
        [act.id, origin.actorId],
      );
      if (!stored) return null;
      const within = { manager, record: this.audit.within(manager), by: { ...origin, scope } };
      const undo = { id: uuidv7(), summary: { kind: act.kind, undo: true } };
      const ids = stored.leads.map(({ id }) => id);
      const restored = act.kind === 'delete' ? await restoreDeleted(within, { ids, deletedBy: act, undo }) : [];
      const undone =
        act.kind === 'delete' ? restored.map(({ id }) => id) : await restoreValues(within, act, stored.leads, undo);
      await manager.query('DELETE FROM bulk_acts WHERE id = $1', [act.id]);
      return { undone, kept: ids.filter((id) => !undone.includes(id)), restored };
    });
  }

  async deleteExpired(): Promise<void> {
    await this.dataSource.query(`DELETE FROM bulk_acts WHERE NOT ${UNDOABLE}`);
  }
}

/** Returns the ids of the leads whose values it has restored. */
async function restoreValues(
  within: LeadTransaction,
  act: BulkAct,
  before: readonly ActLead[],
  undo: RecordedAct,
): Promise<string[]> {
  const { manager, record, by } = within;
  const unchanged = await lockUnchanged(manager, before, by.scope);
  const moved = unchanged.flatMap((row) => {
    const { assignedTo, inPool } = row.former;
    if (assignedTo === undefined || inPool === undefined) return [];
    const now = { assignedTo: row.assigned_to, inPool: row.in_pool };
    const isMoved = now.assignedTo !== assignedTo || now.inPool !== inPool;
    return isMoved ? [{ id: row.id, from: now, to: { assignedTo, inPool } }] : [];
  });
  const worked = unchanged.filter(({ former }) =>
    ['status', 'priority', 'quarantinedAt', 'followUpId'].some((name) => name in former),
  );
  const moveAct = worked.length > 0 ? { ...undo, summary: null } : undo;
  await assignLeads(manager, record, moved, by, moveAct, { undo: true });
  if (worked.length > 0) await restoreWork(within, act, worked, undo);
  return unchanged.map(({ id }) => id);
}

type UnchangedRow = LeadRow & { readonly former: ActLead };

/** Locks the leads by id, like every bulk change. */
function lockUnchanged(manager: EntityManager, before: readonly ActLead[], scope: LeadScope): Promise<UnchangedRow[]> {
  const parameters = new SqlParameters();
  return manager.query(
    `SELECT ${LEAD_COLUMNS}, former
     FROM jsonb_array_elements(${parameters.add(JSON.stringify(before))}::jsonb) AS former
     JOIN leads l ON l.id = (former ->> 'id')::uuid AND l.version = (former ->> 'version')::int
     LEFT JOIN users u ON u.id = l.assigned_to
     WHERE l.merged_into IS NULL AND l.erased_at IS NULL AND ${scopeCondition(scope, parameters)}
       AND (former ->> 'assignedTo' IS NULL OR EXISTS (
         SELECT FROM users u WHERE u.id = (former ->> 'assignedTo')::uuid AND ${mayHaveLeads('l.type')}))
     ORDER BY l.id FOR NO KEY UPDATE OF l`,
    parameters.values,
  );
}

/** Restores everything but the assignees. */
async function restoreWork(
  { manager, record, by }: LeadTransaction,
  act: BulkAct,
  rows: readonly UnchangedRow[],
  undo: RecordedAct,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await manager.query(
    `UPDATE leads l
     SET version = l.version + 1, updated_at = now(), priority = coalesce(former ->> 'priority', l.priority),
         status = coalesce(former ->> 'status', l.status),
         close_reason = CASE WHEN former ? 'status' THEN former ->> 'closeReason' ELSE l.close_reason END,
         first_response_at = CASE WHEN former ? 'status'
           THEN coalesce((former ->> 'firstResponseAt')::timestamptz, ${FIRST_CONTACT}) ELSE l.first_response_at END,
         quarantined_at = coalesce((former ->> 'quarantinedAt')::timestamptz, l.quarantined_at),
         spam_reasons = CASE WHEN former ? 'spamReasons'
           THEN ARRAY(SELECT jsonb_array_elements_text(former -> 'spamReasons')) ELSE l.spam_reasons END
     FROM jsonb_array_elements($1::jsonb) AS former WHERE l.id = (former ->> 'id')::uuid`,
    [JSON.stringify(rows.map(({ former }) => former))],
  );
  const withFollowUp = rows.filter(({ former }) => former.followUpId !== undefined);
  if (withFollowUp.length > 0)
    await restoreFollowUps(manager, await formerFollowUps(manager, act, withFollowUp), act.id);
  const after: LeadRow[] = await manager.query(
    `SELECT ${LEAD_COLUMNS} FROM leads l LEFT JOIN users u ON u.id = l.assigned_to
     WHERE l.id = ANY($1::uuid[]) ORDER BY l.id`,
    [ids],
  );
  const earlier = new Map(rows.map((row) => [row.id, leadFromRow(row)]));
  const events = after.map((row) => {
    const lead = leadFromRow(row);
    const { assignedTo: _assignedTo, inPool: _inPool, ...changes } = changedValues(earlier.get(row.id) ?? lead, lead);
    return { id: row.id, details: { bulk: true, undo: true }, changes };
  });
  await recordLeadEvents(record, act.kind === 'not_spam' ? 'lead.quarantined' : 'lead.updated', by, events, undo);
  const reopened = after.filter(({ status }) => isOpenStatus(status)).map(({ id }) => id);
  if (act.kind === 'update') await releaseLeads(manager, record, reopened);
}

/** Reads the former follow-ups from the history, where they are erased together with the person. */
async function formerFollowUps(
  manager: EntityManager,
  act: BulkAct,
  rows: readonly UnchangedRow[],
): Promise<FormerFollowUp[]> {
  const recorded: { leadId: string; value: FormerFollowUp['value'] }[] = await manager.query(
    `SELECT a.subject_id AS "leadId", v.personal #> '{changes,followUp,from}' AS value
     FROM audit_events a JOIN audit_values v ON v.event_id = a.id
     WHERE a.subject_type = 'lead' AND a.subject_id = ANY ($1::uuid[]) AND a.details ->> 'act' = $2`,
    [rows.map(({ id }) => id), act.id],
  );
  const values = new Map(recorded.map(({ leadId, value }) => [leadId, value]));
  return rows.flatMap(({ id: leadId, former }) =>
    former.followUpId === undefined ? [] : [{ leadId, id: former.followUpId, value: values.get(leadId) ?? null }],
  );
}
