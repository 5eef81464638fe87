import { describe, expect, it } from '@jest/globals';
import { wordFaults } from './check-words.mjs';

describe('npm run words', () => {
  it.each([
    ['a comment that starts with "Of"', '// Of the leads, only open ones.', 'starts with "Of"'],
    [
      'a later sentence of a comment that starts with "Of"',
      '/** Returns it. Of two, the first. */',
      'starts with "Of"',
    ],
    ['an SQL comment', '-- Of a lead.', 'starts with "Of"'],
    ['"any more" in a text of a screen', "const TEXT = 'It cannot be edited any more.';", '"no longer"'],
    ['"no more" at the end of a line', ' * which it has no more', '"no longer"'],
    ['"is told"', '// The user is told by email.', '"is told"'],
    ['"whoever"', '{/* Whoever wrote it. */}', '"whoever"'],
    ['a long comment', `// ${'word '.repeat(24)}`, 'at most 120'],
  ])('points at %s', (_name, line, advice) => {
    expect(wordFaults('src/a.ts', `const a = 1;\n${line}`)).toEqual([
      expect.stringMatching(new RegExp(`^src/a.ts:2: .*${advice}`)),
    ]);
  });

  it.each([
    ['"Of course"', '// Of course.'],
    ['"no more than"', '// Returns no more than 20 rows.'],
    ['"any more rows"', '// If there are any more rows, the cursor is set.'],
    ['a long line of code', `const text = '${'word '.repeat(24)}';`],
    ['a shebang', `#!${'/bin'.repeat(40)}`],
  ])('accepts %s', (_name, line) => {
    expect(wordFaults('src/a.ts', line)).toEqual([]);
  });

  it('allows long lines in documents and skips list marks', () => {
    expect(wordFaults('docs/a.md', `- ${'word '.repeat(30)}\n- Of leads.`)).toEqual([
      'docs/a.md:2: starts with "Of": put the subject first',
    ]);
  });
});
