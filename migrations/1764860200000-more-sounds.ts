import type { MigrationInterface, QueryRunner } from 'typeorm';

const ROWS_AT_ONCE = 2_000;

/** Names whose usual spellings no rule of letters brings together, as their sound keys: the first stands for the others. */
const SAME_NAMES: readonly (readonly [key: string, ...others: string[]])[] = [
  ['abdul', 'abdulh'],
  ['ahmd', 'ahemd'],
  ['ais', 'aies'],
  ['aslm', 'aslem'],
  ['begm', 'begum', 'begom'],
  ['bihri', 'bhri'],
  ['biji', 'bijoi'],
  ['bos', 'bose'],
  ['brij', 'brj', 'birj'],
  ['brijes', 'brjes', 'birjes'],
  ['cbn', 'cbhn'],
  ['cube', 'cobe'],
  ['debindr', 'dbindr'],
  ['gikbd', 'gekbd'],
  ['girdri', 'giridri'],
  ['gos', 'gose'],
  ['gurjr', 'gujr'],
  ['hembrm', 'hembrom'],
  ['hritik', 'ritik'],
  ['ibrhim', 'ebrhim'],
  ['ikbl', 'ekubl'],
  ['imrn', 'emrn'],
  ['ismil', 'esmil'],
  ['iusuf', 'iusef'],
  ['jgnt', 'jgrnt'],
  ['jioti', 'joiti'],
  ['kils', 'kels'],
  ['kisn', 'kisen'],
  ['kunbr', 'kubr'],
  ['kusl', 'kosl'],
  ['kusli', 'kosli'],
  ['lksmn', 'lcmn'],
  ['mndl', 'mondl'],
  ['mnji', 'mji'],
  ['mnoj', 'monoj'],
  ['murmu', 'mormu'],
  ['oron', 'uron', 'urnb'],
  ['pbr', 'pobr'],
  ['pnde', 'pndi'],
  ['prmod', 'promod'],
  ['rhn', 'rihn'],
  ['ri', 'roi'],
  ['rmbtr', 'rmutr'],
  ['sidiki', 'sidikie'],
  ['snji', 'snjoi'],
  ['stiindr', 'stindr'],
  ['sulimn', 'sulemn'],
  ['tkre', 'tkeri'],
  ['trilok', 'tirlok'],
  ['umr', 'omr'],
  ['usmn', 'osmn'],
];

/**
 * Begum is found by बेगम, Sulaiman by सुलेमान. What made the keys before is `lead_sound_letters` now; states are still told by it.
 * While earlier rows are written, names that are not done are found by sound in one spelling only.
 */
export class MoreSounds1764860200000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    const sameNames = (keys: string) =>
      SAME_NAMES.flatMap(([key, ...others]) => others.map((other) => [key, other] as const)).reduce(
        (made, [key, other]) => `replace(${made}, '~${other}~', '~${key}~')`,
        keys,
      );
    const [{ isDone }]: [{ isDone: boolean }] = await queryRunner.query(
      `SELECT to_regprocedure('lead_sound_letters(text)') IS NOT NULL AS "isDone"`,
    );
    await queryRunner.startTransaction();
    if (!isDone) await queryRunner.query('ALTER FUNCTION lead_sound_keys(text) RENAME TO lead_sound_letters');
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION lead_sound_keys(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN ${sameNames('lead_sound_letters(value)')}`);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION lead_sounds(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN lead_sound_keys(lead_sound_spellings(lead_text_form(value)))`);
    await queryRunner.commitTransaction();

    await queryRunner.query('SET statement_timeout = 0');
    const others = `~(${SAME_NAMES.flatMap(([, ...names]) => names).join('|')})~`;
    let last: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (last) {
      const [batch]: { last: string | null }[] = await queryRunner.query(
        `WITH batch AS (
           SELECT lead_id FROM lead_search WHERE lead_id > $1 AND sounds ~ $2 ORDER BY lead_id LIMIT ${ROWS_AT_ONCE}
         ), written AS (
           UPDATE lead_search s SET sounds = ${sameNames('s.sounds')} FROM batch WHERE s.lead_id = batch.lead_id
         )
         SELECT max(lead_id::text) AS last FROM batch`,
        [last, others],
      );
      last = batch?.last ?? undefined;
    }
    await queryRunner.query(`UPDATE deleted_leads SET sounds = ${sameNames('sounds')} WHERE sounds ~ $1`, [others]);
    await queryRunner.query('RESET statement_timeout');
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
