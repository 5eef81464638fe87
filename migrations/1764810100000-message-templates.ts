import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

interface FirstTemplate {
  readonly language: 'en' | 'hi';
  readonly name: string;
  readonly subject: string;
  readonly body: string;
}

/** What a new office starts with, for both channels; it may change and delete them like its own. */
const FIRST_TEMPLATES: readonly FirstTemplate[] = [
  {
    language: 'en',
    name: 'Received',
    subject: 'Kisan Canteen: your reference {reference}',
    body: 'Namaste {name},\nthank you for {type}. Your reference is {reference}. {promise}\n{staffName}, Kisan Canteen',
  },
  {
    language: 'en',
    name: 'We tried to call you',
    subject: 'Kisan Canteen: we tried to call you (reference {reference})',
    body: 'Namaste {name},\nwe tried to call you about {type} and could not reach you. When may we call again? Your reference is {reference}.\n{staffName}, Kisan Canteen',
  },
  {
    language: 'hi',
    name: 'मिल गया',
    subject: 'किसान कैंटीन: आपका संदर्भ {reference}',
    body: 'नमस्ते {name} जी,\n{type} हमें मिल गया है, धन्यवाद। आपका संदर्भ {reference} है। {promise}\n{staffName}, किसान कैंटीन',
  },
  {
    language: 'hi',
    name: 'हमने कॉल किया था',
    subject: 'किसान कैंटीन: हमने आपको कॉल किया था (संदर्भ {reference})',
    body: 'नमस्ते {name} जी,\n{type} के बारे में हमने आपको कॉल किया था, पर बात नहीं हो पाई। हम दोबारा कब कॉल करें? आपका संदर्भ {reference} है।\n{staffName}, किसान कैंटीन',
  },
];

/** Messages that staff send to visitors again and again, for every type of lead or one; the back office fills them in. */
export class MessageTemplates1764810100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await retryLocks(queryRunner, () => this.createTable(queryRunner));
    for (const { language, name, subject, body } of FIRST_TEMPLATES) {
      await queryRunner.query(
        `INSERT INTO message_templates (id, channel, language, name, subject, body)
         VALUES (new_uuidv7(), 'whatsapp', $1, $2, NULL, $4), (new_uuidv7(), 'mail', $1, $2, $3, $4)`,
        [language, name, subject, body],
      );
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async createTable(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE message_templates (
        id uuid PRIMARY KEY,
        channel text NOT NULL CHECK (channel IN ('whatsapp', 'mail')),
        lead_type text,
        language text NOT NULL,
        name text NOT NULL,
        subject text,
        body text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((channel = 'mail') = (subject IS NOT NULL))
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX message_templates_name_unique
       ON message_templates (channel, lead_type, language, lower(name)) NULLS NOT DISTINCT`,
    );
    // Whoever the owner lets write leads writes these rows too.
    await queryRunner.query(`
      DO $$
      DECLARE
        granted record;
      BEGIN
        FOR granted IN
          SELECT DISTINCT grantee::regrole AS role FROM pg_class, aclexplode(relacl)
          WHERE oid = 'leads'::regclass AND grantee <> relowner AND grantee <> 0 AND privilege_type = 'UPDATE'
        LOOP
          EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON message_templates TO %s', granted.role);
        END LOOP;
      END $$`);
  }
}
