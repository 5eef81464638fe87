import { beforeEach, describe, expect, it } from '@jest/globals';
import type { LeadNotice, LeadSnapshot } from './lead-change-feed.js';
import { NewLeadOrder } from './lead-change-log.js';

const MADE_MS = 0x019a_c0de_0000;
const NEW = '019ac0de-0000-7abc-8def-000000000001';
const FREE: LeadSnapshot = { type: 'contact', assignedTo: null, quarantined: false, inPool: false };
const MINE: LeadSnapshot = { ...FREE, assignedTo: 'me' };

let nowMs: number;
let order: NewLeadOrder;

beforeEach(() => {
  nowMs = MADE_MS + 100;
  order = new NewLeadOrder(() => nowMs);
});

const came = (id: string | null = NEW): LeadNotice => ({ id, before: null, after: FREE });
const changed = (id: string | null = NEW): LeadNotice => ({ id, before: FREE, after: MINE });

describe('the notices of a new lead', () => {
  it('stay as they are where its coming is heard first', () => {
    expect(order.inOrder([came()])).toEqual([came()]);
    expect(order.inOrder([changed(), changed()])).toEqual([changed(), changed()]);
  });

  it('begin with its coming, which is heard once, where a change is heard before it', () => {
    expect(order.inOrder([changed(), changed()])).toEqual([came(), changed(), changed()]);
    expect(order.inOrder([came()])).toEqual([]);
  });

  it('end with its going, where that is heard before its coming', () => {
    const went = { ...changed(), after: null };
    expect(order.inOrder([went])).toEqual([came(), went]);
    expect(order.inOrder([came()])).toEqual([]);
  });

  it.each([-59_999, 59_999])('are put in order on a clock that is %i ms off', (offMs) => {
    nowMs = MADE_MS + offMs;
    expect(order.inOrder([changed()])).toEqual([came(), changed()]);
  });

  it.each([
    ['is a minute old', NEW, 60_000],
    ['has an id that says nothing of its age', 'f19ac0de-0000-4abc-8def-000000000001', 0],
    ['is one of several that are not named', null, 0],
  ])('are left alone where the lead %s', (_, id, ageMs) => {
    nowMs = MADE_MS + ageMs;
    expect(order.inOrder([changed(id), came(id)])).toEqual([changed(id), came(id)]);
  });
});
