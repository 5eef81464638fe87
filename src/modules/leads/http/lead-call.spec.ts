import { describe, expect, it } from '@jest/globals';
import { aLead } from '../domain/lead.fixture.js';
import type { ListedLead } from '../domain/lead.js';
import { expectedVersion, leadETag } from './lead-call.js';

const LEAD: ListedLead = { ...aLead({ assignee: { id: 'x', name: 'Ravi' } }), possibleDuplicates: 0, mergedLeads: [] };

describe('the version of an If-Match header', () => {
  it.each<[string, string | undefined, number | null]>([
    ['is any version without the header', undefined, null],
    ['is any version for a star', ' * ', null],
    ['is the quoted number', '"7"', 7],
    ['can be a weak ETag', ' W/"7" ', 7],
    ['ignores the part after the version', '"7-Ab_-cdefgh"', 7],
  ])('%s', (_, ifMatch, version) => {
    expect(expectedVersion(ifMatch)).toBe(version);
  });

  it.each(['', '7', '"x"', '"7", "8"', '"-1"', '"1234567890"', '""', '"7-"', '"7-x y"'])(
    'is refused if the header is %p',
    (ifMatch) => {
      expect(() => expectedVersion(ifMatch)).toThrow(expect.objectContaining({ kind: 'stale', code: 'lead_changed' }));
    },
  );

  it('is read from an ETag of a response', () => {
    expect(expectedVersion(leadETag({ ...LEAD, version: 12 }))).toBe(12);
  });
});

describe('the ETag of a lead', () => {
  it.each<[string, Partial<ListedLead>]>([
    ['a change of the lead', { version: 2 }],
    ['a new note', { activityMicros: '1776852000000001' }],
    ['a new name of the assignee', { assignee: { id: 'x', name: 'Ravi Kumar' } }],
    ['a possible duplicate', { possibleDuplicates: 1 }],
    ['a promise that becomes due', { dueAt: new Date('2026-04-23T10:00:00Z') }],
  ])('is different after %s', (_, changes) => {
    expect(leadETag({ ...LEAD, ...changes })).not.toBe(leadETag(LEAD));
    expect(leadETag({ ...LEAD })).toBe(leadETag(LEAD));
  });
});
