import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { applyPublicUrl, ORIGIN, publicOrigin, SECURITY_TEXT, securityText } from './public-url.mjs';

describe('applyPublicUrl', () => {
  let dist: string;

  beforeEach(async () => {
    dist = await mkdtemp(join(tmpdir(), 'site-'));
    await mkdir(join(dist, 'site-pages/hi'), { recursive: true });
    await writeFile(join(dist, 'site-pages/hi/index.html'), `<link rel="canonical" href="${ORIGIN}/hi">`);
  });
  afterEach(() => rm(dist, { recursive: true, force: true }));

  it('writes pages with the address, and their compressed copies', async () => {
    expect(await applyPublicUrl(dist, 'https://kisancanteen.in')).toBe(true);
    const page = '<link rel="canonical" href="https://kisancanteen.in/hi">';
    expect(await readFile(join(dist, 'site/hi/index.html'), 'utf8')).toBe(page);
    expect(brotliDecompressSync(await readFile(join(dist, 'site/hi/index.html.br'))).toString()).toBe(page);
  });

  it('does nothing for the same address and everything for another', async () => {
    await applyPublicUrl(dist, 'https://one.example');
    const before = await stat(join(dist, 'site/hi/index.html'));
    expect(await applyPublicUrl(dist, 'https://one.example')).toBe(false);
    expect((await stat(join(dist, 'site/hi/index.html'))).mtimeMs).toBe(before.mtimeMs);
    expect(await applyPublicUrl(dist, 'https://two.example')).toBe(true);
    expect(await readFile(join(dist, 'site/hi/index.html'), 'utf8')).toContain('https://two.example/hi');
  });

  it('keeps the build time as modification time of pages and their compressed copies', async () => {
    const built = new Date('2026-01-02T03:04:05Z');
    await utimes(join(dist, 'site-pages/hi/index.html'), built, built);
    await applyPublicUrl(dist, 'https://kisancanteen.in');
    for (const file of ['index.html', 'index.html.br', 'index.html.gz']) {
      expect((await stat(join(dist, 'site/hi', file))).mtime).toEqual(built);
    }
  });

  it('lets security.txt expire within a year, and renews it at a later start', async () => {
    await mkdir(join(dist, 'site-pages/.well-known'));
    await writeFile(join(dist, 'site-pages', SECURITY_TEXT), securityText('info@kisancanteen.example'));
    const expiryAt = async (now: string) => {
      await applyPublicUrl(dist, 'https://kisancanteen.in', new Date(now));
      const text = await readFile(join(dist, 'site', SECURITY_TEXT), 'utf8');
      expect(brotliDecompressSync(await readFile(join(dist, `site/${SECURITY_TEXT}.br`))).toString()).toBe(text);
      return text;
    };
    expect(await expiryAt('2026-12-31T23:59:59Z')).toBe(
      'Contact: mailto:info@kisancanteen.example\nExpires: 2027-12-01T00:00:00Z\nPreferred-Languages: en, hi\nCanonical: https://kisancanteen.in/.well-known/security.txt\n',
    );
    expect(await expiryAt('2027-03-01T00:00:00Z')).toContain('Expires: 2028-03-01T00:00:00Z');
  });

  it('fails if no page has a placeholder for the address', async () => {
    await writeFile(
      join(dist, 'site-pages/hi/index.html'),
      '<link rel="canonical" href="https://elsewhere.example/hi">',
    );
    await expect(applyPublicUrl(dist, 'https://kisancanteen.in')).rejects.toThrow(ORIGIN);
  });
});

describe('publicOrigin', () => {
  it.each([
    [{ PUBLIC_URL: ' https://kisancanteen.in ' }, 'https://kisancanteen.in'],
    [{ PUBLIC_URL: '', PORT: '8080' }, 'http://localhost:8080'],
    [{}, 'http://localhost:5001'],
  ])('%j is %s', (env, origin) => {
    expect(publicOrigin(env)).toBe(origin);
  });

  it.each(['kisancanteen', 'https://kisancanteen.in/', 'https://kisancanteen.in/shop'])('refuses %s', (PUBLIC_URL) => {
    expect(() => publicOrigin({ PUBLIC_URL })).toThrow(/^PUBLIC_URL must be /);
  });
});
