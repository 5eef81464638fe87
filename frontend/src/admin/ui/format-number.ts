const NUMBERS = new Intl.NumberFormat('en-IN');

/** Groups digits as in India: 1,23,456. */
export function formatNumber(count: number): string {
  return NUMBERS.format(count);
}

/** "47 KB" or "1.5 MB" */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return `${formatNumber(Math.max(bytes && 1, Math.round(kilobytes)))} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** Formats a total: "231", or "more than 10,000" if counting stopped at a limit (`isAtLeast`). */
export function formatTotal(total: number, isAtLeast = false): string {
  return isAtLeast ? `more than ${formatNumber(total)}` : formatNumber(total);
}
