import { describe, expect, it } from '@jest/globals';
import { aLead } from '../domain/lead.fixture.js';
import type { ListedLead } from '../domain/lead.js';
import { expectedVersion, leadETag } from './lead-call.js';

const LEAD: ListedLead = { ...aLead({ assignee: { id: 'x', name: 'Ravi' } }), possibleDuplicates: 0, mergedLeads: [] };

describe('the state a change is made for', () => {
  it.each<[string, string | undefined, number | null]>([
    ['is any where nothing is said', undefined, null],
    ['is any for a star', ' * ', null],
    ['is the version in quotes', '"7"', 7],
    ['may be called weak', ' W/"7" ', 7],
    ['is the version alone, whatever was written about the lead since', '"7-Ab_-cdefgh"', 7],
  ])('%s', (_, ifMatch, version) => {
    expect(expectedVersion(ifMatch)).toBe(version);
  });

  it.each(['', '7', '"x"', '"7", "8"', '"-1"', '"1234567890"', '""', '"7-"', '"7-x y"'])(
    'is none that is named %p',
    (ifMatch) => {
      expect(() => expectedVersion(ifMatch)).toThrow(expect.objectContaining({ kind: 'stale', code: 'lead_changed' }));
    },
  );

  it('is read from what an answer named', () => {
    expect(expectedVersion(leadETag({ ...LEAD, version: 12 }))).toBe(12);
  });
});

describe('the name of a state', () => {
  it.each<[string, Partial<ListedLead>]>([
    ['a change', { version: 2 }],
    ['what was written about it', { activityMicros: '1776852000000001' }],
    ['another name of who has it', { assignee: { id: 'x', name: 'Ravi Kumar' } }],
    ['a possible duplicate', { possibleDuplicates: 1 }],
    ['a promise that falls due', { dueAt: new Date('2026-04-23T10:00:00Z') }],
  ])('is another one after %s', (_, changes) => {
    expect(leadETag({ ...LEAD, ...changes })).not.toBe(leadETag(LEAD));
    expect(leadETag({ ...LEAD })).toBe(leadETag(LEAD));
  });
});
