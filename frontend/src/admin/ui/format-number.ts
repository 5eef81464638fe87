const NUMBERS = new Intl.NumberFormat('en-IN');

/** A count as India writes it: 1,23,456. */
export function formatNumber(count: number): string {
  return NUMBERS.format(count);
}

/** A total that may not have been counted to its end: "231" or "more than 10,000". */
export function formatTotal(total: number, isAtLeast = false): string {
  return isAtLeast ? `more than ${formatNumber(total)}` : formatNumber(total);
}
