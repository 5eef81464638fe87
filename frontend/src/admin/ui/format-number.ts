const NUMBERS = new Intl.NumberFormat('en-IN');

/** Formats a count with Indian digit groups: 1,23,456. */
export function formatNumber(count: number): string {
  return NUMBERS.format(count);
}

/** Formats a total. `isAtLeast`: counting stopped at a limit. "231" or "more than 10,000". */
export function formatTotal(total: number, isAtLeast = false): string {
  return isAtLeast ? `more than ${formatNumber(total)}` : formatNumber(total);
}
