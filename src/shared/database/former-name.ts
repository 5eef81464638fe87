/**
 * SQL: what somebody was called when they were deleted, which their deletion wrote down, joined as `former.name`; null for
 * who is still there.
 * @param userId the column with their id
 * @param user the alias under which `users` is joined by it
 */
export function joinFormerName(userId: string, user: string): string {
  return `LEFT JOIN LATERAL (
    SELECT gone.personal ->> 'name' AS name
    FROM audit_values gone
    JOIN audit_events deletion ON deletion.id = gone.event_id AND deletion.action = 'user.deleted'
    WHERE ${user}.id IS NULL AND gone.subject_type = 'user' AND gone.subject_id = ${userId}
  ) AS former ON TRUE`;
}
