-- Finds possible duplicates of leads and the reasons. A server process matches the leads in `duplicate_match_queue`, so
-- submissions do not wait, and a crash loses none. The indexes leads_same_* follow the same rules.

-- The bodies are quoted: with a parsed body (RETURN), PostgreSQL refuses to add a column with a default to `leads`.
CREATE OR REPLACE FUNCTION lead_same_place(a leads, b leads) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(lead_pin_form((a).pincode) = lead_pin_form((b).pincode), false)
    OR (coalesce(lead_town_form((a).city) = lead_town_form((b).city), false)
      AND coalesce(lead_town_form((a).state) = lead_town_form((b).state), true))
$$;

CREATE OR REPLACE FUNCTION duplicate_reasons(a leads, b leads) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN (a).phone_e164 = (b).phone_e164 THEN 'phone' END,
    CASE WHEN lower((a).email) = lower((b).email) THEN 'email' END,
    CASE WHEN lead_name_key((a).full_name) = lead_name_key((b).full_name) AND lead_same_place(a, b)
      AND lead_name_similarity((a).full_name, (b).full_name) >= 0.6 THEN 'name' END
  ], NULL)
$$;

-- Contains each pair twice, once from the side of each lead.
CREATE OR REPLACE VIEW duplicate_pair_sides AS
SELECT first_id AS lead_id, second_id AS other_id, reasons, state, decided_by, decided_at FROM duplicate_pairs
UNION ALL
SELECT second_id, first_id, reasons, state, decided_by, decided_at FROM duplicate_pairs;

CREATE OR REPLACE FUNCTION queue_lead_matching() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO duplicate_match_queue (lead_id) VALUES (NEW.id);
  RETURN NULL;
END $$;

-- A bulk load of leads whose duplicates are already known sets `leads.matching` to 'off' in its transaction.
CREATE OR REPLACE TRIGGER leads_queue_new
  AFTER INSERT ON leads
  FOR EACH ROW WHEN (
    NEW.quarantined_at IS NULL AND NEW.merged_into IS NULL
    AND current_setting('leads.matching', true) IS DISTINCT FROM 'off')
  EXECUTE FUNCTION queue_lead_matching();

-- Includes `merged_into`, because undoing a merge updates only that column.
CREATE OR REPLACE TRIGGER leads_queue_changed
  AFTER UPDATE OF phone_e164, email, full_name, city, state, pincode, quarantined_at, merged_into ON leads
  FOR EACH ROW WHEN (
    NEW.quarantined_at IS NULL AND NEW.merged_into IS NULL
    AND (OLD.phone_e164, OLD.email, OLD.full_name, OLD.city, OLD.state, OLD.pincode, OLD.quarantined_at, OLD.merged_into)
      IS DISTINCT FROM
      (NEW.phone_e164, NEW.email, NEW.full_name, NEW.city, NEW.state, NEW.pincode, NEW.quarantined_at, NEW.merged_into))
  EXECUTE FUNCTION queue_lead_matching();
