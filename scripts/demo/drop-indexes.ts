/** Large loads are several times faster if indexes and foreign keys are created once at the end. */
import type pg from 'pg';

export type Rebuild = () => Promise<void>;

const TABLES = ['leads', 'lead_notes', 'lead_search', 'audit_events'];
/** Smaller loads keep the indexes, so that they do not block a running server. */
const MANY_ROWS = 2_500;

/**
 * Drops the plain indexes and the foreign keys of the lead tables if there are many new rows and they make up most of
 * the table. This happens in the caller's transaction, so other sessions never see the tables without indexes.
 */
export async function dropIndexesForLoading(client: pg.Client, newRows: number): Promise<Rebuild> {
  if (newRows < MANY_ROWS || (await rowsOf(client, 'leads')) > newRows) return async () => undefined;

  const { rows: foreignKeys } = await client.query<{ drop: string; create: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
            format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS create
     FROM pg_constraint
     WHERE contype = 'f' AND conrelid = ANY($1::regclass[])
     ORDER BY conrelid, conname`,
    [TABLES],
  );
  const { rows: indexes } = await client.query<{ drop: string; create: string }>(
    `SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop, pg_get_indexdef(indexrelid) AS create
     FROM pg_index
     WHERE indrelid = ANY($1::regclass[])
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
     ORDER BY indrelid, indexrelid`,
    [TABLES],
  );
  for (const { drop } of [...foreignKeys, ...indexes]) await client.query(drop);

  return async () => {
    await client.query(`SET LOCAL maintenance_work_mem = '256MB'`);
    // An index cannot be created while deferred triggers of the new rows are pending.
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    for (const { create } of [...indexes, ...foreignKeys]) await client.query(create);
  };
}

async function rowsOf(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ estimate: number }>(
    `SELECT greatest(reltuples, 0)::float8 AS estimate FROM pg_class WHERE oid = $1::regclass`,
    [table],
  );
  return rows[0]?.estimate ?? 0;
}
