/** Asia/Kolkata has no daylight saving time, and its offset has not changed since 1945. */
export const KOLKATA_OFFSET_MS = 5.5 * 3_600_000;
