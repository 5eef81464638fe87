/**
 * First keys of PostgreSQL's advisory locks of two keys, one for each purpose: what somebody chooses as the second, such as a
 * visitor's idempotency key, never meets a lock of another purpose.
 */
export const IDEMPOTENCY_KEY_LOCKS = 1;
export const USER_LOCKS = 2;
