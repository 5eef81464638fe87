import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Spellings that are known from this version on: for rules that were made before it. */
const ADDED: readonly (readonly [code: string, ...spellings: string[]])[] = [
  ['AP', 'एपी'],
  ['AS', 'असाम', 'আসাম'],
  ['BR', 'বিহার'],
  ['CG', 'सीजी'],
  ['GJ', 'गुज.'],
  ['HP', 'हिमांचल', 'एचपी'],
  ['JH', 'झाड़खंड'],
  ['KL', 'केरळ', 'കേരള'],
  ['MN', 'মণিপুর'],
  ['MZ', 'Mizorum'],
  ['PB', 'پنجاب'],
  ['RJ', 'Raj.', 'राज.'],
  ['TR', 'ত্রিপুরা'],
  ['UK', 'UA', 'Uttarakhan'],
  ['WB', 'प. बं.'],
  ['CH', 'Chandigarh UT'],
  ['DL', 'South Delhi', 'North Delhi', 'East Delhi', 'West Delhi', 'न्यू दिल्ली'],
  ['JK', 'Jammu and Kashmir UT', 'جموں و کشمیر'],
  ['LA', 'Ladakh UT'],
  ['LD', 'Lakshadweep Islands'],
];

/** Rules keep the keys of every spelling of their state. */
export class MoreStateSpellings1764860190000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE assignment_rules r SET state_keys = ARRAY(
         SELECT unnest(r.state_keys) UNION SELECT state_spelling_key(spelling) FROM unnest(a.spellings) AS spelling)
       FROM jsonb_to_recordset($1::jsonb) AS a (code text, spellings text[])
       WHERE r.state = a.code`,
      [JSON.stringify(ADDED.map(([code, ...spellings]) => ({ code, spellings })))],
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
