import { describe, expect, it } from '@jest/globals';
import { aLead } from './lead.fixture.js';
import type { Lead } from './lead.js';
import { nextStepOf } from './next-step.js';

const AT = new Date('2026-04-22T10:00:00Z');
const FOLLOW_UP = { id: 'one', on: '2026-04-23', at: null, note: null };
const CONTACTED: Partial<Lead> = { status: 'contacted', dueAt: AT, firstResponseAt: AT };

describe('the next step of a lead', () => {
  it.each<[string, Partial<Lead>, string | null]>([
    ['waits for its first contact', { dueAt: AT }, 'first_contact'],
    ['waits for its first contact before its follow-up', { dueAt: AT, followUp: FOLLOW_UP }, 'first_contact'],
    ['was called once, and stays new', { dueAt: AT, firstResponseAt: AT }, 'none'],
    ['was contacted', CONTACTED, 'none'],
    ['was contacted though nothing was promised', { ...CONTACTED, dueAt: null }, 'none'],
    ['is qualified', { ...CONTACTED, status: 'qualified' }, 'none'],
    ['has a follow-up', { ...CONTACTED, followUp: FOLLOW_UP }, 'follow_up'],
    ['was promised nothing and has a follow-up', { followUp: FOLLOW_UP }, 'follow_up'],
    ['was promised nothing, and nobody has responded', {}, null],
    ['is converted', { ...CONTACTED, status: 'converted' }, null],
    ['is closed', { ...CONTACTED, status: 'closed' }, null],
    ['is rejected', { ...CONTACTED, status: 'rejected', followUp: FOLLOW_UP }, null],
    ['is suspected spam', { ...CONTACTED, quarantinedAt: AT }, null],
    ['was merged', { ...CONTACTED, mergedInto: 'other' }, null],
    ['was erased', { ...CONTACTED, erasedAt: AT }, null],
  ])('that %s is told', (_, lead, step) => {
    expect(nextStepOf(aLead(lead))).toBe(step);
  });
});
