import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/** What a server process hears on this channel: `{"leads": [...]}`, `{"all": true}` or `{"user": "..."}`. */
const CHANNEL = 'live';

/** A payload may have 8,000 bytes; a lead takes at most 230 of them. */
const MOST_LEADS = 30;

const snapshot = (row: string) =>
  `jsonb_build_array(${row}.type, ${row}.assigned_to, ${row}.quarantined_at IS NOT NULL)`;

/**
 * Tells every server process which leads changed: ids, types and assignees, never what people wrote. One notification
 * a statement however many rows it changes; from 31 on they are told by kind, without their ids. New leads are told by
 * the process that took them in, several at once: commits that notify wait for each other, and with a trigger a third
 * of the leads came in per second.
 */
export class LiveUpdates1763800200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION announce_leads() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        notices jsonb;
      BEGIN
        IF TG_TABLE_NAME = 'lead_notes' THEN
          SELECT jsonb_agg(jsonb_build_array(l.id, ${snapshot('l')}, ${snapshot('l')})) INTO notices
          FROM (SELECT DISTINCT lead_id FROM new_rows LIMIT ${MOST_LEADS + 1}) n JOIN leads l ON l.id = n.lead_id;
        ELSIF TG_OP = 'UPDATE' THEN
          SELECT jsonb_agg(notice) INTO notices FROM (
            SELECT jsonb_build_array(n.id, ${snapshot('o')}, ${snapshot('n')}) AS notice
            FROM new_rows n JOIN old_rows o ON o.id = n.id LIMIT ${MOST_LEADS + 1}) few;
          IF jsonb_array_length(notices) > ${MOST_LEADS} THEN
            SELECT jsonb_agg(notice) INTO notices FROM (
              SELECT DISTINCT jsonb_build_array(NULL, ${snapshot('o')}, ${snapshot('n')}) AS notice
              FROM new_rows n JOIN old_rows o ON o.id = n.id LIMIT ${MOST_LEADS + 1}) kinds;
          END IF;
        ELSE
          SELECT jsonb_agg(notice) INTO notices FROM (
            SELECT jsonb_build_array(o.id, ${snapshot('o')}, NULL) AS notice
            FROM old_rows o LIMIT ${MOST_LEADS + 1}) few;
          IF jsonb_array_length(notices) > ${MOST_LEADS} THEN
            SELECT jsonb_agg(notice) INTO notices FROM (
              SELECT DISTINCT jsonb_build_array(NULL, ${snapshot('o')}, NULL) AS notice
              FROM old_rows o LIMIT ${MOST_LEADS + 1}) kinds;
          END IF;
        END IF;
        IF jsonb_array_length(notices) > ${MOST_LEADS} THEN
          PERFORM pg_notify('${CHANNEL}', '{"all":true}');
        ELSIF notices IS NOT NULL THEN
          PERFORM pg_notify('${CHANNEL}', jsonb_build_object('leads', notices)::text);
        END IF;
        RETURN NULL;
      END $$`);
    // A session that ends or a right that changes closes or narrows open streams at once, not at their next look.
    await queryRunner.query(`
      CREATE FUNCTION announce_user() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('${CHANNEL}',
          json_build_object('user', to_jsonb(OLD) ->> CASE TG_TABLE_NAME WHEN 'users' THEN 'id' ELSE 'user_id' END)::text);
        RETURN NULL;
      END $$`);
    await retryLocks(queryRunner, () => this.addTriggers(queryRunner));
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async addTriggers(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TRIGGER leads_announce_update AFTER UPDATE ON leads
      REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_leads()`);
    await queryRunner.query(`
      CREATE TRIGGER leads_announce_delete AFTER DELETE ON leads
      REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_leads()`);
    await queryRunner.query(`
      CREATE TRIGGER lead_notes_announce AFTER INSERT ON lead_notes
      REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_leads()`);
    await queryRunner.query(`
      CREATE TRIGGER sessions_announce_end AFTER UPDATE OF revoked_at ON sessions
      FOR EACH ROW EXECUTE FUNCTION announce_user()`);
    await queryRunner.query(`
      CREATE TRIGGER users_announce_change AFTER UPDATE OR DELETE ON users
      FOR EACH ROW EXECUTE FUNCTION announce_user()`);
  }
}
