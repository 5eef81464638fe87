/**
 * What the forms of leads that came before migration 1763800000000 had promised, and when it was due, as the server reckoned
 * when that migration was written. It stays as it is when today's promises change: history does not.
 */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KOLKATA_OFFSET_MS = 5.5 * HOUR_MS;
const OPENS_MS = 9 * HOUR_MS;
const CLOSES_MS = 18 * HOUR_MS;
/** A promise that falls due within this much support time is due soon. */
const SOON_MS = 4 * HOUR_MS;
const SUNDAY = 0;
const HOLIDAYS: ReadonlySet<string> = new Set(['01-26', '08-15', '10-02']);

const WORKING_DAYS_BY_TYPE: Readonly<Record<string, number>> = {
  contact: 1,
  franchise: 1,
  quick_contact: 1,
  kisan_canteen: 1,
  kisan_canteen_enquiry: 1,
  kisan_mandi: 1,
  soil_testing: 1,
  sarthi: 2,
  bdo_application: 2,
  ddo_application: 2,
  partner: 2,
  partnership: 2,
};

/** A day, counted from 1970, and the time of that day, both on a clock in India. */
interface LocalTime {
  day: number;
  timeMs: number;
}

/** Until when a first contact was promised, and from when that was due soon; null where nothing was promised. */
export function earlierPromise(
  type: string,
  details: object,
  receivedAt: Date,
): { dueAt: Date; dueSoonAt: Date } | null {
  // The short form of Sarthi sent no details.
  const workingDays = type === 'sarthi' && Object.keys(details).length === 0 ? 1 : WORKING_DAYS_BY_TYPE[type];
  if (workingDays === undefined) return null;
  const start = fromOpening(localTime(receivedAt));
  let { day } = start;
  for (let left = workingDays; left > 0; left -= 1) day = workingDay(day + 1, 1);
  const due = { day, timeMs: start.timeMs };
  return { dueAt: momentOf(due), dueSoonAt: momentOf(earlier(due, SOON_MS)) };
}

function isWorkingDay(day: number): boolean {
  const date = new Date(day * DAY_MS);
  return date.getUTCDay() !== SUNDAY && !HOLIDAYS.has(date.toISOString().slice(5, 10));
}

function workingDay(day: number, step: 1 | -1): number {
  let candidate = day;
  while (!isWorkingDay(candidate)) candidate += step;
  return candidate;
}

function fromOpening({ day, timeMs }: LocalTime): LocalTime {
  if (timeMs >= CLOSES_MS) return { day: workingDay(day + 1, 1), timeMs: OPENS_MS };
  const open = workingDay(day, 1);
  return { day: open, timeMs: open === day ? Math.max(timeMs, OPENS_MS) : OPENS_MS };
}

function earlier({ day, timeMs }: LocalTime, spanMs: number): LocalTime {
  const today = timeMs - OPENS_MS;
  if (spanMs <= today) return { day, timeMs: timeMs - spanMs };
  return earlier({ day: workingDay(day - 1, -1), timeMs: CLOSES_MS }, spanMs - today);
}

function localTime(moment: Date): LocalTime {
  const localMs = moment.getTime() + KOLKATA_OFFSET_MS;
  const day = Math.floor(localMs / DAY_MS);
  return { day, timeMs: localMs - day * DAY_MS };
}

function momentOf({ day, timeMs }: LocalTime): Date {
  return new Date(day * DAY_MS + timeMs - KOLKATA_OFFSET_MS);
}
