import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readStandIns, standInWarning } from './stand-ins.js';

describe('a start with stand-ins in the site', () => {
  it.each(['https://kisancanteen.in', 'http://203.0.113.7:5001', 'https://[2001:db8::7]'])(
    'warns at %s',
    (publicUrl) => {
      const warning = standInWarning(publicUrl, ['telephone number', 'postal address']);
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
    expect(standInWarning(publicUrl, ['telephone number'])).toBeUndefined();
  });

  it('says nothing without PUBLIC_URL, and nothing once all of them are replaced', () => {
    expect(standInWarning(undefined, ['telephone number'])).toBeUndefined();
    expect(standInWarning('https://kisancanteen.in', [])).toBeUndefined();
  });

  it('reads what the build left beside the site, and nothing where there is no build', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'stand-ins-'));
    await mkdir(join(folder, 'site'));
    expect(readStandIns(join(folder, 'site'))).toEqual([]);
    await writeFile(join(folder, 'stand-ins.json'), '["postal address"]');
    expect(readStandIns(join(folder, 'site'))).toEqual(['postal address']);
    await rm(folder, { recursive: true });
  });
});
