import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whatever parts words; not by classes of characters, which differ with the locale of the database. */
const SIGNS = '[\\u0001-\\u0040\\u005B-\\u0060\\u007B-\\u00BF\\u0964-\\u0970\\u2000-\\u206F\\u3000-\\u303F]+';
/** Words around a state's name that say nothing about which one it is. */
const NOISE = `ARRAY['the', 'of', 'and', 'state', 'india', 'bharat', 'union', 'territory', 'और', 'एवं', 'तथा', 'व', 'एंड', 'राज्य', 'भारत']`;
/** Shorter ones are codes, in which each letter counts. */
const MIN_NAME = 5;
/** Spellings that are no other's by sound, and are known from this version on: for rules that were made before it. */
const ADDED: readonly (readonly [code: string, ...spellings: string[]])[] = [
  ['AR', 'Arunanchal Pradesh', 'अरुणांचल प्रदेश'],
  ['HP', 'Himanchal Pradesh', 'हिमांचल प्रदेश'],
  ['KL', 'Keralam', 'केरलम'],
  ['WB', 'पश्चिमी बंगाल', 'Paschimi Bengal'],
  ['RJ', 'Rajisthan', 'Rajesthan', 'राजिस्थान'],
  ['NL', 'Nagalend'],
  ['AN', 'Andaman and Nicobar Island'],
  ['LA', 'लदाख'],
  ['LD', 'Lakshadeep'],
  [
    'DL',
    'देहली',
    'Dehli',
    'Dilhi',
    'Delhi NCT',
    'NCT',
    'National Capital Territory of Delhi',
    'राष्ट्रीय राजधानी क्षेत्र दिल्ली',
  ],
];

/**
 * A state is known by its sound, so that each way to write a vowel or double a letter needs no row of its own: अरूणाचल is
 * अरुणाचल. Codes are compared as they are, and other scripts too.
 */
export class StateSounds1764860150000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION state_spelling_key(typed text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN (
        SELECT CASE WHEN length(cleaned) >= ${MIN_NAME} AND cleaned ~ '^[a-z\\u0900-\\u097F]+$'
          THEN btrim(lead_sound_keys(cleaned), '~') ELSE cleaned END
        FROM (
          SELECT coalesce(string_agg(word, '' ORDER BY place), '') AS cleaned
          FROM regexp_split_to_table(
            regexp_replace(lead_text_form(typed),
              U&'[\\0919\\091E\\0923\\0928\\092E]\\094D(?=[\\0915-\\0939])|\\0901', U&'\\0902', 'g'),
            '${SIGNS}') WITH ORDINALITY AS words (word, place)
          WHERE word <> ALL (${NOISE})
        ) AS plain)`);
    // A stored key is the name without blanks and signs, of which the new one is made.
    await queryRunner.query(
      `UPDATE assignment_rules r SET state_keys = ARRAY(
         SELECT DISTINCT state_spelling_key(known.spelling) FROM (
           SELECT unnest(r.state_keys) UNION SELECT unnest(a.spellings)
         ) AS known (spelling))
       FROM (SELECT DISTINCT state FROM assignment_rules WHERE state IS NOT NULL) AS ruled
       LEFT JOIN jsonb_to_recordset($1::jsonb) AS a (code text, spellings text[]) ON a.code = ruled.state
       WHERE r.state = ruled.state`,
      [JSON.stringify(ADDED.map(([code, ...spellings]) => ({ code, spellings })))],
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
