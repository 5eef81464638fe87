import { expect, it } from '@jest/globals';
import { INDIAN_STATES, STATE_SPELLINGS } from './indian-states.js';

it('lists 28 states and 8 union territories by name and code; no spelling belongs to two of them', () => {
  expect(new Set(INDIAN_STATES.map(({ code }) => code)).size).toBe(36);
  for (const { code, name } of INDIAN_STATES) {
    expect(STATE_SPELLINGS).toEqual(
      expect.arrayContaining([
        { code, spelling: name },
        { code, spelling: code },
      ]),
    );
  }
  const spellings = STATE_SPELLINGS.map(({ spelling }) => spelling.toLowerCase());
  expect(new Set(spellings).size).toBe(spellings.length);
});
