import { describe, expect, it } from '@jest/globals';
import { formatFollowUp } from './format-follow-up';

const ist = (text: string) => Date.parse(`${text}+05:30`);

describe('a follow-up', () => {
  it.each([
    ['of today', '2026-11-21', 'Follow up today'],
    ['of yesterday', '2026-11-20', 'Follow-up was 20 Nov'],
    ['of tomorrow', '2026-11-22', 'Follow up Sun, 22 Nov'],
  ])('%s', (_, on, text) => {
    for (const time of ['00:00', '12:00', '23:59:59'])
      expect(formatFollowUp({ on }, ist(`2026-11-21T${time}`))).toBe(text);
  });
});
