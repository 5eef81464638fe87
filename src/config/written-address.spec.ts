import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { addressWarning } from './written-address.js';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, 'site-pages'));
  writeFileSync(join(dist, 'site-pages/.applied'), 'https://one.example');
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

it('names the address in the pages where it is another than that of the start', () => {
  const site = join(dist, 'site');
  expect(addressWarning('https://two.example', site)).toMatch(/https:\/\/one\.example.*https:\/\/two\.example/);
  expect(addressWarning('https://one.example', site)).toBeUndefined();
  expect(addressWarning(undefined, site)).toBeUndefined();
});

it('says nothing where the site is not built', () => {
  expect(addressWarning('https://two.example', join(dist, 'elsewhere/site'))).toBeUndefined();
});
