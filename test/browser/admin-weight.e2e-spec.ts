import { readdir, readFile, stat } from 'node:fs/promises';
import { expect, it } from '@jest/globals';

const KB = 1_000;
const ADMIN_ASSETS = 'dist/site/assets/admin';

it('keeps the scripts of the back office within 170 KB', async () => {
  const page = await readFile('dist/site/admin/index.html', 'utf8');
  const scripts = (await readdir(ADMIN_ASSETS)).filter((name) => name.endsWith('.js'));
  expect(scripts.some((name) => page.includes(`/assets/admin/${name}`))).toBe(true);
  const sizes = await Promise.all(scripts.map(async (name) => (await stat(`${ADMIN_ASSETS}/${name}.br`)).size));
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(170 * KB);
});
