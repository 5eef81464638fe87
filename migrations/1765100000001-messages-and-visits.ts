import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages to the person of a lead are stored as notes. A follow-up with a place is a visit. */
export class MessagesAndVisits1765100000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // The name and language of the template are copied, because templates can be changed and deleted.
    await queryRunner.query(`
      ALTER TABLE lead_notes
        ADD COLUMN message_channel text CHECK (message_channel IN ('whatsapp', 'email')),
        ADD COLUMN message_template text,
        ADD COLUMN message_language text CHECK (message_language IN ('en', 'hi')),
        ADD COLUMN message_outcome text CHECK (message_outcome IN ('delivered', 'answered', 'wrong_number', 'not_sent')),
        ADD CONSTRAINT lead_notes_call_or_message CHECK (call_outcome IS NULL OR message_channel IS NULL)`);
    await queryRunner.query('ALTER TABLE lead_follow_ups ADD COLUMN place text');
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
