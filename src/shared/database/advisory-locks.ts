/**
 * Every advisory lock that this project takes in PostgreSQL. SQL takes two of them by number: `assignment.sql` ASSIGNEE_LOCKS, and
 * `lead-counts.sql` one that only it knows (`hashtext('lead_counts')`).
 */

/**
 * First keys of locks of two keys, one for each purpose: what somebody chooses as the second, such as a visitor's idempotency
 * key, never meets a lock of another purpose.
 */
export const IDEMPOTENCY_KEY_LOCKS = 1;
/** Of key 0. */
export const USER_LOCKS = 2;
/** Of key 0. Held shared by whoever gives leads to somebody, alone by whoever takes away that somebody may be given leads. */
export const ASSIGNEE_LOCKS = 3;
/** Of key 0. Held while one more view becomes a shared one, so that simultaneous calls count one after the other. */
export const SHARED_VIEW_LOCKS = 4;

/** Locks of one key follow, of any number that nobody else uses. This one keeps two starting processes from migrating at once. */
export const MIGRATION_LOCK = 7_202_512;
/** Two demos wait for each other, and no server for a demo. */
export const DEMO_LOCK = 7_202_514;
/** Servers that start together grant rights one after the other: at once, they would fail on the same rows of the catalog. */
export const GRANT_LOCK = 7_202_515;
/** Of several servers one deletes what is old. */
export const RETENTION_LOCK = 7_202_516;
/** Two acknowledgements to one address are judged one after the other. */
export const ACKNOWLEDGEMENT_LOCK = 7_202_518;
/** Of the tests: held while the template of their databases is made. */
export const TEMPLATE_LOCK = 7_202_599;
/** Held by one session for the whole life of a server with the embedded database; the operating system frees it however it ends. */
export const INSTANCE_LOCK = 50_012_026;
