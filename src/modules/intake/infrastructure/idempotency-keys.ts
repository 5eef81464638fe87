import type { EntityManager } from 'typeorm';
import type { LeadReceipt } from '../../leads/domain/lead.js';
import type { AddOutcome, SubmissionKey } from '../domain/submission.repository.js';

/**
 * Locks a key for this transaction; answers what an earlier use of it means, or null when it is free. What is left of a use
 * more than 24 hours ago is removed.
 */
export async function claimKey(manager: EntityManager, { key, bodyHash }: SubmissionKey): Promise<AddOutcome | null> {
  const [claim]: { free: boolean }[] = await manager.query(
    `SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS free`,
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
