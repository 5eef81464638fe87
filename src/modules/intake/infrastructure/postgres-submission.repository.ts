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
import { assigneeNotPossible } from '../../leads/domain/lead.errors.js';
import type { LeadReceipt } from '../../leads/domain/lead.js';
import type { ChangeOrigin } from '../../leads/domain/lead-writer.js';
import { addExternalIds } from '../../leads/sql/external-ids.js';
import { requireAssignable } from '../../leads/sql/lead-assignment.js';
import {
  type AddOutcome,
  type NewLead,
  type StoredLead,
  type SubmissionKey,
  SubmissionRepository,
} from '../domain/submission.repository.js';
import { storeInitialWork } from './initial-work.js';
import { type IncomingLead, insertLeads, insertStatement } from './insert-leads.js';

/** Larger batches take longer and cost no less per lead. One batch can run while another commits. */
const BATCHES = { size: 64, atOnce: 2 };

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
      await storeInitialWork(manager, this.audit.within(manager), [incoming.lead], incoming.origin);
      return { outcome: 'added', ...stored };
    });
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
