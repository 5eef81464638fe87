import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { prerender, type Renderer } from './prerender.mjs';
import { ORIGIN } from './public-url.mjs';

const renderer: Renderer = {
  LANGUAGES: ['en', 'hi'],
  PUBLIC_ROUTES: [
    { id: 'home', path: '/' },
    { id: 'loan', path: '/loan-upto-25lakhs', aliases: ['/agripreneur-benefits'] },
  ],
  pathInLanguage: (path, language) => (language === 'en' ? path : path === '/' ? '/hi' : `/hi${path}`),
  renderAddress: async (address, origin, picture) => ({
    html: `<h1>ऋण $& ${address}</h1><svg><use href="/assets/icons-1.svg#leaf"></use></svg>`,
    head: `<title>${address}</title><link rel="canonical" href="${origin}${address}">${picture ?? ''}`,
  }),
};

describe('prerender', () => {
  let folder: string;
  let files: Map<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'prerender-'));
    files = await prerender({
      renderer,
      css: 'h1{font-family:var(--font-heading)}.dialog{color:red}@media print{.dialog{display:none}}\n',
      styleSheet: '/assets/style-1.css',
      starter: 'start()',
      icons: new Map([['leaf', '<path/>']]),
      outDir: folder,
      ogImageOf: (id, language) => `/og/${id}-${language}.png`,
      changes: new Map([['loan', '2025-04-22']]),
    });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('writes a document for every route, alias and language, and a not-found page for each language', () => {
    expect([...files.keys()].filter((file) => !file.startsWith('assets/')).sort()).toEqual([
      '404.html',
      'agripreneur-benefits/index.html',
      'hi/404.html',
      'hi/agripreneur-benefits/index.html',
      'hi/index.html',
      'hi/loan-upto-25lakhs/index.html',
      'index.html',
      'loan-upto-25lakhs/index.html',
      'robots.txt',
      'sitemap.xml',
    ]);
  });

  it('writes complete documents: language, head, inline styles, preloaded font, content and script', () => {
    const page = files.get('hi/loan-upto-25lakhs/index.html') ?? '';
    expect(page).toContain('<html lang="hi">');
    expect(page).toContain('<title>/hi/loan-upto-25lakhs</title>');
    expect(page).toContain('/og/loan-hi.png');
    expect(page).toMatch(/<link rel="preload" href="\/assets\/heading-hi-[\w-]+\.woff2" as="font"/);
    expect(page).toContain('<style>@font-face{');
    expect(page).toContain('<style data-whole="/assets/style-1.css">h1{font-family:var(--font-heading)}</style>');
    expect(page).toContain('<h1>ऋण $& /hi/loan-upto-25lakhs</h1><svg><path/></svg>');
    expect(page).toContain('<script>start()</script>');
    expect(page).not.toContain('<!--');
  });

  it('writes the print rules to a separate file, which does not delay the page', () => {
    const [file = ''] = [...files.keys()].filter((name) => name.startsWith('assets/'));
    expect(file).toMatch(/^assets\/print-[0-9a-f]{8}\.css$/);
    expect(files.get(file)).toBe('.dialog{display:none}');
    expect(files.get('index.html')).toContain(`<link media="print" rel="stylesheet" href="/${file}">`);
    expect(files.get('index.html')).not.toContain('@media print');
  });

  it('lists every canonical address once in the sitemap, with its other language and without aliases', () => {
    const sitemap = files.get('sitemap.xml') ?? '';
    expect([...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual(
      ['/', '/hi', '/loan-upto-25lakhs', '/hi/loan-upto-25lakhs'].map((path) => ORIGIN + path),
    );
    expect(sitemap).toContain(`hreflang="hi" href="${ORIGIN}/hi/loan-upto-25lakhs"`);
    expect(sitemap).toContain(`hreflang="x-default" href="${ORIGIN}/loan-upto-25lakhs"`);
  });

  it('includes the day of the last change if it is known', () => {
    const sitemap = files.get('sitemap.xml') ?? '';
    expect(
      [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)/g)].map(([, address, day]) => [address, day]),
    ).toEqual([
      [`${ORIGIN}/loan-upto-25lakhs`, '2025-04-22'],
      [`${ORIGIN}/hi/loan-upto-25lakhs`, '2025-04-22'],
    ]);
  });

  it('keeps robots out of the back office', () => {
    expect(files.get('robots.txt')).toContain('Disallow: /admin');
  });
});
