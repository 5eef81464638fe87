import { describe, expect, it } from '@jest/globals';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { LeadNotice, LeadSnapshot } from './lead-change-feed.js';
import { visibleChangesOf } from './visible-changes.js';

const ALL: LeadScope = { types: ['contact'], assignedTo: null };
const OWN: LeadScope = { types: ['contact'], assignedTo: 'me' };
const FREE: LeadSnapshot = { type: 'contact', assignedTo: null, quarantined: false, inPool: false };
const MINE: LeadSnapshot = { ...FREE, assignedTo: 'me' };
const POOLED: LeadSnapshot = { ...FREE, inPool: true };
const TAKER: LeadScope = { ...OWN, orInPool: true };
const SPAM: LeadSnapshot = { ...FREE, quarantined: true };
const FOREIGN: LeadSnapshot = { ...FREE, type: 'franchise' };
const NOTHING = { added: [], changed: [], removed: [], many: false };

const notice = (before: LeadSnapshot | null, after: LeadSnapshot | null, id: string | null = 'x'): LeadNotice => ({
  id,
  before,
  after,
});

describe('the changes that a user sees', () => {
  it.each<[string, LeadScope, LeadNotice[], object | null]>([
    ['a new one', ALL, [notice(null, FREE)], { added: ['x'] }],
    ['a new one assigned to nobody, with access to own leads only', OWN, [notice(null, FREE)], null],
    ['a new one of a type without access', ALL, [notice(null, FOREIGN)], null],
    ['suspected spam', ALL, [notice(null, SPAM)], null],
    ['one taken out of spam', ALL, [notice(SPAM, FREE)], { added: ['x'] }],
    ['a change', ALL, [notice(FREE, MINE)], { changed: ['x'] }],
    ['one assigned to them', OWN, [notice(FREE, MINE)], { added: ['x'] }],
    ['one taken from them', OWN, [notice(MINE, FREE)], { removed: ['x'] }],
    ['one put into the pool, if they can take it', TAKER, [notice(FREE, POOLED)], { added: ['x'] }],
    ['one put into the pool, if they cannot take it', OWN, [notice(FREE, POOLED)], null],
    ['one a colleague took', TAKER, [notice(POOLED, { ...FREE, assignedTo: 'other' })], { removed: ['x'] }],
    ['one they took themselves', TAKER, [notice(POOLED, MINE)], { changed: ['x'] }],
    ['one in the pool of a type without access', TAKER, [notice(null, { ...FOREIGN, inPool: true })], null],
    ['one deleted', ALL, [notice(FREE, null)], { removed: ['x'] }],
    ['one added and changed', ALL, [notice(null, FREE), notice(FREE, MINE)], { added: ['x'] }],
    ['one added and removed', ALL, [notice(null, FREE), notice(FREE, null)], { removed: ['x'] }],
    ['one assigned to them and away again', OWN, [notice(FREE, MINE), notice(MINE, FREE)], { removed: ['x'] }],
    ['one that was never theirs', OWN, [notice(FREE, POOLED), notice(POOLED, null)], null],
    ['one reassigned and assigned back', OWN, [notice(MINE, FREE), notice(FREE, MINE)], { changed: ['x'] }],
    ['many of their own', OWN, [notice(MINE, MINE, null)], { many: true }],
    ['many of others', OWN, [notice(FREE, FREE, null)], null],
    [
      'more than can be named',
      ALL,
      Array.from({ length: 301 }, (_, at) => notice(FREE, FREE, `x${at}`)),
      { many: true },
    ],
  ])('%s', (_, scope, notices, seen) => {
    expect(visibleChangesOf(scope, [{ notices }])).toEqual(seen && { ...NOTHING, ...seen });
  });

  it('count a lead once if several messages name it, and are `many` after a resync', () => {
    const came = { notices: [notice(null, FREE)] };
    const changed = { notices: [notice(FREE, MINE)] };
    expect(visibleChangesOf(ALL, [came, { userId: 'u' }, changed])).toEqual({ ...NOTHING, added: ['x'] });
    expect(visibleChangesOf(OWN, [came, { resync: true }])).toEqual({ ...NOTHING, many: true });
  });
});
