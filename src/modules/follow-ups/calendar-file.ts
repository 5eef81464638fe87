/** Writes a follow-up as an iCalendar file (RFC 5545) with one event, for a phone's calendar. */

export interface CalendarEvent {
  /** Always the same for a follow-up, so that a calendar replaces the event instead of adding a second one. */
  readonly uid: string;
  /** YYYY-MM-DD */
  readonly day: string;
  /** Null for an event that lasts the whole day. */
  readonly at: Date | null;
  readonly title: string;
  /** Where the visit is. Null for a follow-up that is not a visit. */
  readonly location: string | null;
  readonly description: string;
  readonly url: string;
}

const MINUTES = 15;
const VISIT_MINUTES = 60;
const MAX_LINE_BYTES = 75;

export function calendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kisan Canteen//Lead follow-ups//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(now)}`,
    ...time(event),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.location === null ? [] : [`LOCATION:${escaped(event.location)}`]),
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(event.title)}`,
    // The alarm is ten minutes before the time, or at 9:00 on the day if there is no time.
    `TRIGGER:${event.at ? '-PT10M' : 'PT9H'}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function time({ day, at, location }: CalendarEvent): string[] {
  const minutes = location === null ? MINUTES : VISIT_MINUTES;
  if (at) return [`DTSTART:${utc(at)}`, `DTEND:${utc(new Date(at.getTime() + minutes * 60_000))}`];
  const dayAfter = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  const date = (text: string) => text.replaceAll('-', '');
  // TRANSPARENT: a whole-day event does not show the person as busy.
  return [`DTSTART;VALUE=DATE:${date(day)}`, `DTEND;VALUE=DATE:${date(dayAfter)}`, 'TRANSP:TRANSPARENT'];
}

function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Splits a line into pieces of at most 75 bytes, without splitting a character. */
function folded(line: string): string {
  const pieces = [''];
  for (const character of line) {
    const piece = pieces.at(-1) ?? '';
    if (Buffer.byteLength(piece + character) > MAX_LINE_BYTES) pieces.push(` ${character}`);
    else pieces[pieces.length - 1] = piece + character;
  }
  return pieces.join('\r\n');
}
