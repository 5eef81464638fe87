/** Lists the tables of a database and computes checksums that show whether two databases hold the same rows. */
import pg from 'pg';

export interface Table {
  readonly name: string;
  /** Names of the stored columns, quoted, in the order of the table. */
  readonly columns: readonly string[];
  /** Names of the generated columns, quoted. */
  readonly generated: readonly string[];
}

/** `hash` adds up 64 bits of each row's MD5 over all rows. It covers every value, but not the order of the rows. */
export interface RowFigures {
  readonly rows: string;
  readonly hash: string;
}

export interface Sequence {
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

const OWN_SCHEMAS = `n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'`;
/** Excludes the tables and sequences of extensions, because `CREATE EXTENSION` recreates them. */
const NOT_OF_AN_EXTENSION = `NOT EXISTS (
  SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

/** Makes the text of values the same on every machine, for every role and in every release. */
const ALIKE_EVERYWHERE = `SET timezone = 'UTC'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'iso_8601';
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET xmlbinary = 'base64'; SET client_encoding = 'UTF8'; SET search_path = ''`;

/** Opens a session without statement timeouts that writes values in the same format on every machine. */
export async function connectForCopy(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  // Without a listener, a lost connection would end the process. The running query rejects anyway.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; ${ALIKE_EVERYWHERE}`);
  return client;
}

/** Returns every table of every schema, sorted by name, except the tables of PostgreSQL and of extensions. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name,
      coalesce(array_agg(quote_ident(a.attname) ORDER BY a.attnum) FILTER (WHERE a.attgenerated = ''), '{}') AS columns,
      coalesce(array_agg(quote_ident(a.attname) ORDER BY a.attnum) FILTER (WHERE a.attgenerated <> ''), '{}') AS generated
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relkind = 'r' AND c.relpersistence <> 't' AND ${OWN_SCHEMAS} AND ${NOT_OF_AN_EXTENSION}
    GROUP BY n.nspname, c.relname ORDER BY 1`);
  return rows;
}

export async function rowFigures(client: pg.Client, { name, columns, generated }: Table): Promise<RowFigures> {
  const { rows } = await client.query<RowFigures>(`
    SELECT count(*)::text AS rows, coalesce(sum(('x' || left(md5(line), 16))::bit(64)::bigint::numeric), 0)::text AS hash
    FROM (SELECT ROW(${[...columns, ...generated].join(', ')})::text AS line FROM ${name}) AS lines`);
  const [figures] = rows;
  if (!figures) throw new Error(`${name} gave no figures.`);
  return figures;
}

export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'S' AND ${OWN_SCHEMAS} AND ${NOT_OF_AN_EXTENSION} ORDER BY 1`);
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${name}`,
    );
    sequences.push(...values.map((value) => ({ name, ...value })));
  }
  return sequences;
}
