const DAY_MS = 86_400_000;
const TODAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Kolkata' });

/** The calendar day in India, as YYYY-MM-DD. */
export function todayInIndia(nowMs: number): string {
  return TODAY.format(nowMs);
}

/** A calendar day some days on. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
