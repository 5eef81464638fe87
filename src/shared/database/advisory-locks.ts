/**
 * All advisory locks in PostgreSQL. SQL code repeats one of the numbers (ASSIGNEE_LOCKS, in `assignment.sql`) and has
 * one more lock: `hashtext('lead_counts')` in `lead-counts.sql`.
 */

/** The first four locks have two keys, so that clients' keys cannot collide with other locks. */
export const IDEMPOTENCY_KEY_LOCKS = 1;
export const USER_LOCKS = 2;
/** Held in shared mode while leads are assigned to a user, and exclusively while a user stops being assignable. */
export const ASSIGNEE_LOCKS = 3;
/** Held while a view becomes shared, so that simultaneous calls cannot exceed the limit. */
export const SHARED_VIEW_LOCKS = 4;

/** This lock and the following ones have one key. This lock ensures that only one starting process migrates. */
export const MIGRATION_LOCK = 7_202_512;
/** Makes demos wait for each other, but not for servers. */
export const DEMO_LOCK = 7_202_514;
/** Makes servers that start together grant rights one by one: simultaneous grants fail on the same catalog rows. */
export const GRANT_LOCK = 7_202_515;
/** Lets only one server delete expired rows. */
export const RETENTION_LOCK = 7_202_516;
export const ACKNOWLEDGEMENT_LOCK = 7_202_518;
/** Held while a webhook is added, so that simultaneous calls cannot exceed the limit. */
export const WEBHOOK_LOCK = 7_202_519;
/** Held while a server takes an import, so that only one import runs at a time. */
export const IMPORT_LOCK = 7_202_520;
/** Held by tests while they create the template for their databases. */
export const TEMPLATE_LOCK = 7_202_599;
/** Held by a server with the embedded database as long as it runs. Freed when its session ends, even after a crash. */
export const INSTANCE_LOCK = 50_012_026;
