-- Events never change and are deleted only when they are old. Personal values are stored separately, so that they can
-- be erased.

-- Runs as the owner, because the application's role can read and erase `audit_values` but cannot add rows to it.
CREATE OR REPLACE FUNCTION move_audit_values() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO audit_values (event_id, subject_type, subject_id, personal)
  VALUES (NEW.id, NEW.subject_type, NEW.subject_id, NEW.personal);
  NEW.personal := NULL;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER audit_events_move_personal
  BEFORE INSERT ON audit_events
  FOR EACH ROW WHEN (NEW.personal IS NOT NULL)
  EXECUTE FUNCTION move_audit_values();

-- Prevents the deletion of events younger than a year, whatever retention is configured.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' AND TG_OP = 'DELETE' AND OLD.at < now() - interval '1 year' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'audit_events is append-only';
END $$;

CREATE OR REPLACE TRIGGER audit_events_append_only
  BEFORE UPDATE OR TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE OR REPLACE TRIGGER audit_events_keep_young
  BEFORE DELETE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
