import { describe, expect, it } from '@jest/globals';
import { aLead } from '../domain/lead.fixture.js';
import { expectedVersion, leadETag } from './etag.js';

describe('the state a change is made for', () => {
  it.each<[string, string | undefined, number | null]>([
    ['is any where nothing is said', undefined, null],
    ['is any for a star', ' * ', null],
    ['is the version in quotes', '"7"', 7],
    ['may be called weak', ' W/"7" ', 7],
  ])('%s', (_, ifMatch, version) => {
    expect(expectedVersion(ifMatch)).toBe(version);
  });

  it.each(['', '7', '"x"', '"7", "8"', '"-1"', '"1234567890"', '""'])('is none that is named %p', (ifMatch) => {
    expect(() => expectedVersion(ifMatch)).toThrow(expect.objectContaining({ kind: 'stale', code: 'lead_changed' }));
  });

  it('is read from what an answer named', () => {
    expect(expectedVersion(leadETag(aLead({ version: 12 })))).toBe(12);
  });
});
