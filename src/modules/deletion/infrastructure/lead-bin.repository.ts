import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import { withoutKeyInTransactions } from '../../../shared/database/postgres-keyed-calls.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { ChangeOrigin, RestoredLead } from '../../leads/domain/lead-writer.js';
import { reachCondition, restoreDeleted } from '../../leads/sql/deleted-leads.js';
import { recordLeadEvents } from '../../leads/sql/lead-history.js';
import { userRefFromColumns } from '../../leads/sql/lead-row.js';
import { textsMatch } from '../../leads/sql/lead-search.js';
import { type BinnedLead, type BinPage, DAYS_IN_BIN } from '../domain/lead-bin.js';
import { clearImportRows, deleteAuditValues, deleteSearchesFor } from './personal-traces.js';

interface BinRow extends Pick<BinnedLead, 'id' | 'reference' | 'type' | 'status' | 'notes'> {
  full_name: string | null;
  phone: string | null;
  email: string | null;
  city: string | null;
  merged_leads: number;
  created_at: Date;
  deleted_at: Date;
  assigned_to: string | null;
  assignee_name: string | null;
  deleted_by: string | null;
  deleter_name: string | null;
}

/** A lead in the bin. `parts`: the lead itself and the leads merged into it. */
interface PurgedRow {
  readonly id: string;
  readonly parts: readonly { readonly id: string; readonly reference: string; readonly type: LeadType }[];
}

/** Number of leads per transaction. Each transaction compares its leads with every recorded search. */
const PURGED_AT_ONCE = 500;

/**
 * Keeps deleted leads for `DAYS_IN_BIN` days, each with the leads merged into it. Whether a lead is in scope depends on
 * its state when it was deleted: its types (including those of merged leads), its assignee and whether it was in the
 * pool.
 */
@Injectable()
export class LeadBinRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {}

  /** Newest first, by the index `deleted_leads_latest`. A search reads all rows in the scope, because there are few. */
  async list(scope: LeadScope, { search, offset, limit }: BinPage): Promise<{ leads: BinnedLead[]; total: number }> {
    const parameters = new SqlParameters();
    const found = search === null ? 'TRUE' : textsMatch(search, parameters);
    const within = `FROM deleted_leads s WHERE ${reachCondition(scope, parameters)} AND ${found}`;
    const rows: (Partial<BinRow> & { total: number })[] = await this.dataSource.query(
      `WITH counted AS (SELECT count(*)::int AS total ${within}),
       page AS (
         SELECT s.* ${within} ORDER BY s.deleted_at DESC, s.lead_id DESC
         LIMIT ${parameters.add(limit)} OFFSET ${parameters.add(offset)}
       )
       SELECT counted.total, l.id, l.reference, l.type, l.status, l.full_name, l.phone, l.email, l.city, l.created_at,
         jsonb_array_length(page.stored -> 'leads') - 1 AS merged_leads,
         jsonb_array_length(page.stored -> 'lead_notes') AS notes,
         page.deleted_at, page.assigned_to, assignee.name AS assignee_name, page.deleted_by, deleter.name AS deleter_name
       FROM counted
       LEFT JOIN page ON TRUE
       LEFT JOIN LATERAL jsonb_populate_recordset(NULL::leads, page.stored -> 'leads') AS l ON l.id = page.lead_id
       LEFT JOIN users assignee ON assignee.id = page.assigned_to
       LEFT JOIN actors deleter ON deleter.id = page.deleted_by
       ORDER BY page.deleted_at DESC, page.lead_id DESC`,
      parameters.values,
    );
    return { leads: rows.filter(isBinRow).map(binnedLeadFromRow), total: rows[0]?.total ?? 0 };
  }

  async countWithin(ids: readonly string[], scope: LeadScope): Promise<number> {
    const parameters = new SqlParameters();
    const [row]: { count: number }[] = await this.dataSource.query(
      `SELECT count(*)::int AS count FROM deleted_leads s
       WHERE s.lead_id = ANY(${parameters.add([...ids])}::uuid[]) AND ${reachCondition(scope, parameters)}`,
      parameters.values,
    );
    return row?.count ?? 0;
  }

  /** Restores the leads within the scope. An open lead becomes unassigned if its assignee can no longer have it. */
  restore(ids: readonly string[], scope: LeadScope, origin: ChangeOrigin): Promise<RestoredLead[]> {
    return this.dataSource.transaction((manager) =>
      restoreDeleted({ manager, record: this.audit.within(manager), by: { ...origin, scope } }, { ids }),
    );
  }

  /** Permanently deletes the leads within the scope (all of them if `ids` is null). Returns how many it has deleted. */
  async purge(ids: readonly string[] | null, scope: LeadScope, origin: ChangeOrigin): Promise<number> {
    const parameters = new SqlParameters();
    const named = ids === null ? 'TRUE' : `s.lead_id = ANY(${parameters.add([...ids])}::uuid[])`;
    const within = `${named} AND ${reachCondition(scope, parameters)}`;
    return withoutKeyInTransactions(() => this.purgeWhere(within, parameters, origin));
  }

  async purgeExpired(): Promise<void> {
    const expired = `s.deleted_at < now() - interval '${DAYS_IN_BIN} days'`;
    await this.purgeWhere(expired, new SqlParameters(), { actorId: null, address: null });
  }

  /** Uses several transactions, so that emptying a large bin does not block other work for long. */
  private async purgeWhere(condition: string, { values }: SqlParameters, origin: ChangeOrigin): Promise<number> {
    for (let purged = 0; ; ) {
      const some = await this.dataSource.transaction(async (manager) => {
        const rows: PurgedRow[] = await manager.query(
          `SELECT s.lead_id AS id, jsonb_path_query_array(s.stored, '$.leads[*]') AS parts
           FROM deleted_leads s WHERE ${condition} LIMIT ${PURGED_AT_ONCE} FOR UPDATE SKIP LOCKED`,
          values,
        );
        if (rows.length > 0) await this.deleteTraces(manager, rows, origin);
        return rows.length;
      });
      purged += some;
      if (some < PURGED_AT_ONCE) return purged;
    }
  }

  /** Also erases the personal data outside the bin. Keeps idempotency keys, so that retries add no lead. */
  private async deleteTraces(manager: EntityManager, rows: readonly PurgedRow[], origin: ChangeOrigin): Promise<void> {
    const leads = rows.flatMap(({ parts }) => parts);
    const ids = leads.map(({ id }) => id);
    await deleteSearchesFor(manager, ids, 'bin');
    await deleteAuditValues(manager, ids);
    await clearImportRows(manager, ids);
    await manager.query(`UPDATE idempotency_keys SET body_hash = '' WHERE answer ->> 'id' = ANY($1::text[])`, [ids]);
    await manager.query('DELETE FROM deleted_leads WHERE lead_id = ANY($1::uuid[])', [rows.map(({ id }) => id)]);
    await recordLeadEvents(
      this.audit.within(manager),
      'lead.purged',
      origin,
      leads.map(({ id, reference, type }) => ({ id, details: { reference, type } })),
    );
  }
}

function isBinRow<Row extends Partial<BinRow>>(row: Row): row is Row & BinRow {
  return typeof row.id === 'string';
}

function binnedLeadFromRow(row: BinRow): BinnedLead {
  const { full_name: fullName, phone, email, city } = row;
  return {
    id: row.id,
    reference: row.reference,
    type: row.type,
    status: row.status,
    personalInfo: {
      ...(fullName !== null && { fullName }),
      ...(phone !== null && { phone }),
      ...(email !== null && { email }),
      ...(city !== null && { city }),
    },
    assignee: userRefFromColumns(row.assigned_to, row.assignee_name),
    notes: row.notes,
    mergedLeads: row.merged_leads,
    createdAt: row.created_at,
    deletedAt: row.deleted_at,
    deletedBy: userRefFromColumns(row.deleted_by, row.deleter_name),
  };
}
