const NUMBERS = new Intl.NumberFormat('en-IN');

/** Groups digits as in India: 1,23,456. */
export function formatNumber(count: number): string {
  return NUMBERS.format(count);
}

/** Formats a total: "231", or "more than 10,000" if counting stopped at a limit (`isAtLeast`). */
export function formatTotal(total: number, isAtLeast = false): string {
  return isAtLeast ? `more than ${formatNumber(total)}` : formatNumber(total);
}
