/** Queries for the stored counts and for the counts of the leads themselves. Both must return the same rows. */
export const COUNTED_LEADS = `SELECT type, status, assigned_to, quarantined, in_pool, suspected, without_next_step, sum(leads)::int AS count FROM lead_counts
  GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(leads) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7`;
export const LEADS_THERE = `SELECT type, status, assigned_to, (quarantined_at IS NOT NULL OR merged_into IS NOT NULL) AS quarantined, in_pool,
    (quarantined_at IS NOT NULL AND merged_into IS NULL) AS suspected,
    status NOT IN ('converted', 'closed', 'rejected') AND first_response_at IS NOT NULL
      AND coalesce(follow_up_on, erased_at::date) IS NULL AS without_next_step, count(*)::int AS count FROM leads
  GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7`;
