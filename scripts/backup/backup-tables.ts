/** What a database holds, and a figure that two databases share only where they hold the same rows. */
import pg from 'pg';

export interface Table {
  /** Schema and name, quoted for SQL. */
  readonly name: string;
  /** Those that are stored as they were given, quoted, in order. */
  readonly columns: readonly string[];
  /** Those that PostgreSQL computes from the others. */
  readonly generated: readonly string[];
}

/** `hash`: the sum over all rows of 64 bits of each row's MD5, so that the order of rows does not matter and every value of every row does. */
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
/** What comes with an extension is made by it. */
const NOT_OF_AN_EXTENSION = `NOT EXISTS (
  SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

/** Values are written alike whatever the machine, the role or the release says. */
const ALIKE_EVERYWHERE = `SET timezone = 'UTC'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'iso_8601';
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET xmlbinary = 'base64'; SET client_encoding = 'UTF8'; SET search_path = ''`;

/** A session that writes values alike and is not ended for taking long. `onLost` hears that it was ended. */
export async function connectForCopy(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  // What was under way fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; ${ALIKE_EVERYWHERE}`);
  return client;
}

/** Every table of every schema that somebody made, in order. */
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

/** Reads every row of the table. */
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
