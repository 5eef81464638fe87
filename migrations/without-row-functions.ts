import type { QueryRunner } from 'typeorm';

interface RowFunction {
  readonly definition: string;
  readonly body: string;
}

/**
 * Does `work`, which adds a column with a default to `table`, within a transaction. PostgreSQL's releases since 15.20 refuse
 * that while a function whose body they have parsed (RETURN) takes a row of the table; so those are texts meanwhile.
 */
export async function withoutRowFunctions(
  queryRunner: QueryRunner,
  table: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const functions: RowFunction[] = await queryRunner.query(
    `SELECT pg_get_functiondef(oid) AS definition, pg_get_function_sqlbody(oid) AS body
     FROM pg_proc WHERE prosqlbody IS NOT NULL AND $1::regtype = ANY(proargtypes::oid[])`,
    [table],
  );
  for (const { definition, body } of functions) {
    const text = `AS $row_function$SELECT ${body.replace(/^RETURN /, '')}$row_function$`;
    await queryRunner.query(definition.replace(body, () => text));
  }
  await work();
  for (const { definition } of functions) await queryRunner.query(definition);
}
