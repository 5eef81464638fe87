import { describe, expect, it } from '@jest/globals';
import { copyLine } from './copy-rows.js';

describe('copyLine', () => {
  it('writes every kind of value in COPY format', () => {
    const at = new Date('2026-04-22T10:00:00Z');
    expect(copyLine([null, '', 'गाँव', 7, true, false, at])).toBe('\\N\t\tगाँव\t7\tt\tf\t2026-04-22T10:00:00.000Z\n');
  });

  it('keeps tabs, line breaks and backslashes inside their field', () => {
    expect(copyLine(['a\tb', 'c\r\nd', 'e\\f', '\\N'])).toBe('a\\tb\tc\\r\\nd\te\\\\f\t\\\\N\n');
    expect(copyLine([{ text: 'a\nb"\\' }])).toBe('{"text":"a\\\\nb\\\\"\\\\\\\\"}\n');
  });
});
