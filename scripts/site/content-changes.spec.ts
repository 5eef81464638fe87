import { expect, it } from '@jest/globals';
import { changesIn } from './content-changes.mjs';

it('returns the newest day on which a text of each page changed', () => {
  const log = [
    '2025-03-02',
    '',
    'frontend/src/content/hi/articles/blog-health.ts',
    'frontend/src/content/routes.ts',
    '2025-02-01',
    '',
    'frontend/src/content/en/pages/blogs/blog-health.ts',
    'frontend/src/content/en/pages/loan.ts',
  ].join('\n');
  expect([...changesIn(log)]).toEqual([
    ['blog-health', '2025-03-02'],
    ['loan', '2025-02-01'],
  ]);
});
