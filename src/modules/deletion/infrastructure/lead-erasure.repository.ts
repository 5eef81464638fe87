import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { PERSONAL_COLUMNS } from '../../../lead-types/personal-fields.js';
import { retryAfterLock } from '../../../shared/database/database-failure.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import type { LeadEditor, SeenLead } from '../../leads/domain/lead-writer.js';
import { type LeadTransaction, recordLeadEvents } from '../../leads/sql/lead-history.js';
import { mergedParts } from '../../leads/sql/whole-lead.js';
import { clearImportRows, deleteAuditValues, deleteSearchesFor } from './personal-traces.js';

interface PersonRow {
  readonly id: string;
  readonly reference: string;
  readonly type: LeadType;
  readonly merged_into: string | null;
  readonly erased_at: Date | null;
  readonly version: number;
}

/** With `hidden` or `changed`, nothing was erased. `types` are the types of merged leads outside the scope. */
type ErasedLead =
  | { readonly outcome: 'erased' | 'changed' }
  | { readonly outcome: 'hidden'; readonly types: readonly LeadType[] };

@Injectable()
export class LeadErasureRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {}

  erase(lead: SeenLead, by: LeadEditor): Promise<ErasedLead> {
    // Erasing can deadlock with a merge that moves a pair that includes one of these leads.
    return retryAfterLock(() =>
      this.dataSource.transaction((manager) => eraseLead({ manager, record: this.audit.within(manager), by }, lead)),
    );
  }
}

/**
 * Erases the person's details from a lead and from the leads merged into it: fields, external ids, notes, follow-ups,
 * values in the history, rows of imported files, recorded searches, values that a merge copied, and the hash of the
 * submission. Keeps type, status, times, reference, calls and messages without their texts, and who did what. Locks
 * leads by id, and before pairs, like all bulk changes.
 */
async function eraseLead({ manager, record, by }: LeadTransaction, { id, version }: SeenLead): Promise<ErasedLead> {
  const known = (await mergedParts(manager, [id])).map((part) => part.id);
  const locked: PersonRow[] = await manager.query(
    `SELECT id, reference, type, merged_into, erased_at, version FROM leads
     WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`,
    [[id, ...known]],
  );
  const own = locked.find((row) => row.id === id);
  if (!own || own.merged_into !== null || own.erased_at !== null) return { outcome: 'changed' };
  if (version !== null && version !== own.version) return { outcome: 'changed' };
  const parts = await mergedParts(manager, [id]);
  const hidden = parts.filter(({ type }) => !by.scope.types.includes(type)).map(({ type }) => type);
  if (hidden.length > 0) return { outcome: 'hidden', types: [...new Set(hidden)] };
  // Another lead has been merged into this lead since the first query. The caller retries.
  if (parts.some((part) => !known.includes(part.id))) return { outcome: 'changed' };

  const ids = locked.map((row) => row.id);
  await deleteSearchesFor(manager, ids);
  await emptyLeads(manager, ids);
  await emptyTraces(manager, ids);
  await recordLeadEvents(
    record,
    'lead.erased',
    by,
    locked.map(({ id: erased, reference, type }) => ({ id: erased, details: { reference, type } })),
  );
  return { outcome: 'erased' };
}

/**
 * Clears the personal values. Also clears the due time of a promise that nobody has kept yet, because without contact
 * details nobody can. Keeps the parts of the source that reports count.
 */
async function emptyLeads(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query(
    `UPDATE leads SET ${PERSONAL_COLUMNS.map(({ column }) => `${column} = NULL`).join(', ')},
       phone_e164 = NULL, phone_doubtful = false, details = '{}', former_details = NULL,
       spam_reasons = NULL,
       source = source - ARRAY['page', 'referrer', 'utm_term', 'utm_content'],
       follow_up_on = NULL, follow_up_at = NULL, follow_up_note = NULL,
       due_at = CASE WHEN first_response_at IS NOT NULL THEN due_at END,
       due_soon_at = CASE WHEN first_response_at IS NOT NULL THEN due_soon_at END,
       erased_at = now(), version = version + 1, updated_at = now()
     WHERE id = ANY($1::uuid[])`,
    [ids],
  );
}

async function emptyTraces(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query(
    `DELETE FROM lead_notes
     WHERE lead_id = ANY($1::uuid[]) AND call_outcome IS NULL AND message_channel IS NULL`,
    [ids],
  );
  await manager.query(`UPDATE lead_notes SET content = '' WHERE lead_id = ANY($1::uuid[])`, [ids]);
  await manager.query('DELETE FROM lead_external_ids WHERE lead_id = ANY($1::uuid[])', [ids]);
  await manager.query('DELETE FROM lead_follow_ups WHERE lead_id = ANY($1::uuid[])', [ids]);
  await manager.query('DELETE FROM duplicate_match_queue WHERE lead_id = ANY($1::uuid[])', [ids]);
  await manager.query(
    `DELETE FROM duplicate_pairs
     WHERE (first_id = ANY($1::uuid[]) OR second_id = ANY($1::uuid[])) AND state <> 'merged'`,
    [ids],
  );
  await manager.query(
    `UPDATE duplicate_pairs SET merge = jsonb_set(merge || '{"changes": {}}', '{work,externalIds}', '[]')
     WHERE (first_id = ANY($1::uuid[]) OR second_id = ANY($1::uuid[])) AND state = 'merged'`,
    [ids],
  );
  // The idempotency key stays, so that retrying the submission does not store the person again.
  await manager.query(`UPDATE idempotency_keys SET body_hash = '' WHERE answer ->> 'id' = ANY($1::text[])`, [ids]);
  await clearImportRows(manager, ids);
  await deleteAuditValues(manager, ids);
}
