/** Support hours are the same every week, except on holidays. */
import type { PromiseHours } from '../../../lead-types/lead-type-definition.js';
import { CLOSES_AT, OPENS_AT, SUNDAY } from '../../../lead-types/lead-work.js';
import { KOLKATA_OFFSET_MS } from '../../../shared/domain/kolkata-time.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const OPENS_MS = OPENS_AT * HOUR_MS;
const CLOSES_MS = CLOSES_AT * HOUR_MS;

/** A promise is due soon if at most this much support time is left. */
const SOON_MS = 4 * HOUR_MS;

interface LocalTime {
  readonly day: number;
  readonly timeMs: number;
}

export interface DueTimes {
  readonly dueAt: Date;
  readonly dueSoonAt: Date;
}

export class BusinessCalendar {
  private readonly holidays: ReadonlySet<string>;

  /** @param holidays - Days as YYYY-MM-DD, or as MM-DD if they are holidays every year. */
  constructor(holidays: readonly string[]) {
    this.holidays = new Set(holidays);
  }

  /**
   * A promise of 24 (48) hours is due at the same time on the next (second) working day. If a lead arrives outside
   * support hours, its promise starts when support next opens.
   */
  dueTimes(receivedAt: Date, promiseHours: PromiseHours): DueTimes {
    const start = this.fromOpening(localTime(receivedAt));
    let { day } = start;
    for (let days = promiseHours / 24; days > 0; days -= 1) day = this.workingDay(day + 1, 1);
    const due = { day, timeMs: start.timeMs };
    return { dueAt: momentOf(due), dueSoonAt: momentOf(this.earlier(due, SOON_MS)) };
  }

  /** Returns the moment itself if it is within support hours, else the moment when support next opens. */
  nextOpen(moment: Date): Date {
    return momentOf(this.fromOpening(localTime(moment)));
  }

  isOpen(moment: Date): boolean {
    const { day, timeMs } = localTime(moment);
    return this.isWorkingDay(day) && timeMs >= OPENS_MS && timeMs < CLOSES_MS;
  }

  /** Returns a moment in the last working day before the day of `moment`. */
  workingDayBefore(moment: Date): Date {
    return momentOf({ day: this.workingDay(localTime(moment).day - 1, -1), timeMs: OPENS_MS });
  }

  private isWorkingDay(day: number): boolean {
    const date = new Date(day * DAY_MS);
    const name = date.toISOString().slice(0, 10);
    return date.getUTCDay() !== SUNDAY && !this.holidays.has(name) && !this.holidays.has(name.slice(5));
  }

  /** Returns the day itself if it is a working day, else the nearest one after it (`step` 1) or before it (-1). */
  private workingDay(day: number, step: 1 | -1): number {
    let candidate = day;
    while (!this.isWorkingDay(candidate)) candidate += step;
    return candidate;
  }

  private fromOpening({ day, timeMs }: LocalTime): LocalTime {
    if (timeMs >= CLOSES_MS) return { day: this.workingDay(day + 1, 1), timeMs: OPENS_MS };
    const open = this.workingDay(day, 1);
    return { day: open, timeMs: open === day ? Math.max(timeMs, OPENS_MS) : OPENS_MS };
  }

  /** Subtracts support time from a time that is within support hours. */
  private earlier({ day, timeMs }: LocalTime, spanMs: number): LocalTime {
    const today = timeMs - OPENS_MS;
    if (spanMs <= today) return { day, timeMs: timeMs - spanMs };
    return this.earlier({ day: this.workingDay(day - 1, -1), timeMs: CLOSES_MS }, spanMs - today);
  }
}

function localTime(moment: Date): LocalTime {
  const localMs = moment.getTime() + KOLKATA_OFFSET_MS;
  const day = Math.floor(localMs / DAY_MS);
  return { day, timeMs: localMs - day * DAY_MS };
}

function momentOf({ day, timeMs }: LocalTime): Date {
  return new Date(day * DAY_MS + timeMs - KOLKATA_OFFSET_MS);
}
