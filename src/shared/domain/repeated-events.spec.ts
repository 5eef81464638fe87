import { describe, expect, it } from '@jest/globals';
import type { AuditEvent } from './audit-trail.js';
import { RepeatedEvents } from './repeated-events.js';

const HOUR_MS = 3_600_000;
const event: AuditEvent = {
  action: 'auth.throttled',
  address: '10.0.0.1',
  details: { limit: 'account' },
  personal: { email: 'asha@example.com' },
};

describe('repeated events', () => {
  it('are written once, then counted; the count is written when the hour ends', () => {
    const events = new RepeatedEvents();
    expect(events.note(event, '', 0)).toBe(event);
    expect(events.note(event, '', 1_000)).toBeNull();
    expect(events.note(event, '', 2_000)).toBeNull();
    expect(events.takeClosed(HOUR_MS - 1)).toEqual([]);
    expect(events.takeClosed(HOUR_MS)).toEqual([
      {
        action: 'auth.throttled',
        address: '10.0.0.1',
        details: {
          limit: 'account',
          repeats: 2,
          since: '1970-01-01T00:00:00.000Z',
          until: '1970-01-01T00:00:02.000Z',
        },
      },
    ]);
    expect(events.note(event, '', HOUR_MS)).toBe(event);
  });

  it('add up their counts', () => {
    const events = new RepeatedEvents();
    const counted = (requested: number) => ({ ...event, counts: { requested } });
    expect(events.note(counted(20), '', 0)).toEqual(counted(20));
    events.note(counted(3), '', 0);
    events.note(counted(4), '', 0);
    expect(events.takeAll()).toMatchObject([{ details: { repeats: 2 }, counts: { requested: 7 } }]);
  });

  it('that occur once leave no second row', () => {
    const events = new RepeatedEvents();
    events.note(event, '', 0);
    expect(events.takeAll()).toEqual([]);
  });

  it.each<[string, Partial<AuditEvent>, string]>([
    ['another action', { action: 'auth.refused' }, ''],
    ['another actor', { actorId: 'u' }, ''],
    ['another subject', { subjectType: 'lead', subjectId: 'l' }, ''],
    ['another address', { address: '10.0.0.2' }, ''],
    ['another key', {}, 'account'],
  ])('are separate events with %s', (_, difference, key) => {
    const events = new RepeatedEvents();
    events.note(event, '', 0);
    const other = { ...event, ...difference };
    expect(events.note(other, key, 0)).toBe(other);
  });

  it('stay within the memory limit: the rest share one window per action, without an actor', () => {
    const events = new RepeatedEvents(2);
    for (let n = 0; n < 2; n += 1) events.note({ ...event, address: `10.0.0.${n}` }, '', 0);
    const from = (n: number) => events.note({ ...event, address: `10.0.1.${n}` }, '', 0);
    expect(from(1)).toEqual({ action: 'auth.throttled', details: { others: true } });
    expect([from(2), from(3)]).toEqual([null, null]);
    expect(events.takeAll()).toMatchObject([{ action: 'auth.throttled', details: { others: true, repeats: 2 } }]);
  });
});
