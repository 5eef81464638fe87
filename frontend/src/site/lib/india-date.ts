const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1_000;

/** Today in India (YYYY-MM-DD). */
export function today(): string {
  return new Date(Date.now() + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}

/** The day in India on which someone was born who reaches this age today. */
export function birthdayAtAge(years: number): string {
  const day = today();
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
}
