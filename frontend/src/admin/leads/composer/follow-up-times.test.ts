import { expect, it } from '@jest/globals';
import { planAgain } from './follow-up-times';
import { type CallOutcome, EMPTY_DRAFT, entryOf } from './lead-entry';

/** Saturday, 21 November 2026, 10:00 in India. */
const NOW = Date.parse('2026-11-21T04:30:00.000Z');
const TWELVE = '2026-11-21T06:30:00.000Z';
const NINE = '2026-11-21T03:30:00.000Z';

it.each([
  [
    'what is still to come',
    { on: '2026-11-21', at: TWELVE, note: 'Ask' },
    { on: '2026-11-21', at: TWELVE, note: 'Ask' },
  ],
  ['what was for a time that is over', { on: '2026-11-21', at: NINE, note: null }, { on: '2026-11-21' }],
  ['what was left over from before', { on: '2026-11-19', at: null, note: 'Ask' }, { on: '2026-11-21', note: 'Ask' }],
])('plans %s once more', (_, before, again) => {
  expect(planAgain(before, NOW)).toEqual(again);
});

it.each([
  ['in two hours, while the team is at work then', '2026-11-20T15:55', 'hours'],
  ['the next morning, late in the day', '2026-11-20T16:00', 'tomorrow'],
  ['the next morning, at night', '2026-11-19T23:30', 'tomorrow'],
  ['the same morning, before the team is at work', '2026-11-20T06:30', { at: '2026-11-20T03:30:00.000Z' }],
  ['on Monday, on a Saturday evening', '2026-11-21T17:00', { at: '2026-11-23T03:30:00.000Z' }],
  ['on Monday, on a Sunday', '2026-11-22T12:00', 'tomorrow'],
])('tries a busy line again %s', (_, now, choice) => {
  expect(suggested('busy', now)).toEqual(choice);
});

it.each([
  ['the next morning', '2026-11-20T10:00', 'tomorrow'],
  ['on Monday, on a Saturday', '2026-11-21T10:00', { at: '2026-11-23T03:30:00.000Z' }],
])('tries a call that nobody answered again %s', (_, now, choice) => {
  expect(suggested('no_answer', now)).toEqual(choice);
});

it.each([
  ['in three days', '2026-11-20T10:00', 'days'],
  ['on Monday, on a Thursday', '2026-11-19T10:00', { at: '2026-11-23T03:30:00.000Z' }],
])('goes on with somebody who answered %s', (_, now, choice) => {
  expect(suggested('reached', now)).toEqual(choice);
});

function suggested(outcome: CallOutcome, now: string) {
  const lead = { status: 'contacted' as const, notes: [], followUp: null, followUps: [], nextStep: 'none' as const };
  return entryOf({ ...EMPTY_DRAFT, outcome }, lead, Date.parse(`${now}+05:30`)).followUp;
}
