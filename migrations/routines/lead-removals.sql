-- `lead_removals` records leads that left a list because they were deleted, merged, marked as spam, reassigned or taken
-- from the pool, or their type changed. The list with `updatedSince` reports them to clients with a copy of the leads.

CREATE OR REPLACE FUNCTION note_lead_removal() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  went boolean := TG_OP = 'DELETE';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    went := OLD.merged_into IS DISTINCT FROM NEW.merged_into OR OLD.type <> NEW.type
      OR (OLD.quarantined_at IS NULL) <> (NEW.quarantined_at IS NULL);
  END IF;
  INSERT INTO lead_removals AS r (lead_id, type, assigned_to, in_pool, is_gone, removed_at)
  SELECT OLD.id, OLD.type, OLD.assigned_to, OLD.in_pool, left_list.is_gone, clock_timestamp()
  FROM (VALUES
    (TRUE, went),
    (FALSE, TG_OP = 'UPDATE' AND (
      OLD.assigned_to IS NOT NULL AND OLD.assigned_to IS DISTINCT FROM NEW.assigned_to
      OR OLD.in_pool AND NOT NEW.in_pool))
  ) AS left_list (is_gone, is_so)
  WHERE left_list.is_so
  ON CONFLICT (lead_id, type, (CASE WHEN is_gone THEN 'gone' WHEN in_pool THEN 'pool' ELSE assigned_to::text END))
  DO UPDATE SET assigned_to = excluded.assigned_to, in_pool = excluded.in_pool, removed_at = excluded.removed_at;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER leads_left
  AFTER UPDATE OF type, merged_into, quarantined_at, assigned_to, in_pool ON leads
  FOR EACH ROW WHEN (
    OLD.merged_into IS DISTINCT FROM NEW.merged_into
    OR OLD.type <> NEW.type
    OR (OLD.quarantined_at IS NULL) <> (NEW.quarantined_at IS NULL)
    OR OLD.assigned_to IS NOT NULL AND OLD.assigned_to IS DISTINCT FROM NEW.assigned_to
    OR OLD.in_pool AND NOT NEW.in_pool)
  EXECUTE FUNCTION note_lead_removal();

CREATE OR REPLACE TRIGGER leads_removed
  AFTER DELETE ON leads
  FOR EACH ROW EXECUTE FUNCTION note_lead_removal();
