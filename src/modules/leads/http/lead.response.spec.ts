import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { aLead } from '../domain/lead.fixture.js';
import type { Lead } from '../domain/lead.js';
import { leadResponse, receiptResponse } from './lead.response.js';
import { leadDetailResponse } from './lead-detail.response.js';
import { statsResponse } from './lead-stats.response.js';

const LEAD = aLead();
const RECEIPT = {
  _id: LEAD.id,
  reference: '0123456789',
  type: 'contact',
  status: 'new',
  createdAt: '2026-04-22T10:00:00.000Z',
};

describe('the response about a lead', () => {
  it('is only the receipt for a visitor', () => {
    expect(receiptResponse(LEAD)).toEqual(RECEIPT);
  });

  it('is the whole lead for a user, with null for missing values', () => {
    expect(leadResponse(LEAD)).toEqual({
      ...RECEIPT,
      priority: 'medium',
      personalInfo: { fullName: 'Asha', city: 'Gaya' },
      phoneE164: null,
      phoneDoubtful: false,
      phoneKind: null,
      assignedTo: null,
      inPool: false,
      quarantined: false,
      spamReasons: [],
      erasedAt: null,
      promise: { hours: 24, dueAt: null, firstResponseAt: null, state: 'none' },
      followUp: null,
      closeReason: null,
      nextStep: null,
      externalIds: [],
      updatedAt: '2026-04-22T10:00:00.000Z',
      contactForm: {},
    });
  });

  it.each<[string, Partial<Lead>, object]>([
    ['a suspect phone number', { phoneE164: '+911', phoneSuspect: true }, { phoneE164: '+911', phoneDoubtful: true }],
    ['the assignee', { assignee: { id: 'x', name: 'Ravi' } }, { assignedTo: { _id: 'x', name: 'Ravi' } }],
    ['suspected spam', { quarantinedAt: new Date(0) }, { quarantined: true }],
    ['signs of spam', { spamReasons: ['too_fast'] }, { quarantined: false, spamReasons: ['too_fast'] }],
    [
      'a follow-up',
      {
        followUp: { id: 'one', on: '2026-05-01', at: new Date('2026-05-01T10:00:00Z'), note: 'Call', place: 'Rampur' },
      },
      {
        followUp: { _id: 'one', on: '2026-05-01', at: '2026-05-01T10:00:00.000Z', note: 'Call', place: 'Rampur' },
        nextStep: 'follow_up',
      },
    ],
    [
      'the values of its type under its group',
      { type: 'kisan_mandi', details: { location: 'Gaya' } },
      { info: { location: 'Gaya' } },
    ],
    [
      'an overdue promise',
      { dueAt: new Date('2026-01-01T10:00:00Z') },
      { promise: { hours: 24, dueAt: '2026-01-01T10:00:00.000Z', firstResponseAt: null, state: 'overdue' } },
    ],
    [
      'a kept promise',
      { dueAt: new Date('2026-01-01T10:00:00Z'), firstResponseAt: new Date('2026-01-01T09:00:00Z') },
      {
        promise: {
          hours: 24,
          dueAt: '2026-01-01T10:00:00.000Z',
          firstResponseAt: '2026-01-01T09:00:00.000Z',
          state: 'kept',
        },
      },
    ],
  ])('contains %s', (_, changes, expected) => {
    expect(leadResponse(aLead(changes))).toMatchObject(expected);
  });

  it('has no group for a type without its own fields', () => {
    const answer = leadResponse(aLead({ type: 'newsletter' }));
    expect(Object.keys(answer)).toEqual(Object.keys(leadResponse(LEAD)).filter((name) => name !== 'contactForm'));
  });

  it('also contains notes, history and source on the lead page', () => {
    const at = new Date('2026-04-22T11:00:00Z');
    const author = { id: 'x', name: 'Ravi' };
    const answer = leadDetailResponse({
      lead: { ...LEAD, possibleDuplicates: 2, mergedLeads: [], mergedInto: 'survivor', source: { page: '/contact' } },
      notes: {
        notes: [{ id: 'n', content: 'Called.', call: 'reached', message: null, author, createdAt: at, editedAt: null }],
        total: 60,
        calls: 4,
      },
      history: [{ at, action: 'lead.called', actor: null, details: { outcome: 'reached' } }],
      followUps: [
        {
          id: 'f',
          on: '2026-05-01',
          at: null,
          note: null,
          place: null,
          createdAt: at,
          createdBy: author,
          doneAt: at,
          doneBy: null,
        },
      ],
    });
    expect(answer).toMatchObject({
      ...RECEIPT,
      possibleDuplicates: 2,
      mergedLeads: [],
      mergedInto: 'survivor',
      source: { page: '/contact' },
      consent: null,
      notes: [
        {
          _id: 'n',
          content: 'Called.',
          call: 'reached',
          message: null,
          author: { _id: 'x', name: 'Ravi' },
          createdAt: '2026-04-22T11:00:00.000Z',
          editedAt: null,
        },
      ],
      noteCount: 60,
      callCount: 4,
      history: [
        { at: '2026-04-22T11:00:00.000Z', action: 'lead.called', actor: null, details: { outcome: 'reached' } },
      ],
      followUps: [
        {
          _id: 'f',
          on: '2026-05-01',
          at: null,
          note: null,
          place: null,
          createdAt: '2026-04-22T11:00:00.000Z',
          createdBy: { _id: 'x', name: 'Ravi' },
          doneAt: '2026-04-22T11:00:00.000Z',
          doneBy: null,
        },
      ],
    });
  });
});

describe('the state of a promise', () => {
  it('depends on when the lead was read, not on this machine’s clock', () => {
    const dueAt = new Date('2036-04-23T10:00:00Z');
    const dueSoonAt = new Date('2036-04-22T15:00:00Z');
    const stateAt = (readAt: string) =>
      leadResponse({
        ...LEAD,
        dueAt,
        dueSoonAt,
        firstResponseAt: null,
        readAt: new Date(readAt),
      }).promise.state;
    expect(stateAt('2036-04-23T10:00:01Z')).toBe('overdue');
    expect(stateAt('2036-04-23T09:59:59Z')).toBe('due_soon');
  });
});

const WAITING = {
  overdue: 1,
  dueSoon: 2,
  followUpsDue: 3,
  ownOverdue: 4,
  ownDueSoon: 5,
  ownFollowUps: 6,
  noNextStep: 7,
  ownNoNextStep: 8,
  unassigned: 10,
  pool: 11,
  suspectedSpam: 9,
};

describe('the counts above the list', () => {
  it('are zero for a status without leads', () => {
    const answer = statsResponse(
      {
        byStatus: { new: 3, closed: 2 },
        byType: new Map([
          ['contact', 4],
          ['partner', 1],
        ]),
        total: 5,
        recent: [{ ...LEAD, possibleDuplicates: 0, mergedLeads: [] }],
        waiting: WAITING,
      },
      ['contact', 'partner'],
    );
    expect(answer).toEqual({
      total: 5,
      newLeads: 3,
      contacted: 0,
      qualified: 0,
      converted: 0,
      ...WAITING,
      leadsByType: [
        { _id: 'contact', count: 4 },
        { _id: 'partner', count: 1 },
      ],
      recentLeads: [expect.objectContaining({ _id: LEAD.id })],
      accessibleLeadTypes: ['contact', 'partner'],
    });
  });
});
