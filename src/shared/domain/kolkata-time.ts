/** Asia/Kolkata has kept one offset since 1945 and has no summer time. */
export const KOLKATA_OFFSET_MS = 5.5 * 3_600_000;
