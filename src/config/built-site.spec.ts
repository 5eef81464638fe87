import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addressWarning, placeholderWarning, readPlaceholders } from './built-site.js';

describe('a start with stand-ins in the site', () => {
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
  ])('says nothing at %s, which no visitor reaches', (publicUrl) => {
    expect(placeholderWarning(publicUrl, ['telephone number'])).toBeUndefined();
  });

  it('says nothing without PUBLIC_URL, and nothing once all of them are replaced', () => {
    expect(placeholderWarning(undefined, ['telephone number'])).toBeUndefined();
    expect(placeholderWarning('https://kisancanteen.in', [])).toBeUndefined();
  });

  it('reads what the build left beside the site, and nothing where there is no build', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'stand-ins-'));
    await mkdir(join(folder, 'site'));
    expect(readPlaceholders(join(folder, 'site'))).toEqual([]);
    await writeFile(join(folder, 'placeholders.json'), '["postal address"]');
    expect(readPlaceholders(join(folder, 'site'))).toEqual(['postal address']);
    await rm(folder, { recursive: true });
  });
});

describe('a start under another address than that of the pages', () => {
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
});
