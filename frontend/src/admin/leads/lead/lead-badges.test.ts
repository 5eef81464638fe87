import { describe, expect, it } from '@jest/globals';
import type { Lead } from './lead';
import { currentPromiseState, formatDuration, formatFollowUp, formatResponsePromise } from './lead-badges';

describe('a follow-up in words', () => {
  const ist = (text: string) => Date.parse(`${text}+05:30`);

  describe('a follow-up', () => {
    it.each([
      ['of today', '2026-11-21', 'Follow up today'],
      ['of yesterday', '2026-11-20', 'Follow-up was due 20 Nov'],
      ['of tomorrow', '2026-11-22', 'Follow up Sun, 22 Nov'],
    ])('%s', (_, on, text) => {
      for (const time of ['00:00', '12:00', '23:59:59'])
        expect(formatFollowUp({ on }, ist(`2026-11-21T${time}`))).toBe(text);
    });

    it('of yesterday has fewer words in a list', () => {
      const now = ist('2026-11-21T12:00');
      expect(formatFollowUp({ on: '2026-11-20' }, now, true)).toBe('Was due 20 Nov');
      expect(formatFollowUp({ on: '2026-11-20', place: 'Farm' }, now, true)).toBe('Visit due 20 Nov');
    });
  });
});

const at = (text: string) => new Date(`${text}+05:30`).toISOString();
const OPEN: Lead['promise'] = { hours: 24, dueAt: at('2026-11-23T10:00'), firstResponseAt: null, state: 'waiting' };

describe('a promise', () => {
  it.each<[string, Partial<Lead['promise']>, string, string | null]>([
    ['of a type without one', { hours: null, dueAt: null, state: 'none' }, '2026-11-23T09:00', null],
    ['that was kept', { state: 'kept', firstResponseAt: at('2026-11-23T09:00') }, '2026-11-24T09:00', 'Kept'],
    [
      'that was missed',
      { state: 'missed', firstResponseAt: at('2026-11-23T13:30') },
      '2026-11-24T09:00',
      'Missed by 3 h',
    ],
    ['that is overdue', { state: 'overdue' }, '2026-11-23T10:40', 'Overdue by 40 min'],
    ['that became overdue after it was loaded', { state: 'due_soon' }, '2026-11-23T12:10', 'Overdue by 2 h'],
    ['that is due soon', { state: 'due_soon' }, '2026-11-23T08:00', 'Due in 2 h'],
    ['that is due at this very moment', { state: 'due_soon' }, '2026-11-23T10:00', 'Due in 1 min'],
    ['that is due within ten hours', {}, '2026-11-23T00:00:01', 'Due in 9 h'],
    ['that is due later', {}, '2026-11-22T20:00', 'Due Mon 10:00 am'],
  ])('%s', (_, promise, now, text) => {
    expect(formatResponsePromise({ ...OPEN, ...promise }, Date.parse(at(now)))).toBe(text);
  });

  it('stays kept after the due time if the first response was in time', () => {
    const kept = { ...OPEN, state: 'kept', firstResponseAt: at('2026-11-23T09:00') } as const;
    expect(currentPromiseState(kept, Date.parse(at('2026-11-30T09:00')))).toBe('kept');
  });
});

describe('a duration', () => {
  const MINUTE = 60_000;
  it.each([
    ['is at least a minute', 1, '1 min'],
    ['is full minutes', 2 * MINUTE - 1, '1 min'],
    ['is minutes up to an hour', 60 * MINUTE - 1, '59 min'],
    ['is hours from there', 60 * MINUTE, '1 h'],
    ['is hours up to two days', 48 * 60 * MINUTE - 1, '47 h'],
    ['is days from there', 48 * 60 * MINUTE, '2 days'],
  ])('%s', (_, spanMs, text) => {
    expect(formatDuration(spanMs)).toBe(text);
  });
});
