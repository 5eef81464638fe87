import { readFile, stat } from 'node:fs/promises';
import { expect, it } from '@jest/globals';

const KB = 1_000;

it('keeps the scripts of the first load of the back office within 170 KB', async () => {
  const page = await readFile('dist/site/admin/index.html', 'utf8');
  const scripts = page.match(/\/assets\/admin\/[\w.-]+\.js/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  const sizes = await Promise.all(scripts.map(async (name) => (await stat(`dist/site${name}.br`)).size));
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(170 * KB);
});
