import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { channelsOf, ENV, type Env } from '../../../config/env.js';
import { INTAKE_CONNECTIONS } from '../../../database/connections.js';
import { IDEMPOTENCY_KEY_LOCKS } from '../../../shared/database/advisory-locks.js';
import { Batcher } from '../../../shared/database/batcher.js';
import {
  isDatabaseUnavailable,
  mapConstraintViolation,
  retryAfterLock,
} from '../../../shared/database/database-failure.js';
import { preparedQuery } from '../../../shared/database/pool-query.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { type Change, externalIdsText } from '../../leads/domain/changed-values.js';
import { assigneeNotPossible } from '../../leads/domain/lead.errors.js';
import type { LeadReceipt } from '../../leads/domain/lead.js';
import type { ChangeOrigin } from '../../leads/domain/lead-writer.js';
import { addExternalIds } from '../../leads/sql/external-ids.js';
import { requireAssignable } from '../../leads/sql/lead-assignment.js';
import { recordLeadEvents } from '../../leads/sql/lead-history.js';
import { changeAssignments } from '../../leads/sql/lead-writes.js';
import {
  type AddOutcome,
  type InitialWork,
  type NewLead,
  type StoredLead,
  type SubmissionKey,
  SubmissionRepository,
} from '../domain/submission.repository.js';
import { type IncomingLead, insertLeads, insertStatement } from './insert-leads.js';

/** Larger batches take longer and cost no less per lead. One batch can run while another commits. */
const BATCHES = { size: 64, atOnce: 2 };

/** The values of a new lead. */
const NEW_LEAD_WORK: Readonly<Required<InitialWork>> = { status: 'new', closeReason: null, priority: 'medium' };

@Injectable()
export class PostgresSubmissionRepository extends SubmissionRepository {
  private readonly batcher = new Batcher((batch: readonly IncomingLead[]) => this.store(batch), BATCHES);

  private readonly statement: string;

  constructor(
    @InjectDataSource(INTAKE_CONNECTIONS) private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
    @Inject(ENV) env: Env,
  ) {
    super();
    this.statement = insertStatement(channelsOf(env));
  }

  async add(lead: NewLead, key: SubmissionKey | null, origin: ChangeOrigin): Promise<AddOutcome> {
    const incoming = { lead, key, origin };
    // A chosen assignee must be checked under a lock. In the single statement of a batch, the lock would come too late.
    if (lead.assignedTo !== undefined || lead.externalIds || lead.work) return this.addWithoutBatch(incoming);
    const stored = await this.batcher.add(incoming);
    return stored ? { outcome: 'added', ...stored } : this.addWithoutBatch(incoming);
  }

  /** Returns null for leads that the batch did not store (key in use, or another lead failed). `add` retries them. */
  private async store(batch: readonly IncomingLead[]): Promise<(StoredLead | null)[]> {
    try {
      const stored = await retryAfterLock(() =>
        insertLeads((text, values) => preparedQuery(this.dataSource, text, values), this.statement, batch),
      );
      return batch.map(({ lead }) => stored.get(lead.id) ?? null);
    } catch (failure) {
      if (isDatabaseUnavailable(failure)) throw failure;
      return batch.map(() => null);
    }
  }

  private addWithoutBatch(incoming: IncomingLead): Promise<AddOutcome> {
    const adding = retryAfterLock(() => this.insertWithoutBatch(incoming));
    // The assignee may have been deleted since the check.
    return mapConstraintViolation(adding, { leads_assigned_to_fkey: assigneeNotPossible });
  }

  private insertWithoutBatch(incoming: IncomingLead): Promise<AddOutcome> {
    return this.dataSource.transaction(async (manager): Promise<AddOutcome> => {
      const earlier = incoming.key && (await claimKey(manager, incoming.key));
      if (earlier) return earlier;
      const { id, assignedTo, type, externalIds = [] } = incoming.lead;
      if (assignedTo !== undefined) await requireAssignable(manager, assignedTo, [type]);
      const leads = await insertLeads((text, values) => manager.query(text, values), this.statement, [incoming]);
      const stored = leads.get(id);
      if (!stored) throw new Error('The database returned no row for a lead that it stored.');
      await addExternalIds(manager, id, externalIds);
      await this.recordWork(manager, incoming);
      return { outcome: 'added', ...stored };
    });
  }

  /**
   * Sets the status, close reason and priority. Records them and the external ids, as changes of the new lead. This
   * also stores the idempotency key of an upsert, which always has an external id.
   */
  private async recordWork(manager: EntityManager, { lead, origin }: IncomingLead): Promise<void> {
    const { id, work, externalIds = [] } = lead;
    if (work) {
      const parameters = new SqlParameters();
      const assignments = changeAssignments(work, parameters);
      await manager.query(`UPDATE leads l SET ${assignments} WHERE l.id = ${parameters.add(id)}`, parameters.values);
    }
    const before = { ...NEW_LEAD_WORK, externalIds: null };
    const after = { ...NEW_LEAD_WORK, ...work, externalIds: externalIdsText(externalIds) };
    const changes: Record<string, Change> = {};
    for (const [name, to] of Object.entries(after)) {
      const from = before[name as keyof typeof before];
      if (to !== from) changes[name] = { from, to };
    }
    if (Object.keys(changes).length === 0) return;
    await recordLeadEvents(this.audit.within(manager), 'lead.updated', origin, [{ id, changes }]);
  }

  async deleteExpiredKeys(): Promise<void> {
    await this.dataSource.query(`DELETE FROM idempotency_keys WHERE created_at < now() - interval '24 hours'`);
  }
}

/**
 * Locks a key for this transaction. Returns null if the key is free. Otherwise returns the outcome: another call is
 * using the key, or a call used it in the last 24 hours.
 */
async function claimKey(manager: EntityManager, { key, bodyHash }: SubmissionKey): Promise<AddOutcome | null> {
  const [claim]: { free: boolean }[] = await manager.query(
    `SELECT pg_try_advisory_xact_lock(${IDEMPOTENCY_KEY_LOCKS}, hashtext($1)) AS free`,
    [key],
  );
  if (!claim?.free) return { outcome: 'in-flight' };
  await manager.query(`DELETE FROM idempotency_keys WHERE key = $1 AND created_at <= now() - interval '24 hours'`, [
    key,
  ]);
  const [earlier]: { body_hash: Buffer; answer: LeadReceipt }[] = await manager.query(
    'SELECT body_hash, answer FROM idempotency_keys WHERE key = $1',
    [key],
  );
  if (!earlier) return null;
  return earlier.body_hash.equals(bodyHash)
    ? { outcome: 'replayed', receipt: { ...earlier.answer, createdAt: new Date(earlier.answer.createdAt) } }
    : { outcome: 'different-body' };
}
