/**
 * Returns SQL that joins the name of a deleted user from the audit trail as `former.name`. It is null while the user
 * exists.
 * @param userId - The column with the user's id.
 * @param user - The alias under which `users` is already joined by that id.
 */
export function joinFormerName(userId: string, user: string): string {
  return `LEFT JOIN LATERAL (
    SELECT gone.personal ->> 'name' AS name
    FROM audit_values gone
    JOIN audit_events deletion ON deletion.id = gone.event_id AND deletion.action = 'user.deleted'
    WHERE ${user}.id IS NULL AND gone.subject_type = 'user' AND gone.subject_id = ${userId}
  ) AS former ON TRUE`;
}
