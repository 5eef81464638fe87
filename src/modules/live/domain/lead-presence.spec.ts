import { beforeEach, describe, expect, it } from '@jest/globals';
import { LeadPresence, type PresenceState, type WindowPresence } from './lead-presence.js';

let nowMs: number;
let presence: LeadPresence;

beforeEach(() => {
  nowMs = 1_000_000;
  presence = new LeadPresence(() => nowMs);
});

const report = (userId: string, state: PresenceState = 'open', leadId = 'l1', windowId = 'w1'): WindowPresence => ({
  leadId,
  userId,
  windowId,
  state,
});
const users = (leadId = 'l1') => presence.usersAt(leadId).map(({ userId, isTyping }) => userId + (isTyping ? '…' : ''));

describe('the presence at a lead', () => {
  it('changes with each report that says something new', () => {
    expect(presence.apply(report('u1'))).toEqual(['l1']);
    expect(presence.apply(report('u1'))).toEqual([]);
    expect(presence.apply(report('u2', 'typing'))).toEqual(['l1']);
    expect(users()).toEqual(['u1', 'u2…']);
    expect(presence.apply(report('u1', 'typing'))).toEqual(['l1']);
    expect(users()).toEqual(['u1…', 'u2…']);
    expect(presence.apply(report('u2', 'left'))).toEqual(['l1']);
    expect(presence.apply(report('u2', 'left'))).toEqual([]);
    expect(users()).toEqual(['u1…']);
  });

  it('has each user once, typing if one of the windows is', () => {
    presence.apply(report('u1', 'open', 'l1', 'w1'));
    expect(presence.apply(report('u1', 'open', 'l1', 'w2'))).toEqual([]);
    expect(presence.apply(report('u1', 'typing', 'l1', 'w2'))).toEqual(['l1']);
    expect(users()).toEqual(['u1…']);
    presence.apply(report('u1', 'left', 'l1', 'w2'));
    expect(users()).toEqual(['u1']);
  });

  it('moves with a window to another lead', () => {
    presence.apply(report('u1'));
    expect(presence.apply(report('u1', 'open', 'l2'))).toEqual(['l2', 'l1']);
    expect(presence.apply(report('u1', 'left', 'l1'))).toEqual([]);
    expect([users('l1'), users('l2')]).toEqual([[], ['u1']]);
  });

  it('ends 40 seconds after the last report, and typing after 20', () => {
    presence.apply(report('u1', 'typing'));
    presence.apply(report('u2'));
    nowMs += 19_999;
    expect(presence.removeExpired()).toEqual([]);
    presence.apply(report('u2'));
    nowMs += 1;
    expect(presence.removeExpired()).toEqual(['l1']);
    expect(users()).toEqual(['u1', 'u2']);
    nowMs += 20_000;
    expect(presence.removeExpired()).toEqual(['l1']);
    expect(users()).toEqual(['u2']);
    expect(presence.apply(report('u1'))).toEqual(['l1']);
  });

  it('ends for all windows of a user at once', () => {
    presence.apply(report('u1', 'open', 'l1', 'w1'));
    presence.apply(report('u1', 'open', 'l2', 'w2'));
    presence.apply(report('u2'));
    expect(presence.removeUser('u1')).toEqual(['l1', 'l2']);
    expect([users('l1'), users('l2')]).toEqual([['u2'], []]);
  });

  it('needs a repeated report only after 7 seconds', () => {
    expect(presence.isKnown(report('u1'))).toBe(false);
    presence.apply(report('u1'));
    expect(presence.isKnown(report('u1'))).toBe(true);
    expect(presence.isKnown(report('u1', 'typing'))).toBe(false);
    expect(presence.isKnown(report('u1', 'open', 'l2'))).toBe(false);
    expect(presence.isKnown(report('u1', 'left'))).toBe(false);
    expect(presence.isKnown(report('u1', 'left', 'l2'))).toBe(true);
    nowMs += 7_000;
    expect(presence.isKnown(report('u1'))).toBe(false);
  });
});
