-- `lead_counts` has the number of leads per group, so that counting a million leads takes milliseconds. Each change
-- adds rows with positive or negative numbers. The sum of each group is exact in every snapshot.

CREATE OR REPLACE FUNCTION count_leads() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      INSERT INTO lead_counts (type, status, assigned_to, quarantined, in_pool, suspected, without_next_step, leads)
      SELECT type, status, assigned_to, (quarantined_at IS NOT NULL OR merged_into IS NOT NULL), in_pool,
        (quarantined_at IS NOT NULL AND merged_into IS NULL),
        (status IN ('new', 'contacted', 'qualified') AND first_response_at IS NOT NULL AND follow_up_on IS NULL
          AND erased_at IS NULL),
        count(*)
      FROM new_rows GROUP BY 1, 2, 3, 4, 5, 6, 7;
    WHEN 'DELETE' THEN
      INSERT INTO lead_counts (type, status, assigned_to, quarantined, in_pool, suspected, without_next_step, leads)
      SELECT type, status, assigned_to, (quarantined_at IS NOT NULL OR merged_into IS NOT NULL), in_pool,
        (quarantined_at IS NOT NULL AND merged_into IS NULL),
        (status IN ('new', 'contacted', 'qualified') AND first_response_at IS NOT NULL AND follow_up_on IS NULL
          AND erased_at IS NULL),
        -count(*)
      FROM old_rows GROUP BY 1, 2, 3, 4, 5, 6, 7;
    WHEN 'UPDATE' THEN
      INSERT INTO lead_counts (type, status, assigned_to, quarantined, in_pool, suspected, without_next_step, leads)
      SELECT type, status, assigned_to, (quarantined_at IS NOT NULL OR merged_into IS NOT NULL), in_pool,
        (quarantined_at IS NOT NULL AND merged_into IS NULL),
        (status IN ('new', 'contacted', 'qualified') AND first_response_at IS NOT NULL AND follow_up_on IS NULL
          AND erased_at IS NULL),
        sum(change)
      FROM (
        SELECT type, status, assigned_to, quarantined_at, merged_into, in_pool, first_response_at, follow_up_on, erased_at,
          1 AS change
        FROM new_rows
        UNION ALL
        SELECT type, status, assigned_to, quarantined_at, merged_into, in_pool, first_response_at, follow_up_on, erased_at,
          -1
        FROM old_rows) changes
      GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(change) <> 0;
    ELSE
      DELETE FROM lead_counts;
  END CASE;
  -- About one statement in 500 combines the rows of each group into one.
  IF random() < 0.002 AND pg_try_advisory_xact_lock(hashtext('lead_counts')) THEN
    WITH folded AS (DELETE FROM lead_counts RETURNING *)
    INSERT INTO lead_counts (type, status, assigned_to, quarantined, in_pool, suspected, without_next_step, leads)
    SELECT type, status, assigned_to, quarantined, in_pool, suspected, without_next_step, sum(leads)
    FROM folded GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(leads) <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER leads_count_insert
  AFTER INSERT ON leads REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_leads();

CREATE OR REPLACE TRIGGER leads_count_update
  AFTER UPDATE ON leads REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_leads();

CREATE OR REPLACE TRIGGER leads_count_delete
  AFTER DELETE ON leads REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_leads();

CREATE OR REPLACE TRIGGER leads_count_truncate
  AFTER TRUNCATE ON leads
  FOR EACH STATEMENT EXECUTE FUNCTION count_leads();
