import { expect, it } from '@jest/globals';
import { INDIAN_STATES, STATE_SPELLINGS } from './indian-states.js';

it('knows the 28 states and 8 union territories, each by its name, its code and no other one’s spelling', () => {
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
