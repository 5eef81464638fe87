/**
 * First keys of PostgreSQL's advisory locks of two keys, one for each purpose: what somebody chooses as the second, such as a
 * visitor's idempotency key, never meets a lock of another purpose.
 */
export const IDEMPOTENCY_KEY_LOCKS = 1;
export const USER_LOCKS = 2;
/** Of key 0. Held shared by whoever gives leads to somebody, alone by whoever takes away that somebody may be given leads. */
export const ASSIGNEE_LOCKS = 3;
/** Of key 0. Held while one more view becomes a shared one, so that simultaneous calls count one after the other. */
export const SHARED_VIEW_LOCKS = 4;
