import { describe, expect, it } from '@jest/globals';
import { type CalendarEvent, calendarFile } from './calendar-file.js';

const EVENT: CalendarEvent = {
  uid: 'one@kisan.example',
  day: '2036-04-22',
  at: new Date('2036-04-22T10:00:00Z'),
  title: 'Follow up: Asha',
  location: null,
  description: 'Phone',
  url: 'https://kisan.example/admin/dashboard?lead=1',
};
const NOW = new Date('2036-04-20T08:30:05.123Z');
const linesOf = (event: Partial<CalendarEvent> = {}) => calendarFile({ ...EVENT, ...event }, NOW).split('\r\n');

describe('the calendar file of a follow-up', () => {
  it('is one event of 15 minutes in UTC, with an alarm', () => {
    expect(linesOf()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Kisan Canteen//Lead follow-ups//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:one@kisan.example',
      'DTSTAMP:20360420T083005Z',
      'DTSTART:20360422T100000Z',
      'DTEND:20360422T101500Z',
      'SUMMARY:Follow up: Asha',
      'DESCRIPTION:Phone',
      'URL:https://kisan.example/admin/dashboard?lead=1',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Follow up: Asha',
      'TRIGGER:-PT10M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('lasts the whole day without a time, even at the end of a month, with an alarm at nine', () => {
    expect(linesOf({ day: '2036-02-29', at: null })).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20360229',
        'DTEND;VALUE=DATE:20360301',
        'TRANSP:TRANSPARENT',
        'TRIGGER:PT9H',
      ]),
    );
  });

  it('escapes the special characters of iCalendar', () => {
    expect(linesOf({ title: 'Asha; a, b\\c\r\nBEGIN:VEVENT' })).toContain('SUMMARY:Asha\\; a\\, b\\\\c\\nBEGIN:VEVENT');
  });

  it('has no line over 75 bytes, and no line that splits a character', () => {
    const title = 'आशा देवी '.repeat(20);
    const lines = linesOf({ title });
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const unfolded = lines.join('\r\n').replaceAll('\r\n ', '');
    expect(unfolded).toContain(`SUMMARY:${title}`);
    expect(lines.join('')).not.toContain('\uFFFD');
  });
});
