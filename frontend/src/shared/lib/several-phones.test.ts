import { expect, it } from '@jest/globals';
import { holdsSeveralPhones } from './several-phones';

it.each([
  ['9812345671 / 72', true],
  ['98765 43210 / 9123456789', true],
  ['98765 43210, 9123456789', true],
  ['98765 43210 91234 56789', true],
  ['९८७६५४३२१० / ९१२३४५६७८९', true],
  ['+91 98765 43210', false],
  ['98765/43210', false],
  ['0755/6458027', false],
  ['9876543210,', false],
  ['+977 9841 23 45 67', false],
])('"%s" has more than one number: %s', (phone, expected) => {
  expect(holdsSeveralPhones(phone)).toBe(expected);
});
