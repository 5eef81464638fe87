import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addressWarning, placeholderWarning, readPlaceholders } from './built-site.js';

describe('a start with placeholders in the site', () => {
  it.each(['https://kisancanteen.in', 'http://203.0.113.7:5001', 'https://[2001:db8::7]'])(
    'warns at %s',
    (publicUrl) => {
      const warning = placeholderWarning(publicUrl, ['telephone number', 'postal address']);
      expect(warning).toMatch(/^WARNING: .*telephone number, postal address/);
      expect(warning).toContain(publicUrl);
      expect(warning).not.toContain('\n');
    },
  );

  it.each([
    'http://localhost:5001',
    'http://kisan.localhost',
    'http://office-server:5001',
    'http://127.0.0.1:5001',
    'http://192.168.1.20',
    'http://172.20.0.3',
    'http://[::1]:5001',
    'https://site.test',
  ])('prints no warning at %s, which no visitor reaches', (publicUrl) => {
    expect(placeholderWarning(publicUrl, ['telephone number'])).toBeUndefined();
  });

  it('prints no warning without PUBLIC_URL, or if there are no placeholders', () => {
    expect(placeholderWarning(undefined, ['telephone number'])).toBeUndefined();
    expect(placeholderWarning('https://kisancanteen.in', [])).toBeUndefined();
  });

  it('reads the placeholders that the build wrote; none without a build', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'placeholders-'));
    await mkdir(join(folder, 'site'));
    expect(readPlaceholders(join(folder, 'site'))).toEqual([]);
    await writeFile(join(folder, 'placeholders.json'), '["postal address"]');
    expect(readPlaceholders(join(folder, 'site'))).toEqual(['postal address']);
    await rm(folder, { recursive: true });
  });
});

describe('a start with a PUBLIC_URL that differs from the address in the pages', () => {
  let dist: string;
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'dist-'));
    mkdirSync(join(dist, 'site-pages'));
    writeFileSync(join(dist, 'site-pages/.applied'), 'https://one.example');
  });
  afterEach(() => rmSync(dist, { recursive: true, force: true }));

  it('prints the address in the pages if it differs from PUBLIC_URL', () => {
    const site = join(dist, 'site');
    expect(addressWarning('https://two.example', site)).toMatch(/https:\/\/one\.example.*https:\/\/two\.example/);
    expect(addressWarning('https://one.example', site)).toBeUndefined();
    expect(addressWarning(undefined, site)).toBeUndefined();
  });

  it('prints no warning if the site is not built', () => {
    expect(addressWarning('https://two.example', join(dist, 'elsewhere/site'))).toBeUndefined();
  });
});
