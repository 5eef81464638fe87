import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

const ROWS_AT_ONCE = 2_000;

/** Unicode's code points that show nothing (Default_Ignorable_Code_Point), and those that annotate text. */
const INVISIBLE = [
  '\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164',
  '\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\U0001BCA0-\\U0001BCA3\\U0001D173-\\U0001D17A\\U000E0000-\\U000E0FFF',
].join('');
/** Accents of Latin, Greek and Cyrillic letters, and the nukta dots of Indian ones. */
const ACCENTS = '\\u0300-\\u036F\\u093C\\u09BC\\u0A3C\\u0ABC\\u0B3C\\u0CBC';

/** What stands for each kind of sign and letter after compatibility decomposition; pairs of `from` and `to`. */
const KINDS: readonly (readonly [from: string, to: string])[] = [
  ['`"‘’‚‛“”„‟′‵‹›«»ʹʻʼʽˊˋ՚׳״〝〞〟「」『』', "'"],
  ['‐‒–—―−⁃˗֊־᠆⸺⸻', '-'],
  ['।॥॰۔。·‧።။᱾᱿꯫', '.'],
  ['\u1680\u2028\u2029\u0085\u2800', ' '],
  ['øłđıيىكه', 'oldiییکہ'],
];
/** The zeros of the scripts that people in India type, and those of all others; nine more digits follow each. */
const INDIAN_ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x1c50, 0xabf0];
const OTHER_ZEROS = [
  0x7c0, 0xde6, 0xe50, 0xed0, 0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0,
  0x1c40, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0x104a0, 0x10d30, 0x10d40, 0x11066, 0x110f0, 0x11136, 0x111d0,
  0x112f0, 0x11450, 0x114d0, 0x11650, 0x116c0, 0x116d0, 0x116da, 0x11730, 0x118e0, 0x11950, 0x11bf0, 0x11c50, 0x11d50,
  0x11da0, 0x11de0, 0x11f50, 0x16130, 0x16a60, 0x16ac0, 0x16b50, 0x16d70, 0x1e140, 0x1e2f0, 0x1e4f0, 0x1e5f1, 0x1e950,
];

/** Each letter of Hindi as Latin writes it; what stands for aspirates and for the three s is one sound already. */
const HINDI = {
  from: 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहअआइईउऊएओऑािीुूेैोौॉंँ',
  to: 'kkggnCCjjnttddnttddnpfbbmyrllvsssHaaiiuueooaiiuueiouonn',
};

/** Whether a lead is found by these columns. */
const COLUMNS = [
  'full_name',
  'email',
  'phone',
  'phone_e164',
  'city',
  'state',
  'address',
  'pincode',
  'details',
  'former_details',
  'reference',
  'merged_into',
];
const DETAILS = [
  'location',
  'fieldAddress',
  'preferredDistrict',
  'registeredBusinessAddress',
  'zipCode',
  'currentBusinessName',
  'organizationName',
  'contactPerson',
  'message',
  'proposalDetails',
  'additionalNotes',
  'additionalInfo',
];

/**
 * One folding of text for what is stored and what is asked (`lead_text_form`, `lead_search_pattern`): case, marks that show
 * nothing, accents, kinds of quotes, dashes, full stops and blanks, and digits of any script make no difference. Names and places
 * are found by sound in more spellings, also where two words are written as one (`lead_sounds`). And a lead that others were merged
 * into is found by theirs.
 *
 * The functions change in place. While earlier rows are written anew, in short transactions, a server of the version before finds
 * names by sound only in rows that are done; literally it finds what it found.
 */
export class FoldedSearch1764860050000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SET statement_timeout = 0`);
    try {
      await retryLocks(queryRunner, async () => {
        await this.foldTexts(queryRunner);
        await this.foldSounds(queryRunner);
        await this.findByMerged(queryRunner);
      });
      // A batch waits where a lead it is about has just been changed.
      await queryRunner.query(`SET lock_timeout = '5min'`);
      await this.writeEarlierLeads(queryRunner);
    } finally {
      await queryRunner.query(`RESET statement_timeout`);
      await queryRunner.query(`RESET lock_timeout`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async foldTexts(queryRunner: QueryRunner): Promise<void> {
    const digits = (zeros: readonly number[]) => ({
      range: zeros.map((zero) => `${escaped(zero)}-${escaped(zero + 9)}`).join(''),
      from: zeros
        .map((zero) => String.fromCodePoint(...Array.from({ length: 10 }, (_, digit) => zero + digit)))
        .join(''),
      to: '0123456789'.repeat(zeros.length),
    });
    const indian = digits(INDIAN_ZEROS);
    const all = digits([...INDIAN_ZEROS, ...OTHER_ZEROS]);
    const from = KINDS.map(([signs]) => signs).join('');
    const to = KINDS.map(([signs, sign]) => (sign.length === 1 ? sign.repeat([...signs].length) : sign)).join('');
    // A translation looks through its list for each letter: the long one is for the few texts that need it.
    await calledOnce(
      queryRunner,
      'lead_digits_form(value text)',
      `CASE WHEN value ~ '[${digits(OTHER_ZEROS).range}]' THEN translate(value, '${all.from}', '${all.to}')
         WHEN value ~ '[${indian.range}]' THEN translate(value, '${indian.from}', '${indian.to}')
         ELSE value END`,
    );
    // An acute accent on its own is typed as an apostrophe; decomposed it would be a blank.
    const decomposed = `normalize(translate(value, '´″‴', ''''''''), NFKD)`;
    const plain = `regexp_replace(${decomposed}, '[${INVISIBLE}${ACCENTS}]+', '', 'g')`;
    await sqlFunction(
      queryRunner,
      'lead_text_form(value text)',
      `CASE WHEN value ~ '[^\\u0001-\\u007F]'
         THEN lead_digits_form(translate(lower(${plain}), '${quoted(from)}', '${quoted(to)}'))
         ELSE translate(lower(value), '\`"', '''''') END`,
    );
    await sqlFunction(
      queryRunner,
      'lead_search_pattern(value text)',
      `'%' || regexp_replace(lead_text_form(value), '([\\\\%_])', '\\\\\\1', 'g') || '%'`,
    );
    await sqlFunction(
      queryRunner,
      'lead_phone_digits(value text)',
      `regexp_replace(lead_text_form(value), '[^0-9]+', '', 'g')`,
    );
  }

  private async foldSounds(queryRunner: QueryRunner): Promise<void> {
    const step = (text: string, pattern: string, to: string) => `regexp_replace(${text}, '${pattern}', '${to}', 'g')`;
    const steps = (text: string, pairs: readonly (readonly [string, string])[]) =>
      pairs.reduce((made, [pattern, to]) => step(made, pattern, to), text);
    const replaced = (text: string, pairs: readonly (readonly [string, string])[]) =>
      pairs.reduce((made, [from, to]) => `replace(${made}, '${from}', '${to}')`, text);
    // PostgreSQL keeps 32 compiled patterns: more than that, and each call compiles all of them anew. So words where words do.
    const written = replaced('lead_text_form(value)', [
      ['chh', 'C'],
      ['ch', 'C'],
      ['ck', 'k'],
      ['ph', 'f'],
      ['x', 'ks'],
      ['dny', 'gy'],
      ['gny', 'gy'],
      ['vijn', 'vigy'],
      ['bijn', 'bigy'],
      ['prajn', 'pragy'],
      ['yajn', 'yagy'],
      ['qui', 'ki'],
      ['que', 'ki'],
      ['np', 'mp'],
      ['nb', 'mb'],
      ...[...'पफबभ'].flatMap((letter) => [[`ं${letter}`, `म${letter}`] as const, [`न्${letter}`, `म${letter}`] as const]),
    ]);
    const latin = steps(written, [
      ['(^|[^a-zC])[gj]n', '\\1gy'],
      ['(^|[^a-zC])sinh(?![a-zC])', '\\1sing'],
      ['ow(?![aeiouy])', 'au'],
    ]);
    // Singh is spoken with a g; what is one letter in Latin and two in Hindi comes first.
    const hindi = `translate(${replaced(latin, [
      ['सिंह', 'सिंग'],
      ['ज्ञ', 'gy'],
      ['ृ', 'ri'],
      ['ऋ', 'ri'],
      ['ऐ', 'ai'],
      ['औ', 'au'],
    ])}, '${HINDI.from}्ः', '${HINDI.to}')`;
    const plain = steps(`translate(${hindi}, 'cqzw', 'kkjv')`, [
      ['([bdgjkpst])h+', '\\1'],
      ['rh(?![aeiou])', 'r'],
    ]);
    const vowels = replaced(plain, [
      ['ee', 'i'],
      ['ea', 'i'],
      ['oo', 'u'],
      ['ou', 'u'],
      ['ey', 'e'],
      ['y', 'i'],
      ['siam', 'sam'],
    ]);
    const bare = `replace(${step(vowels, '([a-zCH])a+', '\\1')}, 'ei', 'e')`;
    const words = step(step(`lower(${bare})`, '([a-z])\\1+', '\\1'), '[^a-z]+', '~');
    const endings = steps(`'~' || btrim(${words}, '~') || '~'`, [
      ['er(?![eiou])', 'r'],
      ['eh(?=[^aeiou~])', 'h'],
    ]);
    // Endings and names that are written in several ways.
    const alike = replaced(endings, [
      ['endr~', 'indr~'],
      ['deo~', 'dev~'],
      ['kor~', 'kur~'],
      ['uduri~', 'udri~'],
      ['~luks', '~lks'],
      ['~krus', '~kris'],
      ['~tevr', '~tivr'],
      ['~mohindr', '~mhindr'],
      ...sameWord('rv', 'ro', 'ru'),
      ...sameWord('rtur', 'rtor', 'rtod', 'rtore'),
      ...sameWord(
        'mohmd',
        'md',
        'mohmed',
        'mohmid',
        'mohmod',
        'mohmud',
        'muhmd',
        'muhmed',
        'muhmid',
        'mhmd',
        'mohd',
        'muhd',
      ),
      ...sameWord('ahmd', 'ahmed', 'ahmid'),
      ...sameWord('husin', 'husen'),
      ...sameWord('sek', 'sik'),
      ...sameWord('kuresi', 'kurisi'),
      ...sameWord('fisl', 'fijl'),
    ]);
    await sqlFunction(queryRunner, 'lead_sound_keys(value text)', `translate(${alike}, 'v', 'b')`);
    // Two words that follow each other also as one. And ड within a word is r where it has a dot, which is typed as often as not.
    const [word, gap] = ["[^ .''\\n-]+", "[ .''-]+"];
    const joined = (text: string) => `regexp_replace(${text}, '(${word})${gap}(${word})', '\\1\\2', 'g')`;
    await calledOnce(
      queryRunner,
      'lead_sound_spellings(folded text)',
      `concat_ws(E'\\n', folded,
         CASE WHEN folded ~ '${word}${gap}${word}' THEN ${joined('folded')} END,
         CASE WHEN folded ~ '${word}${gap}${word}${gap}${word}'
           THEN ${joined(`regexp_replace(folded, '^(?:${gap})?${word}${gap}', '', 'gn')`)} END,
         CASE WHEN folded ~ '[^ \\nं्][डढ]' THEN regexp_replace(folded, '([^ \\nं्])[डढ]', '\\1र', 'g') END)`,
    );
    await sqlFunction(
      queryRunner,
      'lead_sounds(value text)',
      'lead_sound_keys(lead_sound_spellings(lead_text_form(value)))',
    );
  }

  private async findByMerged(queryRunner: QueryRunner): Promise<void> {
    const former = (names: readonly string[]) =>
      `former_texts(l.former_details, ARRAY[${names.map((name) => `'${name}'`).join(', ')}])`;
    const rowFunction = (signature: string, answer: string) =>
      queryRunner.query(
        `CREATE OR REPLACE FUNCTION ${signature} RETURNS text LANGUAGE sql STABLE PARALLEL SAFE RETURN ${answer}`,
      );
    await rowFunction(
      'lead_search_texts(l leads)',
      `lead_text_form(concat_ws(E'\\n', l.full_name, l.email, l.phone, lead_phone_digits(l.phone), l.phone_e164,
        l.city, l.state, l.address, l.pincode, ${DETAILS.map((name) => `l.details ->> '${name}'`).join(', ')},
        ${former(DETAILS)},
        l.reference, left(l.reference, 5) || '-' || substr(l.reference, 6), '#' || l.reference))`,
    );
    const names = `l.full_name, l.details ->> 'contactPerson', ${former(['contactPerson'])}`;
    await rowFunction(
      'lead_search_sounds(l leads)',
      `concat_ws(E'\\n', lead_sound_form(concat_ws(E'\\n', ${names})), nullif(lead_sounds(
        concat_ws(E'\\n', ${names}, l.city, l.state, l.details ->> 'location', l.details ->> 'preferredDistrict')), '~~'))`,
    );
    // What a lead is found by: its own texts and notes, and those of what was merged into it, of these types if they are named.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION lead_search_of(id uuid, types text[], OUT texts text, OUT sounds text)
      LANGUAGE sql STABLE PARALLEL SAFE AS $$
        WITH RECURSIVE part (id) AS (
          SELECT $1
          UNION
          SELECT l.id FROM leads l JOIN part ON l.merged_into = part.id
        )
        SELECT string_agg(concat_ws(E'\\n', lead_search_texts(l), (
                 SELECT lead_text_form(string_agg(n.content, E'\\n' ORDER BY n.id)) FROM lead_notes n WHERE n.lead_id = l.id
               )), E'\\n' ORDER BY l.merged_into IS NOT NULL, l.id),
               string_agg(lead_search_sounds(l), E'\\n' ORDER BY l.merged_into IS NOT NULL, l.id)
        FROM part JOIN leads l ON l.id = part.id
        WHERE $2 IS NULL OR l.type = ANY($2)
      $$`);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION lead_search_of(id uuid, OUT texts text, OUT sounds text) LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT found_by.texts, found_by.sounds FROM lead_search_of($1, NULL) AS found_by
      $$`);
    // The leads are locked first: of two notes at once, the one committed last sees the other.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION refresh_lead_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
      DECLARE
        found_by uuid[];
      BEGIN
        WITH RECURSIVE whole (id) AS (
          SELECT unnest(ids)
          UNION
          SELECT l.merged_into FROM leads l JOIN whole ON l.id = whole.id WHERE l.merged_into IS NOT NULL
        )
        SELECT array_agg(id) INTO found_by FROM whole;
        PERFORM 1 FROM leads WHERE id = ANY(found_by) ORDER BY id FOR NO KEY UPDATE;
        INSERT INTO lead_search AS s (lead_id, texts, sounds)
        SELECT l.id, lead_texts.texts, lead_texts.sounds
        FROM leads l CROSS JOIN LATERAL lead_search_of(l.id) AS lead_texts
        WHERE l.id = ANY(found_by)
        ON CONFLICT (lead_id) DO UPDATE SET texts = excluded.texts, sounds = excluded.sounds
        WHERE (s.texts, s.sounds) IS DISTINCT FROM (excluded.texts, excluded.sounds);
      END $$`);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION keep_lead_search() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- A load of very many leads adds them itself when it is done.
        IF current_setting('leads.search', true) = 'off' THEN RETURN NULL; END IF;
        IF TG_TABLE_NAME = 'lead_notes' THEN
          PERFORM refresh_lead_search(ARRAY(SELECT DISTINCT lead_id FROM changed_rows));
        ELSIF TG_OP = 'DELETE' THEN
          PERFORM refresh_lead_search(ARRAY(SELECT DISTINCT merged_into FROM changed_rows WHERE merged_into IS NOT NULL))
          WHERE EXISTS (SELECT FROM changed_rows WHERE merged_into IS NOT NULL);
        ELSIF EXISTS (SELECT FROM changed_rows WHERE merged_into IS NOT NULL) THEN
          PERFORM refresh_lead_search(ARRAY(SELECT id FROM changed_rows));
        ELSE
          INSERT INTO lead_search (lead_id, texts, sounds)
          SELECT l.id, lead_search_texts(l), lead_search_sounds(l) FROM leads l WHERE l.id IN (SELECT id FROM changed_rows);
        END IF;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION refresh_changed_lead() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_TABLE_NAME = 'leads' THEN
          PERFORM refresh_lead_search(array_remove(ARRAY[NEW.id, OLD.merged_into], NULL));
        ELSE
          PERFORM refresh_lead_search(ARRAY[NEW.lead_id]);
        END IF;
        RETURN NULL;
      END $$`);
    const values = (row: string) => `(${COLUMNS.map((column) => `${row}.${column}`).join(', ')})`;
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_search_changed AFTER UPDATE OF ${COLUMNS.join(', ')} ON leads
      FOR EACH ROW WHEN (${values('OLD')} IS DISTINCT FROM ${values('NEW')}) EXECUTE FUNCTION refresh_changed_lead()`);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER leads_search_deleted AFTER DELETE ON leads REFERENCING OLD TABLE AS changed_rows
      FOR EACH STATEMENT EXECUTE FUNCTION keep_lead_search()`);
  }

  /** What a trigger has written meanwhile is left as it is. */
  private async writeEarlierLeads(queryRunner: QueryRunner): Promise<void> {
    let last: string | null = '00000000-0000-0000-0000-000000000000';
    while (last !== null) {
      const [batch]: { last: string | null }[] = await queryRunner.query(
        `WITH batch AS (
           SELECT l.id FROM leads l WHERE l.id > $1 ORDER BY l.id LIMIT ${ROWS_AT_ONCE} FOR NO KEY UPDATE
         ), folded AS (
           UPDATE lead_search s SET texts = f.texts, sounds = f.sounds
           FROM batch CROSS JOIN LATERAL lead_search_of(batch.id) AS f
           WHERE s.lead_id = batch.id AND (s.texts, s.sounds) IS DISTINCT FROM (f.texts, f.sounds)
         )
         SELECT max(id::text) AS last FROM batch`,
        [last],
      );
      last = batch?.last ?? null;
    }
    await queryRunner.query('ANALYZE lead_search');
    await queryRunner.query(`
      UPDATE deleted_leads d SET texts = lead_text_form(d.texts), sounds = coalesce((
        SELECT string_agg(lead_search_sounds(kept), E'\\n')
        FROM jsonb_populate_recordset(NULL::leads, d.stored -> 'leads') AS kept
      ), '')`);
  }
}

function sqlFunction(queryRunner: QueryRunner, signature: string, answer: string): Promise<unknown> {
  return queryRunner.query(
    `CREATE OR REPLACE FUNCTION ${signature} RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ${answer}`,
  );
}

/** In plpgsql, so that what it is given is reckoned once: the body of an SQL function takes the place of its call. */
function calledOnce(queryRunner: QueryRunner, signature: string, answer: string): Promise<unknown> {
  return queryRunner.query(
    `CREATE OR REPLACE FUNCTION ${signature} RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
     BEGIN RETURN ${answer}; END $$`,
  );
}

/** Words that stand for one, between the signs around each. */
function sameWord(word: string, ...others: string[]): (readonly [string, string])[] {
  return others.map((other) => [`~${other}~`, `~${word}~`] as const);
}

function quoted(text: string): string {
  return text.replaceAll("'", "''");
}

function escaped(codePoint: number): string {
  return codePoint > 0xffff ? `\\U${hex(codePoint, 8)}` : `\\u${hex(codePoint, 4)}`;
}

function hex(codePoint: number, digits: number): string {
  return codePoint.toString(16).toUpperCase().padStart(digits, '0');
}
