const NUMBERS = new Intl.NumberFormat('en-IN');

/** A count as India writes it: 1,23,456. */
export function formatNumber(count: number): string {
  return NUMBERS.format(count);
}
