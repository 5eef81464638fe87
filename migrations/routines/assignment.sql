-- Assigns leads by the rules of their type and state. `may_have_leads` alone decides who can be assigned a lead; the
-- rules and lead-assignment.ts call it.

CREATE OR REPLACE FUNCTION sees_leads(u users, lead_type text) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$ SELECT u.role = 'admin' OR lead_type = ANY (u.lead_types) $$;

CREATE OR REPLACE FUNCTION may_have_leads(u users, lead_type text) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$ SELECT u.is_active AND sees_leads(u, lead_type) $$;

-- Returns the assignment of new leads: one row for each lead with a rule. Locks the rotation rules in the order of
-- their ids until the transaction ends, so that shares are exact and transactions do not deadlock. The function uses
-- plpgsql so that each statement sees everything committed before it: the shares are read after the wait for a lock.
CREATE OR REPLACE FUNCTION assign_by_rule(lead_ids uuid[], lead_types text[], lead_states text[])
RETURNS TABLE (lead_id uuid, rule_id uuid, assigned_to uuid, in_pool boolean)
LANGUAGE plpgsql STRICT AS $$
-- Parameters have the function's name in front, because users also have a column `lead_types`.
#variable_conflict use_column
BEGIN
  IF NOT EXISTS (SELECT FROM assignment_rules r WHERE r.lead_type = ANY (assign_by_rule.lead_types)) THEN
    RETURN;
  END IF;
  -- Changes of users and rules take this lock exclusively (ASSIGNEE_LOCKS in src/shared/database/advisory-locks.ts).
  PERFORM pg_advisory_xact_lock_shared(3, 0);
  PERFORM r.id FROM assignment_rules r
  WHERE r.lead_type = ANY (assign_by_rule.lead_types) AND r.kind = 'round_robin'
  ORDER BY r.id FOR UPDATE;
  RETURN QUERY
  WITH incoming AS (
    SELECT i.id, i.type, state_spelling_key(i.state) AS state_key, i.place
    FROM unnest(assign_by_rule.lead_ids, assign_by_rule.lead_types, assign_by_rule.lead_states)
      WITH ORDINALITY AS i (id, type, state, place)
  ), able AS MATERIALIZED (
    SELECT r.id AS rule_id, p.user_id, p.place,
           row_number() OVER (PARTITION BY r.id ORDER BY p.place <= r.last_place, p.place) - 1 AS seat,
           count(*) OVER (PARTITION BY r.id) AS seats
    FROM assignment_rules r
    JOIN assignment_rule_people p ON p.rule_id = r.id
    JOIN users u ON u.id = p.user_id
    WHERE r.lead_type = ANY (assign_by_rule.lead_types) AND r.kind <> 'pool'
      AND may_have_leads(u, r.lead_type)
      AND NOT coalesce(
        (now() AT TIME ZONE 'Asia/Kolkata')::date BETWEEN u.away_from AND coalesce(u.away_until, 'infinity'), FALSE)
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
END $$;

CREATE OR REPLACE FUNCTION take_assigned_out_of_pool() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.in_pool := FALSE;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER leads_take_out_of_pool
  BEFORE UPDATE OF assigned_to ON leads
  FOR EACH ROW WHEN (NEW.in_pool AND NEW.assigned_to IS NOT NULL)
  EXECUTE FUNCTION take_assigned_out_of_pool();
