/** Rows that one statement of `inParts` writes at most. */
export const ROWS_AT_ONCE = 5_000;

/**
 * Repeats a statement that writes at most `ROWS_AT_ONCE` rows until it writes fewer, so that no statement takes long.
 * `write` returns one element per row, or their number. Returns how many rows were written.
 */
export async function inParts(write: () => Promise<readonly unknown[] | number>): Promise<number> {
  for (let all = 0; ; ) {
    const written = await write();
    const count = typeof written === 'number' ? written : written.length;
    all += count;
    if (count < ROWS_AT_ONCE) return all;
  }
}
