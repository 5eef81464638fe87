import type { MigrationInterface, QueryRunner } from 'typeorm';

const ROWS_AT_ONCE = 2_000;

/** Each letter of Hindi as Latin writes it; what stands for aspirates and for the three s is one sound already. */
const HINDI = {
  from: 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहअआइईउऊएओऑािीुूेैोौॉंँ',
  to: 'kkggnCCjjnttddnttddnpfbbmyrllvsssHaaiiuueooaiiuueiouonn',
};

/**
 * Names by sound in one key for both scripts, beside the sounds that are kept already: जीवन and Jeevan are `~jivn~`. Vowels count
 * where both scripts write them; an a, which Hindi leaves out and Latin does not, only where a name begins. The keys are added to
 * `lead_search.sounds` and found by its index; a server of the previous version, which looks for sounds alone, finds what
 * it found. Earlier leads get theirs in short transactions.
 */
export class NameSounds1764730100000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await this.createFunctions(queryRunner);
      // A batch waits where a lead it is about has just been changed.
      await queryRunner.query(`SET lock_timeout = '5min'`);
      await this.addEarlierLeads(queryRunner);
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
      await queryRunner.query(`RESET lock_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async createFunctions(queryRunner: QueryRunner): Promise<void> {
    const step = (text: string, pattern: string, to: string) => `regexp_replace(${text}, '${pattern}', '${to}', 'g')`;
    const replaced = (text: string, pairs: readonly (readonly [string, string])[]) =>
      pairs.reduce((made, [from, to]) => `replace(${made}, '${from}', '${to}')`, text);
    // Singh is spoken with a g; what is one letter in Latin and two in Hindi comes first.
    const hindi = `translate(${replaced('lead_text_form(value)', [
      ['सिंह', 'सिंग'],
      ['ज्ञ', 'gy'],
      ['ृ', 'ri'],
      ['ऋ', 'ri'],
      ['ऐ', 'ai'],
      ['औ', 'au'],
    ])}, '${HINDI.from}्ः', '${HINDI.to}')`;
    const consonants = replaced(step(hindi, 'chh?', 'C'), [
      ['ck', 'k'],
      ['ph', 'f'],
      ['x', 'ks'],
    ]);
    const plain = step(`translate(${consonants}, 'cqzw', 'kkjv')`, '([bdgjkpst])h+', '\\1');
    const vowels = replaced(plain, [
      ['ee', 'i'],
      ['ea', 'i'],
      ['oo', 'u'],
      ['ou', 'u'],
      ['ey', 'e'],
      ['y', 'i'],
    ]);
    const bare = step(step(step(vowels, '([a-zCH])a+', '\\1'), 'ei', 'e'), 'n([pb])', 'm\\1');
    const words = step(step(`lower(${bare})`, '([a-z])\\1+', '\\1'), '[^a-z]+', '~');
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION lead_sound_keys(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN '~' || btrim(${words}, '~') || '~'`);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION lead_search_sounds(l leads) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
      RETURN concat_ws(E'\\n', lead_sound_form(concat_ws(E'\\n', l.full_name, l.details ->> 'contactPerson')),
        lead_sound_keys(concat_ws(' ', l.full_name, l.details ->> 'contactPerson')))`);
  }

  /** What a trigger has written meanwhile has its keys, and is left as it is. */
  private async addEarlierLeads(queryRunner: QueryRunner): Promise<void> {
    let last: string | null = '00000000-0000-0000-0000-000000000000';
    while (last !== null) {
      const [batch]: { last: string | null }[] = await queryRunner.query(
        `WITH batch AS (
           SELECT l.id FROM leads l WHERE l.id > $1 ORDER BY l.id LIMIT ${ROWS_AT_ONCE} FOR KEY SHARE
         ), keyed AS (
           UPDATE lead_search s SET sounds = lead_search_sounds(l)
           FROM batch JOIN leads l ON l.id = batch.id
           WHERE s.lead_id = batch.id AND strpos(s.sounds, '~') = 0
         )
         SELECT max(id::text) AS last FROM batch`,
        [last],
      );
      last = batch?.last ?? null;
    }
    await queryRunner.query('ANALYZE lead_search');
  }
}
