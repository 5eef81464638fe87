import { describe, expect, it } from '@jest/globals';
import { aLead } from '../../leads/domain/lead.fixture.js';
import { valuesChangedSince } from './merge-record.js';

const NO_WORK = { followUps: [], replaced: null, pairedWith: [] };

describe('values changed since a merge', () => {
  const survivor = aLead({
    followUp: { id: 'one', on: '2036-04-22', at: null, note: 'Ask about the papers', place: null },
    priority: 'high',
  });
  const since = (changes: Parameters<typeof valuesChangedSince>[0]['changes']) =>
    valuesChangedSince({ state: 'open', changes, responseBefore: null, responseAfter: null, work: NO_WORK }, survivor);

  it('are none if the database returns the same values in another order', () => {
    expect(since({ followUp: { from: null, to: { note: 'Ask about the papers', on: '2036-04-22' } } })).toEqual([]);
    expect(since({ 'details.message': { from: 'x', to: null } })).toEqual([]);
  });

  it('are named by their paths', () => {
    expect(since({ priority: { from: 'low', to: 'urgent' }, status: { from: 'new', to: 'new' } })).toEqual([
      'priority',
    ]);
  });
});
