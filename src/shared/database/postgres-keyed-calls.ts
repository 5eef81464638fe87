import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import {
  idempotencyKeyReused,
  type KeyedCall,
  KeyedCalls,
  type Receipt,
  sameCallInFlight,
} from '../domain/keyed-calls.js';

interface Attempt extends KeyedCall {
  readonly id: string;
}

const underWay = new AsyncLocalStorage<Attempt>();

@Injectable()
export class PostgresKeyedCalls extends KeyedCalls {
  private readonly inFlight = new Set<string>();

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async once<T>(
    call: KeyedCall,
    work: () => Promise<T>,
    receiptOf: (answer: T) => Receipt,
  ): Promise<{ readonly answer: T } | { readonly replayed: Receipt }> {
    if (this.inFlight.has(call.key)) throw sameCallInFlight();
    this.inFlight.add(call.key);
    try {
      const earlier = await this.earlier(call);
      if (earlier) return { replayed: earlier };
      const attempt = { ...call, id: uuidv7() };
      const answer = await underWay.run(attempt, work);
      await store(this.dataSource.manager, attempt, receiptOf(answer));
      return { answer };
    } finally {
      this.inFlight.delete(call.key);
    }
  }

  private async earlier({ key, bodyHash }: KeyedCall): Promise<Receipt | null> {
    await this.dataSource.query(
      `DELETE FROM idempotency_keys WHERE key = $1 AND created_at <= now() - interval '24 hours'`,
      [key],
    );
    const [stored]: { body_hash: Buffer; receipt: Receipt | null }[] = await this.dataSource.query(
      `SELECT body_hash, answer -> 'receipt' AS receipt FROM idempotency_keys WHERE key = $1`,
      [key],
    );
    if (!stored) return null;
    if (!stored.body_hash.equals(bodyHash)) throw idempotencyKeyReused();
    // The receipt is missing if the server stopped between the change and its response.
    return stored.receipt ?? {};
  }
}

/** Stores the current call's key, if any, in the transaction of its change. Writing an audit row also does this. */
export async function storeKeyWithin(manager: EntityManager): Promise<void> {
  const attempt = underWay.getStore();
  if (attempt && manager.queryRunner?.isTransactionActive) await store(manager, attempt, null);
}

/** Runs work that is safe to repeat and commits in several steps. The call's key is stored only after the last step. */
export function withoutKeyInTransactions<T>(work: () => Promise<T>): Promise<T> {
  return underWay.exit(work);
}

/** If another process is storing the same key, waits for its transaction. If that commits, this call fails. */
async function store(manager: EntityManager, attempt: Attempt, receipt: Receipt | null): Promise<void> {
  const stored: unknown[] = await manager.query(
    `INSERT INTO idempotency_keys (key, body_hash, answer)
     VALUES ($1, $2, jsonb_build_object('attempt', $3::text, 'receipt', $4::jsonb))
     ON CONFLICT (key) DO UPDATE SET answer = excluded.answer
     WHERE idempotency_keys.answer ->> 'attempt' = excluded.answer ->> 'attempt'
     RETURNING key`,
    [attempt.key, attempt.bodyHash, attempt.id, receipt && JSON.stringify(receipt)],
  );
  if (stored.length === 0) throw sameCallInFlight();
}
