import { expect, it } from '@jest/globals';
import { planAgain } from './follow-up-times';

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
