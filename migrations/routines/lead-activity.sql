-- `leads.activity_at` grows with every change to the row, by at least a microsecond. It is part of the lead's ETag.
-- Clients with a copy of the leads use it to read only changes.

CREATE OR REPLACE FUNCTION move_lead_activity() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- The statement's time: the transaction can have started long before.
  NEW.activity_at := greatest(clock_timestamp(),
    coalesce(OLD.activity_at, OLD.updated_at) + interval '1 microsecond');
  RETURN NEW;
END $$;

-- Copying source and campaign into their columns does not count as activity.
CREATE OR REPLACE TRIGGER leads_move_activity
  BEFORE UPDATE ON leads
  FOR EACH ROW WHEN (
    OLD.utm_source IS NOT DISTINCT FROM NEW.utm_source AND OLD.utm_campaign IS NOT DISTINCT FROM NEW.utm_campaign)
  EXECUTE FUNCTION move_lead_activity();
