/**
 * All advisory locks that this project takes in PostgreSQL. SQL repeats the number of one (ASSIGNEE_LOCKS, in
 * `assignment.sql`) and has one more of its own: `hashtext('lead_counts')` in `lead-counts.sql`.
 */

/** The first four are the first of two keys, so that client-chosen second keys do not collide with other locks. */
export const IDEMPOTENCY_KEY_LOCKS = 1;
/** The second key is 0. */
export const USER_LOCKS = 2;
/** The second key is 0. Shared while leads are assigned to a user, exclusive while a user stops being assignable. */
export const ASSIGNEE_LOCKS = 3;
/** The second key is 0. Held while a view becomes shared, so that simultaneous calls cannot exceed the limit. */
export const SHARED_VIEW_LOCKS = 4;

/** From here on, locks with a single key. This one stops two starting processes from migrating at the same time. */
export const MIGRATION_LOCK = 7_202_512;
/** Only makes demos wait for each other, not servers. */
export const DEMO_LOCK = 7_202_514;
/** Servers that start together grant rights one after the other. Simultaneous grants fail on the same catalog rows. */
export const GRANT_LOCK = 7_202_515;
/** Makes only one of several servers delete expired rows. */
export const RETENTION_LOCK = 7_202_516;
export const ACKNOWLEDGEMENT_LOCK = 7_202_518;
/** Held by the tests while they create the template of their databases. */
export const TEMPLATE_LOCK = 7_202_599;
/** A server with the embedded database holds this lock while it runs. The operating system frees it after any exit. */
export const INSTANCE_LOCK = 50_012_026;
