import { describe, expect, it } from '@jest/globals';
import { responsePromiseOf } from './response-promise.js';

const at = (time: string) => new Date(`2026-04-22T${time}Z`);
const DUE = { dueSoonAt: at('08:00'), dueAt: at('12:00') };
const OPEN = { type: 'contact', source: null, ...DUE, firstResponseAt: null } as const;

describe('the promise to a lead', () => {
  it.each([
    ['waits', null, '07:59:59.999', 'waiting'],
    ['is due soon from its warning on', null, '08:00', 'due_soon'],
    ['is due soon up to its very moment', null, '12:00', 'due_soon'],
    ['is overdue after it', null, '12:00:00.001', 'overdue'],
    ['is kept by a response at its very moment', '12:00', '23:00', 'kept'],
    ['is kept although the time is not up yet', '07:00', '07:30', 'kept'],
    ['is missed by a later response', '12:00:00.001', '23:00', 'missed'],
  ] as const)('%s', (_, responded, now, state) => {
    const firstResponseAt = responded === null ? null : at(responded);
    expect(responsePromiseOf({ ...OPEN, firstResponseAt }, at(now)).state).toBe(state);
  });

  it('is none where nothing was promised, answered or not', () => {
    const nothing = { ...OPEN, type: 'newsletter', dueAt: null, dueSoonAt: null } as const;
    expect(responsePromiseOf(nothing, at('23:00'))).toMatchObject({ hours: null, dueAt: null, state: 'none' });
    expect(responsePromiseOf({ ...nothing, firstResponseAt: at('07:00') }, at('23:00')).state).toBe('none');
  });

  it('names its hours, its due time and the response', () => {
    const answered = { ...OPEN, firstResponseAt: at('09:00') };
    expect(responsePromiseOf(answered, at('10:00'))).toEqual({
      hours: 24,
      dueAt: at('12:00'),
      firstResponseAt: at('09:00'),
      state: 'kept',
    });
  });
});
