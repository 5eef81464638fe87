/**
 * Returns SQL that joins a deleted user's name from the audit trail as `former.name`, which is null while the user
 * exists.
 * @param userId the column with the user's id
 * @param user the alias under which `users` is joined by that id
 */
export function joinFormerName(userId: string, user: string): string {
  return `LEFT JOIN LATERAL (
    SELECT gone.personal ->> 'name' AS name
    FROM audit_values gone
    JOIN audit_events deletion ON deletion.id = gone.event_id AND deletion.action = 'user.deleted'
    WHERE ${user}.id IS NULL AND gone.subject_type = 'user' AND gone.subject_id = ${userId}
  ) AS former ON TRUE`;
}
