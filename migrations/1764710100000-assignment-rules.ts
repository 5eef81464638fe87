import type { MigrationInterface, QueryRunner } from 'typeorm';
import { retryLocks } from './retry-locks.js';

/** Held shared by whoever gives a lead to somebody, alone by whoever takes away that somebody may be given leads. */
const ASSIGNEE_LOCK = '3, 0';
const TODAY = `(now() AT TIME ZONE 'Asia/Kolkata')::date`;

/**
 * Who gets a new lead: one rule a lead type, and one a state of it, that takes turns among people, gives to one, or puts into
 * the pool. `last_place` says whose turn it was last. The functions are called within the transaction that stores the leads.
 */
export class AssignmentRules1764710100000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await retryLocks(queryRunner, () => this.createTables(queryRunner));
    await this.createFunctions(queryRunner);
    await queryRunner.query(`RESET lock_timeout`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }

  private async createTables(queryRunner: QueryRunner): Promise<void> {
    // Days in Asia/Kolkata, both inclusive; without an end, until somebody says so.
    await queryRunner.query(`ALTER TABLE users ADD COLUMN IF NOT EXISTS away_from date`);
    await queryRunner.query(`ALTER TABLE users ADD COLUMN IF NOT EXISTS away_until date`);
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS assignment_rules (
        id uuid PRIMARY KEY,
        lead_type text NOT NULL,
        state text,
        state_keys text[] NOT NULL DEFAULT '{}',
        kind text NOT NULL CHECK (kind IN ('round_robin', 'fixed', 'pool')),
        last_place integer NOT NULL DEFAULT -1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX IF NOT EXISTS assignment_rules_once ON assignment_rules (lead_type, state) NULLS NOT DISTINCT`,
    );
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS assignment_rule_people (
        rule_id uuid NOT NULL REFERENCES assignment_rules ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        place integer NOT NULL,
        PRIMARY KEY (rule_id, user_id)
      )`);
    await queryRunner.query(
      `CREATE INDEX IF NOT EXISTS assignment_rule_people_user ON assignment_rule_people (user_id)`,
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
          EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON assignment_rules, assignment_rule_people TO %s', granted.role);
        END LOOP;
      END $$`);
  }

  private async createFunctions(queryRunner: QueryRunner): Promise<void> {
    // Rules that take turns are locked until the transaction ends, in the order of their ids: shares are exact, and transactions
    // that need several wait for each other instead of deadlocking. What follows a wait is read anew, since a function's statements each
    // see what was committed before them. What is given to the function is named by it: users have lead_types too.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION assign_by_rule(lead_ids uuid[], lead_types text[], lead_states text[])
      RETURNS TABLE (lead_id uuid, rule_id uuid, assigned_to uuid, in_pool boolean) LANGUAGE plpgsql STRICT AS $$
      #variable_conflict use_column
      BEGIN
        IF NOT EXISTS (SELECT FROM assignment_rules r WHERE r.lead_type = ANY (assign_by_rule.lead_types)) THEN
          RETURN;
        END IF;
        PERFORM pg_advisory_xact_lock_shared(${ASSIGNEE_LOCK});
        PERFORM r.id FROM assignment_rules r
        WHERE r.lead_type = ANY (assign_by_rule.lead_types) AND r.kind = 'round_robin'
        ORDER BY r.id FOR UPDATE;
        RETURN QUERY
        WITH incoming AS (
          SELECT i.id, i.type, state_spelling_key(i.state) AS state_key, i.place
          FROM unnest(assign_by_rule.lead_ids, assign_by_rule.lead_types, assign_by_rule.lead_states) WITH ORDINALITY AS i (id, type, state, place)
        ), able AS MATERIALIZED (
          SELECT r.id AS rule_id, p.user_id, p.place,
                 row_number() OVER (PARTITION BY r.id ORDER BY p.place <= r.last_place, p.place) - 1 AS seat,
                 count(*) OVER (PARTITION BY r.id) AS seats
          FROM assignment_rules r
          JOIN assignment_rule_people p ON p.rule_id = r.id
          JOIN users u ON u.id = p.user_id
          WHERE r.lead_type = ANY (assign_by_rule.lead_types) AND r.kind <> 'pool'
            AND u.is_active AND (u.role = 'admin' OR r.lead_type = ANY (u.lead_types))
            AND NOT coalesce(${TODAY} BETWEEN u.away_from AND coalesce(u.away_until, 'infinity'), FALSE)
        ), chosen AS (
          SELECT i.id, rule.id AS rule_id, rule.kind,
                 row_number() OVER (PARTITION BY rule.id ORDER BY i.place) - 1 AS turn
          FROM incoming i CROSS JOIN LATERAL (
            SELECT r.id, r.kind FROM assignment_rules r
            WHERE r.lead_type = i.type AND (r.state IS NULL OR i.state_key = ANY (r.state_keys))
              AND (r.kind = 'pool' OR EXISTS (SELECT FROM able a WHERE a.rule_id = r.id))
            ORDER BY r.state IS NULL LIMIT 1
          ) AS rule
        ), given AS (
          SELECT c.id, c.rule_id, c.kind, c.turn, a.user_id, a.place
          FROM chosen c LEFT JOIN able a ON a.rule_id = c.rule_id AND a.seat = c.turn % a.seats
        ), moved AS (
          UPDATE assignment_rules r SET last_place = last.place
          FROM (
            SELECT DISTINCT ON (g.rule_id) g.rule_id, g.place FROM given g
            WHERE g.kind = 'round_robin' ORDER BY g.rule_id, g.turn DESC
          ) AS last
          WHERE r.id = last.rule_id
        )
        SELECT g.id, g.rule_id, g.user_id, g.kind = 'pool' FROM given g;
      END $$`);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION assignment_details(rule_id uuid, assigned_to uuid, in_pool boolean) RETURNS jsonb
      LANGUAGE sql IMMUTABLE
      RETURN jsonb_build_object('rule', rule_id, 'changes', CASE WHEN in_pool
        THEN jsonb_build_object('inPool', jsonb_build_object('from', FALSE, 'to', TRUE))
        ELSE jsonb_build_object('assignedTo', jsonb_build_object('from', NULL, 'to', assigned_to)) END)`);
    // For leads that are there already: restored ones, and those of somebody who leaves.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION assign_leads_by_rule(lead_ids uuid[]) RETURNS integer LANGUAGE sql AS $$
        WITH due AS (
          SELECT array_agg(l.id ORDER BY l.id) AS ids, array_agg(l.type ORDER BY l.id) AS types,
                 array_agg(l.state ORDER BY l.id) AS states
          FROM leads l
          WHERE l.id = ANY (lead_ids) AND l.assigned_to IS NULL AND NOT l.in_pool
            AND l.status IN ('new', 'contacted', 'qualified') AND l.quarantined_at IS NULL AND l.merged_into IS NULL
        ), ruled AS MATERIALIZED (
          SELECT by_rule.* FROM due CROSS JOIN LATERAL assign_by_rule(due.ids, due.types, due.states) AS by_rule
        ), changed AS (
          UPDATE leads l
          SET assigned_to = ruled.assigned_to, in_pool = ruled.in_pool, version = l.version + 1, updated_at = now()
          FROM ruled WHERE l.id = ruled.lead_id
        ), history AS (
          INSERT INTO audit_events (action, subject_type, subject_id, details)
          SELECT 'lead.assigned', 'lead', ruled.lead_id, assignment_details(ruled.rule_id, ruled.assigned_to, ruled.in_pool)
          FROM ruled
        )
        SELECT count(*)::integer FROM ruled
      $$`);
  }
}
