import { expect, it } from '@jest/globals';
import { planAgain } from './follow-up-times';
import { type CallOutcome, EMPTY_DRAFT, entryOf } from './lead-entry';

/** Saturday, 21 November 2026, 10:00 in India. */
const NOW = Date.parse('2026-11-21T04:30:00.000Z');
const TWELVE = '2026-11-21T06:30:00.000Z';
const NINE = '2026-11-21T03:30:00.000Z';

it.each([
  ['a future follow-up', { on: '2026-11-21', at: TWELVE, note: 'Ask' }, { on: '2026-11-21', at: TWELVE, note: 'Ask' }],
  ['a follow-up whose time has passed', { on: '2026-11-21', at: NINE, note: null }, { on: '2026-11-21' }],
  ['an overdue follow-up', { on: '2026-11-19', at: null, note: 'Ask' }, { on: '2026-11-21', note: 'Ask' }],
])('plans %s again', (_, before, again) => {
  expect(planAgain(before, NOW)).toEqual(again);
});

it.each([
  ['in two hours, during office hours', '2026-11-20T15:55', 'hours'],
  ['the next morning, late in the day', '2026-11-20T16:00', 'tomorrow'],
  ['the next morning, at night', '2026-11-19T23:30', 'tomorrow'],
  ['the same morning, before office hours', '2026-11-20T06:30', { at: '2026-11-20T03:30:00.000Z' }],
  ['on Monday, on a Saturday evening', '2026-11-21T17:00', { at: '2026-11-23T03:30:00.000Z' }],
  ['on Monday, on a Sunday', '2026-11-22T12:00', 'tomorrow'],
])('suggests a follow-up after a busy line: %s', (_, now, choice) => {
  expect(suggested('busy', now)).toEqual(choice);
});

it.each([
  ['the next morning', '2026-11-20T10:00', 'tomorrow'],
  ['on Monday, on a Saturday', '2026-11-21T10:00', { at: '2026-11-23T03:30:00.000Z' }],
])('suggests a follow-up after an unanswered call: %s', (_, now, choice) => {
  expect(suggested('no_answer', now)).toEqual(choice);
});

it.each([
  ['in three days', '2026-11-20T10:00', 'days'],
  ['on Monday, on a Thursday', '2026-11-19T10:00', { at: '2026-11-23T03:30:00.000Z' }],
])('suggests a follow-up after an answered call: %s', (_, now, choice) => {
  expect(suggested('reached', now)).toEqual(choice);
});

function suggested(outcome: CallOutcome, now: string) {
  const lead = { status: 'contacted' as const, notes: [], followUp: null, followUps: [], nextStep: 'none' as const };
  return entryOf({ ...EMPTY_DRAFT, outcome }, lead, Date.parse(`${now}+05:30`)).followUp;
}
