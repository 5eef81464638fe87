import { describe, expect, it } from '@jest/globals';
import { aLead } from './lead.fixture.js';
import type { Lead } from './lead.js';
import { nextStepOf, responsePromiseOf } from './lead-progress.js';

const at = (time: string) => new Date(`2026-04-22T${time}Z`);
const DUE = { dueSoonAt: at('08:00'), dueAt: at('12:00') };
const OPEN = { type: 'contact', source: null, ...DUE, firstResponseAt: null } as const;

describe('the promise to a lead', () => {
  it.each([
    ['waits', null, '07:59:59.999', 'waiting'],
    ['is due soon from the warning time', null, '08:00', 'due_soon'],
    ['is due soon until the exact due time', null, '12:00', 'due_soon'],
    ['is overdue after it', null, '12:00:00.001', 'overdue'],
    ['is kept by a response at the exact due time', '12:00', '23:00', 'kept'],
    ['is kept while there is still time', '07:00', '07:30', 'kept'],
    ['is missed by a later response', '12:00:00.001', '23:00', 'missed'],
  ] as const)('%s', (_, responded, now, state) => {
    const firstResponseAt = responded === null ? null : at(responded);
    expect(responsePromiseOf({ ...OPEN, firstResponseAt }, at(now)).state).toBe(state);
  });

  it('is none if nothing was promised, contacted or not', () => {
    const nothing = { ...OPEN, type: 'newsletter', dueAt: null, dueSoonAt: null } as const;
    expect(responsePromiseOf(nothing, at('23:00'))).toMatchObject({ hours: null, dueAt: null, state: 'none' });
    expect(responsePromiseOf({ ...nothing, firstResponseAt: at('07:00') }, at('23:00')).state).toBe('none');
  });

  it('contains its hours, due time and response time', () => {
    const answered = { ...OPEN, firstResponseAt: at('09:00') };
    expect(responsePromiseOf(answered, at('10:00'))).toEqual({
      hours: 24,
      dueAt: at('12:00'),
      firstResponseAt: at('09:00'),
      state: 'kept',
    });
  });
});

const AT = new Date('2026-04-22T10:00:00Z');
const FOLLOW_UP = { id: 'one', on: '2026-04-23', at: null, note: null, place: null };
const CONTACTED: Partial<Lead> = { status: 'contacted', dueAt: AT, firstResponseAt: AT };

describe('the next step of a lead', () => {
  it.each<[string, Partial<Lead>, string | null]>([
    ['waits for its first contact', { dueAt: AT }, 'first_contact'],
    ['waits for its first contact before its follow-up', { dueAt: AT, followUp: FOLLOW_UP }, 'first_contact'],
    ['was called once and is still new', { dueAt: AT, firstResponseAt: AT }, 'none'],
    ['was contacted', CONTACTED, 'none'],
    ['was contacted although nothing was promised', { ...CONTACTED, dueAt: null }, 'none'],
    ['is qualified', { ...CONTACTED, status: 'qualified' }, 'none'],
    ['has a follow-up', { ...CONTACTED, followUp: FOLLOW_UP }, 'follow_up'],
    ['was promised nothing and has a follow-up', { followUp: FOLLOW_UP }, 'follow_up'],
    ['was promised nothing and was never contacted', {}, null],
    ['is converted', { ...CONTACTED, status: 'converted' }, null],
    ['is closed', { ...CONTACTED, status: 'closed' }, null],
    ['is rejected', { ...CONTACTED, status: 'rejected', followUp: FOLLOW_UP }, null],
    ['is suspected spam', { ...CONTACTED, quarantinedAt: AT }, null],
    ['was merged', { ...CONTACTED, mergedInto: 'other' }, null],
    ['was erased', { ...CONTACTED, erasedAt: AT }, null],
  ])('that %s', (_, lead, step) => {
    expect(nextStepOf(aLead(lead))).toBe(step);
  });
});
