import { describe, expect, it } from '@jest/globals';
import { changedValues } from './changed-values.js';
import { aLead } from './lead.fixture.js';
import type { Lead } from './lead.js';

const LEAD = aLead({ type: 'sarthi', details: { crops: ['wheat', 'rice'] } });

describe('the history of a change', () => {
  it.each<[string, Partial<Lead>, object]>([
    ['nothing without a difference', {}, {}],
    ['no values that only the server sets', { version: 2, updatedAt: new Date(1), phoneE164: '+919876543210' }, {}],
    ['the status', { status: 'closed' }, { status: { from: 'new', to: 'closed' } }],
    ['the priority', { priority: 'low' }, { priority: { from: 'medium', to: 'low' } }],
    ['the assignee, by id', { assignee: { id: 'x', name: 'Ravi' } }, { assignedTo: { from: null, to: 'x' } }],
    [
      'the follow-up with its note',
      { followUp: { id: 'one', on: '2026-05-01', at: null, note: 'Call', place: null } },
      { followUp: { from: null, to: { on: '2026-05-01', note: 'Call' } } },
    ],
    [
      'a visit with its time and place',
      { followUp: { id: 'one', on: '2026-05-01', at: new Date('2026-05-01T10:00:00Z'), note: null, place: 'Rampur' } },
      {
        followUp: { from: null, to: { on: '2026-05-01', at: '2026-05-01T10:00:00.000Z', note: null, place: 'Rampur' } },
      },
    ],
    [
      'personal values that were added, removed and changed',
      { personalInfo: { fullName: 'Asha Devi', email: 'asha@example.in' } },
      {
        'personalInfo.fullName': { from: 'Asha', to: 'Asha Devi' },
        'personalInfo.email': { from: null, to: 'asha@example.in' },
        'personalInfo.city': { from: 'Gaya', to: null },
      },
    ],
    [
      'a detail that is a list',
      { details: { crops: ['wheat'] } },
      { 'details.crops': { from: ['wheat', 'rice'], to: ['wheat'] } },
    ],
    ['no detail that is an equal list', { details: { crops: ['wheat', 'rice'] } }, {}],
  ])('names %s', (_, after, changes) => {
    expect(changedValues(LEAD, { ...LEAD, ...after })).toEqual(changes);
  });
});
