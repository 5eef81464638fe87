-- Publishes changes on the channel `live`, so that server processes update open screens. A payload contains no personal
-- data, only ids, types and assignees: `{"leads": [...]}`, `{"all": true}`, `{"user": "..."}` or `{"told": [...]}`
-- (lead-change-message.ts). The server publishes new leads in batches, because commits with NOTIFY wait for each other.

-- Returns the values that a server process compares with each user's scope: `[type, assigned_to, hidden, in_pool]`.
CREATE OR REPLACE FUNCTION lead_snapshot(
  type text, assigned_to uuid, quarantined_at timestamptz, merged_into uuid, in_pool boolean
) RETURNS jsonb
LANGUAGE sql STABLE RETURN
  jsonb_build_array(type, assigned_to, quarantined_at IS NOT NULL OR merged_into IS NOT NULL, in_pool);

-- Publishes `[lead id, snapshot before, snapshot after]` for each change, once per statement. A payload is limited to
-- 8,000 bytes, and one change takes up to 230 bytes. If more than 30 leads change, publishes each distinct change only
-- once, without ids. If there are more than 30 distinct changes, clients reload everything.
CREATE OR REPLACE FUNCTION publish_lead_changes(changes jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF jsonb_array_length(changes) > 30 THEN
    PERFORM pg_notify('live', '{"all":true}');
  ELSIF changes IS NOT NULL THEN
    PERFORM pg_notify('live', jsonb_build_object('leads', changes)::text);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION announce_leads() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb;
BEGIN
  IF TG_TABLE_NAME = 'lead_notes' THEN
    SELECT jsonb_agg(jsonb_build_array(id, snapshot, snapshot)) INTO changes FROM (
      SELECT l.id, lead_snapshot(l.type, l.assigned_to, l.quarantined_at, l.merged_into, l.in_pool) AS snapshot
      FROM (SELECT DISTINCT lead_id FROM new_rows LIMIT 31) n JOIN leads l ON l.id = n.lead_id) noted;
  ELSIF TG_OP = 'UPDATE' THEN
    SELECT jsonb_agg(change) INTO changes FROM (
      SELECT jsonb_build_array(n.id,
        lead_snapshot(o.type, o.assigned_to, o.quarantined_at, o.merged_into, o.in_pool),
        lead_snapshot(n.type, n.assigned_to, n.quarantined_at, n.merged_into, n.in_pool)) AS change
      FROM new_rows n JOIN old_rows o ON o.id = n.id LIMIT 31) few;
    IF jsonb_array_length(changes) > 30 THEN
      SELECT jsonb_agg(change) INTO changes FROM (
        SELECT DISTINCT jsonb_build_array(NULL,
          lead_snapshot(o.type, o.assigned_to, o.quarantined_at, o.merged_into, o.in_pool),
          lead_snapshot(n.type, n.assigned_to, n.quarantined_at, n.merged_into, n.in_pool)) AS change
        FROM new_rows n JOIN old_rows o ON o.id = n.id LIMIT 31) kinds;
    END IF;
  ELSE
    SELECT jsonb_agg(change) INTO changes FROM (
      SELECT jsonb_build_array(o.id,
        lead_snapshot(o.type, o.assigned_to, o.quarantined_at, o.merged_into, o.in_pool), NULL) AS change
      FROM old_rows o LIMIT 31) few;
    IF jsonb_array_length(changes) > 30 THEN
      SELECT jsonb_agg(change) INTO changes FROM (
        SELECT DISTINCT jsonb_build_array(NULL,
          lead_snapshot(o.type, o.assigned_to, o.quarantined_at, o.merged_into, o.in_pool), NULL) AS change
        FROM old_rows o LIMIT 31) kinds;
    END IF;
  END IF;
  PERFORM publish_lead_changes(changes);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER leads_announce_update
  AFTER UPDATE ON leads REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION announce_leads();

CREATE OR REPLACE TRIGGER leads_announce_delete
  AFTER DELETE ON leads REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION announce_leads();

CREATE OR REPLACE TRIGGER lead_notes_announce
  AFTER INSERT ON lead_notes REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION announce_leads();

-- Updates open screens that show either lead of a pair.
CREATE OR REPLACE FUNCTION announce_lead_pairs() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb;
BEGIN
  SELECT jsonb_agg(jsonb_build_array(id, snapshot, snapshot)) INTO changes FROM (
    SELECT l.id, lead_snapshot(l.type, l.assigned_to, l.quarantined_at, l.merged_into, l.in_pool) AS snapshot
    FROM (SELECT first_id AS id FROM changed_rows UNION SELECT second_id FROM changed_rows LIMIT 31) side
    JOIN leads l ON l.id = side.id) seen;
  PERFORM publish_lead_changes(changes);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER duplicate_pairs_announce_insert
  AFTER INSERT ON duplicate_pairs REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION announce_lead_pairs();

CREATE OR REPLACE TRIGGER duplicate_pairs_announce_update
  AFTER UPDATE ON duplicate_pairs REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION announce_lead_pairs();

CREATE OR REPLACE TRIGGER duplicate_pairs_announce_delete
  AFTER DELETE ON duplicate_pairs REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION announce_lead_pairs();

-- Closes or restricts open streams immediately when a session ends or a permission changes.
CREATE OR REPLACE FUNCTION announce_user() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live',
    json_build_object('user', to_jsonb(OLD) ->> CASE TG_TABLE_NAME WHEN 'users' THEN 'id' ELSE 'user_id' END)::text);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_announce_change
  AFTER UPDATE OR DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION announce_user();

CREATE OR REPLACE TRIGGER sessions_announce_end
  AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW EXECUTE FUNCTION announce_user();
