import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ServedSite, serveSite } from '../support/served-site.js';
import { type Tag, tagsOf } from '../support/tags.js';

interface Reference {
  readonly from: string;
  readonly href: string;
}

interface Found {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly tags: readonly Tag[];
}

const IS_TEXT = /^text\/|json|xml|javascript/;

let site: ServedSite;
const found = new Map<string, Found>();
const references: Reference[] = [];

beforeAll(async () => {
  site = await serveSite();
  await crawl(['/', '/hi']);
});
afterAll(() => site.close());

async function crawl(starts: readonly string[]): Promise<void> {
  const queue = [...starts];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (found.has(path)) continue;
    const page = await look(path);
    found.set(path, page);
    for (const href of referencesIn(page)) {
      references.push({ from: path, href });
      const url = new URL(href, site.publicUrl + path);
      if (url.origin === site.publicUrl) queue.push(url.pathname);
    }
  }
}

async function look(path: string): Promise<Found> {
  const response = await site.get(path);
  const type = response.headers.get('content-type') ?? '';
  const text = IS_TEXT.test(type) ? await response.text() : '';
  if (!text) await response.arrayBuffer();
  return { status: response.status, type, text, tags: type.startsWith('text/html') ? tagsOf(text) : [] };
}

/** The URLs that a page, style sheet, manifest or sitemap links to or loads. */
function referencesIn({ type, text, tags }: Found): string[] {
  if (type.startsWith('text/html')) return [...tags.flatMap(referencesOf), ...addressesInStyles(text)];
  if (type.startsWith('text/css')) return addressesInStyles(text);
  if (type.includes('manifest')) {
    const { icons, start_url } = JSON.parse(text);
    return [start_url, ...icons.map(({ src }: { src: string }) => src)];
  }
  if (type.includes('xml') && text.includes('<urlset')) {
    return [...text.matchAll(/<loc>([^<]+)<\/loc>|href="([^"]+)"/g)].map(([, loc, href]) => loc ?? href ?? '');
  }
  return [];
}

function referencesOf({ name, attributes }: Tag): string[] {
  const { href, src, srcset, imagesrcset, action, content, property } = attributes;
  const sets = [srcset, imagesrcset].flatMap((set) => set?.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''));
  const shared = name === 'meta' && property === 'og:image' ? content : undefined;
  return [href, src, action, shared, ...sets].filter((each) => each !== undefined && each !== '') as string[];
}

const addressesInStyles = (text: string) =>
  [...text.matchAll(/url\((["']?)([^)"']+)\1\)/g)]
    .map(([, , address = '']) => address)
    .filter((address) => !address.startsWith('data:'));

const pages = () => [...found].filter(([, { type, status }]) => status === 200 && type.startsWith('text/html'));
const pathOf = (href: string, from: string) => new URL(href, site.publicUrl + from);

const offending = (offends: (href: string, from: string) => boolean) => [
  ...new Set(references.filter(({ href, from }) => offends(href, from)).map(({ from, href }) => `${from} -> ${href}`)),
];

/** With scripts, these links open a dialog. Without scripts they only open a page, so their anchor has no target. */
const OPENS_DIALOG = /^(?:\/hi)?\/(?:our-future|services\/soil-testing)#form$/;

describe('all links from the two home pages', () => {
  it('have a target', () => {
    expect(pages().length).toBeGreaterThan(70);
    expect(references.length).toBeGreaterThan(2_000);
    const dead = offending((href, from) => {
      const { origin, pathname } = pathOf(href, from);
      return origin === site.publicUrl && found.get(pathname)?.status !== 200;
    });
    expect(dead).toEqual([]);
  });

  it('have a target for their anchor, including icons in their sprite', () => {
    const anchored = references.filter(({ href, from }) => pathOf(href, from).hash.length > 1);
    expect(anchored.length).toBeGreaterThan(100);
    const lost = offending((href, from) => {
      const { origin, pathname, hash } = pathOf(href, from);
      if (origin !== site.publicUrl || hash.length < 2 || OPENS_DIALOG.test(pathname + hash)) return false;
      const target = found.get(pathname);
      return !new RegExp(`\\sid="${hash.slice(1)}"`).test(target?.text ?? '');
    });
    expect(lost).toEqual([]);
  });

  it('have the right content type', () => {
    const KINDS: readonly (readonly [RegExp, RegExp])[] = [
      [/\.avif$/, /^image\/avif$/],
      [/\.webp$/, /^image\/webp$/],
      [/\.png$/, /^image\/png$/],
      [/\.svg$/, /^image\/svg\+xml/],
      [/\.woff2$/, /^font\/woff2$/],
      [/\.js$/, /^(text|application)\/javascript/],
      [/\.webmanifest$/, /^application\/manifest\+json/],
      [/^[^.]*$/, /^text\/html; charset=utf-8$/],
    ];
    const wrong = [...found].filter(([path, { type }]) => {
      const [, kind] = KINDS.find(([name]) => name.test(path)) ?? [];
      return kind && !kind.test(type);
    });
    expect(wrong.map(([path, { type }]) => `${path}: ${type}`)).toEqual([]);
  });

  it('use HTTPS, mail or telephone if they lead elsewhere, and load nothing from there', () => {
    const elsewhere = references.filter(({ href, from }) => pathOf(href, from).origin !== site.publicUrl);
    expect(elsewhere.filter(({ href }) => !/^(https:|mailto:|tel:)/.test(href))).toEqual([]);
    const drawn = pages().flatMap(([path, { tags }]) =>
      tags
        .filter(({ name }) => name !== 'a')
        .flatMap(referencesOf)
        .filter((href) => pathOf(href, path).origin !== site.publicUrl),
    );
    expect(drawn).toEqual([]);
  });

  it('stay in their language, except for the language switch', () => {
    const strays = pages()
      .filter(
        ([path, { tags }]) => path.startsWith('/hi') && tags.some(({ attributes }) => attributes['lang'] === 'hi'),
      )
      .flatMap(([path, { tags }]) =>
        tags
          .filter(
            ({ name, attributes }) => name === 'a' && attributes['href']?.startsWith('/') && !attributes['hreflang'],
          )
          .map(({ attributes }) => attributes['href'] ?? '')
          .filter((href) => !/^\/hi(?=[/?#]|$)/.test(href))
          .map((href) => `${path} -> ${href}`),
      );
    expect(strays).toEqual([]);
  });
});

describe('the sitemap', () => {
  it('lists exactly the pages that links lead to', async () => {
    const sitemap = await look('/sitemap.xml');
    const named = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
    expect(new Set(named).size).toBe(named.length);
    const linked = new Set(
      pages()
        .filter(([, { tags }]) => !tags.some(({ attributes }) => attributes['content'] === 'noindex'))
        .map(([path]) => path),
    );
    expect(named.sort()).toEqual([...linked].sort());
  });

  it('has a security.txt next to it with a contact, valid for up to a year', async () => {
    const answer = await site.get('/.well-known/security.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const text = await answer.text();
    expect(text).toContain(`Canonical: ${site.publicUrl}/.well-known/security.txt\n`);
    const daysLeft = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(daysLeft > 300 && daysLeft <= 366).toBe(true);
  });

  it('is named in robots.txt, and every URL in it works', async () => {
    expect((await look('/robots.txt')).text).toContain(`Sitemap: ${site.publicUrl}/sitemap.xml\n`);
    const addresses = referencesIn(await look('/sitemap.xml'));
    expect(addresses.length).toBeGreaterThan(200);
    const dead = [];
    for (const path of new Set(addresses.map((address) => new URL(address).pathname)))
      if ((await site.get(path)).status !== 200) dead.push(path);
    expect(dead).toEqual([]);
  });
});
