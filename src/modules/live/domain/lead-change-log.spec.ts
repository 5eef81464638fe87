import { beforeEach, describe, expect, it } from '@jest/globals';
import type { LeadChangeMessage, LeadNotice, LeadSnapshot } from './lead-change-feed.js';
import { LeadChangeLog, NewLeadOrder } from './lead-change-log.js';

const FIVE_MINUTES_MS = 5 * 60_000;

let nowMs: number;
let log: LeadChangeLog;

beforeEach(() => {
  nowMs = 1_795_362_314_000;
  log = new LeadChangeLog('here', () => nowMs);
});

const user = (userId: string): LeadChangeMessage => ({ userId });
const notices = (count: number): LeadChangeMessage => ({
  notices: Array.from({ length: count }, () => ({ id: null, before: null, after: null })),
});

describe('the messages since an event', () => {
  it('are none for a new listener', () => {
    log.append(user('before'));
    expect(log.since(null).messages).toEqual([]);
  });

  it('are all later ones, each once, even in the same millisecond or after the clock was set back', () => {
    const first = log.since(null);
    log.append(user('a'));
    log.append(user('b'));
    const second = log.since(first.id);
    expect(second.messages).toEqual([user('a'), user('b')]);
    log.append(user('c'));
    nowMs -= 60_000;
    log.append(user('d'));
    expect(log.since(second.id).messages).toEqual([user('c'), user('d')]);
    expect(log.since(log.since(second.id).id).messages).toEqual([]);
    expect(log.since(first.id).messages).toHaveLength(4);
  });

  it('do not reveal their number in the ids', () => {
    const quiet = new LeadChangeLog('here', () => nowMs);
    for (let count = 0; count < 50; count += 1) {
      nowMs += 10;
      log.append(user('a'));
    }
    expect(log.since(null).id).toBe(quiet.since(null).id);
  });

  it.each([
    'elsewhere-1795362314000',
    'here-1',
    'here-9999999999999',
    'here-',
    'here-1795362314000 ',
    '1795362314000',
    'x',
    'id\u00e9',
  ])('are unknown for %j, which is not an event of this log', (id) => {
    expect(log.since(id).messages).toBeNull();
  });

  it('are unknown after five minutes, if there were messages before that', () => {
    const first = log.since(null);
    nowMs += FIVE_MINUTES_MS;
    expect(log.since(first.id).messages).toEqual([]);
    nowMs += 1;
    log.append(user('a'));
    const second = log.since(null);
    nowMs += FIVE_MINUTES_MS;
    expect(log.since(first.id).messages).toEqual([user('a')]);
    nowMs += 1;
    expect(log.since(first.id).messages).toBeNull();
    expect(log.since(second.id).messages).toEqual([]);
  });

  it('are unknown after 2,000 later notices', () => {
    const first = log.since(null);
    log.append(notices(30));
    const second = log.since(null);
    nowMs += 1;
    for (let count = 0; count < 66; count += 1) log.append(notices(30));
    expect(log.since(first.id).messages).toBeNull();
    expect(log.since(second.id).messages).toHaveLength(66);
  });

  it('are unknown after a lost connection', () => {
    const before = log.since(null);
    log.append(user('a'));
    log.restart();
    expect(log.since(before.id).messages).toBeNull();
    expect(log.since(log.since(null).id).messages).toEqual([]);
  });
});

describe('the notices of a new lead', () => {
  const MADE_MS = 0x019a_c0de_0000;
  const NEW = '019ac0de-0000-7abc-8def-000000000001';
  const FREE: LeadSnapshot = { type: 'contact', assignedTo: null, quarantined: false, inPool: false };
  const MINE: LeadSnapshot = { ...FREE, assignedTo: 'me' };

  let order: NewLeadOrder;

  beforeEach(() => {
    nowMs = MADE_MS + 100;
    order = new NewLeadOrder(() => nowMs);
  });

  const came = (id: string | null = NEW): LeadNotice => ({ id, before: null, after: FREE });
  const changed = (id: string | null = NEW): LeadNotice => ({ id, before: FREE, after: MINE });

  it('stay as they are if the first one adds the lead', () => {
    expect(order.inOrder([came()])).toEqual([came()]);
    expect(order.inOrder([changed(), changed()])).toEqual([changed(), changed()]);
  });

  it('begin with the addition, exactly once, even if a change arrives before it', () => {
    expect(order.inOrder([changed(), changed()])).toEqual([came(), changed(), changed()]);
    expect(order.inOrder([came()])).toEqual([]);
  });

  it('end with the removal, even if it arrives before the addition', () => {
    const went = { ...changed(), after: null };
    expect(order.inOrder([went])).toEqual([came(), went]);
    expect(order.inOrder([came()])).toEqual([]);
  });

  it.each([-59_999, 59_999])('are put in order even if the clock is %i ms off', (offMs) => {
    nowMs = MADE_MS + offMs;
    expect(order.inOrder([changed()])).toEqual([came(), changed()]);
  });

  it.each([
    ['is a minute old', NEW, 60_000],
    ['has an id without a time', 'f19ac0de-0000-4abc-8def-000000000001', 0],
    ['is one of several without ids', null, 0],
  ])('are not reordered if the lead %s', (_, id, ageMs) => {
    nowMs = MADE_MS + ageMs;
    expect(order.inOrder([changed(id), came(id)])).toEqual([changed(id), came(id)]);
  });
});
