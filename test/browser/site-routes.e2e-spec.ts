import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PUBLIC_ROUTES } from '../../frontend/src/content/routes.js';
import { type ServedSite, serveSite } from '../support/served-site.js';
import { type Tag, tagsOf, unescaped } from '../support/tags.js';

/** All public addresses of the specification: the canonical one first, then its aliases. */
const TABLE: readonly (readonly [canonical: string, ...aliases: string[]])[] = [
  ['/'],
  ['/whoWeAre'],
  ['/solution'],
  ['/kisan-ki-baat', '/blog'],
  ['/our-future', '/research-and-development'],
  ['/career'],
  ['/career/ddo-application'],
  ['/career/bdo-application'],
  ['/contact-us'],
  ['/kisan-canteen'],
  ['/kisan-mandi'],
  ['/kisan-sarthi'],
  ['/track'],
  ['/announcements'],
  ['/news'],
  ['/loan-upto-25lakhs', '/agripreneur-benefits'],
  ['/campaigns/wishlist-card'],
  ['/campaigns/one-farmer-one-plant'],
  ['/campaigns/gaon-mein-festival'],
  ['/campaigns/product-of-the-week'],
  ['/blogs/kisan-canteen-empowering-communities'],
  ['/blogs/kisan-canteen-health-sanitation'],
  ['/blogs/kisan-canteen-educational-outreach'],
  ['/blogs/kisan-canteen-soil-test-technology'],
  ['/blogs/kisan-canteen-grocery-solutions'],
  ['/blogs/kisan-sarthi-empowering-entrepreneurs'],
  ['/blogs/kisan-canteen-selling-together'],
  ['/services/grocery', '/grocery'],
  ['/services/soil-testing', '/soil_testing'],
  ['/services/agricultural-inputs', '/agri_input'],
  ['/services/agri-finance', '/agri_finance'],
  ['/services/agri-trade', '/agri_trade'],
  ['/services/equipment', '/equipments'],
  ['/services/farm-intelligence', '/farm_intelligence'],
  ['/advisory'],
  ['/privacy-policy'],
  ['/terms-of-service'],
];
const ADDRESSES = TABLE.flatMap((row) => row.map((address) => ({ address, canonical: row[0] })));
const DEVANAGARI = /[\u0900-\u097F]/;

type Language = 'en' | 'hi';
type Thing = Readonly<Record<string, unknown>>;

const inLanguage = (path: string, language: Language) => (language === 'en' ? path : `/hi${path === '/' ? '' : path}`);
const absolute = (path: string, language: Language) => site.publicUrl + inLanguage(path, language);

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

async function read(address: string): Promise<{ response: Response; html: string; tags: Tag[] }> {
  const response = await site.get(address);
  const html = await response.text();
  return { response, html, tags: tagsOf(html) };
}

const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => unescaped(text));

function metaOf(tags: readonly Tag[], key: string): string[] {
  return tags
    .filter(({ name, attributes }) => name === 'meta' && (attributes['name'] ?? attributes['property']) === key)
    .map(({ attributes }) => attributes['content'] ?? '');
}

function linksOf(tags: readonly Tag[], rel: string): [language: string, href: string][] {
  return tags
    .filter(({ name, attributes }) => name === 'link' && attributes['rel'] === rel)
    .map(({ attributes }) => [attributes['hreflang'] ?? '', attributes['href'] ?? '']);
}

function structuredData(html: string): Thing[] {
  const blocks = textsOf(html, 'script').filter((text) => text.includes('"@context"'));
  expect(blocks).toHaveLength(1);
  const { '@context': context, '@graph': graph } = JSON.parse(blocks[0] ?? '');
  expect(context).toBe('https://schema.org');
  return graph;
}

const typeOf = (thing: Thing) => String(thing['@type']);
const ofType = (things: readonly Thing[], type: string) => things.filter((thing) => typeOf(thing) === type);

/** Properties that search engines require for each type of structured data. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'telephone', 'email'],
  WebSite: ['name', 'url', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher', 'inLanguage', 'mainEntityOfPage'],
  FAQPage: ['mainEntity'],
};

const questionsShown = (html: string) => html.split('class="questions__item"').length - 1;

function expectedTypes(canonical: string, html: string): string[] {
  return [
    'Organization',
    canonical === '/' ? 'WebSite' : 'BreadcrumbList',
    ...(canonical.startsWith('/blogs/') ? ['Article'] : []),
    ...(questionsShown(html) > 0 ? ['FAQPage'] : []),
  ].sort();
}

describe('the table of public addresses', () => {
  it('matches the routes of the site', () => {
    const built = PUBLIC_ROUTES.map(({ path, aliases = [] }) => [path, ...aliases].join(' '));
    expect(built.sort()).toEqual(TABLE.map((row) => row.join(' ')).sort());
  });
});

describe.each(['en', 'hi'] as const)('every public address in %s', (language) => {
  it.each(ADDRESSES)('$address is a complete page with $canonical as canonical URL', async ({ address, canonical }) => {
    const { response, html, tags } = await read(inLanguage(address, language));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(tags.find(({ name }) => name === 'html')?.attributes['lang']).toBe(language);
    expect(textsOf(html, 'h1')).toHaveLength(1);

    const [title = '', ...otherTitles] = textsOf(html, 'title');
    expect(otherTitles).toEqual([]);
    expect(metaOf(tags, 'og:title')).toEqual([title]);
    const [description = '', ...otherDescriptions] = metaOf(tags, 'description');
    expect(otherDescriptions).toEqual([]);
    expect(metaOf(tags, 'og:description')).toEqual([description]);
    expect([title, description].map((text) => DEVANAGARI.test(text))).toEqual(Array(2).fill(language === 'hi'));

    expect(linksOf(tags, 'canonical')).toEqual([['', absolute(canonical, language)]]);
    expect(linksOf(tags, 'alternate')).toEqual([
      ['en', absolute(canonical, 'en')],
      ['hi', absolute(canonical, 'hi')],
      ['x-default', absolute(canonical, 'en')],
    ]);
    expect(metaOf(tags, 'og:url')).toEqual([absolute(canonical, language)]);
    expect(metaOf(tags, 'og:locale')).toEqual([language === 'en' ? 'en_IN' : 'hi_IN']);
    expect(metaOf(tags, 'robots')).toEqual([]);

    const things = structuredData(html);
    expect(things.map(typeOf).sort()).toEqual(expectedTypes(canonical, html));
    for (const thing of things) {
      const missing = (REQUIRED[typeOf(thing)] ?? []).filter((key) => !thing[key] || thing[key] === '');
      expect([typeOf(thing), missing]).toEqual([typeOf(thing), []]);
    }
    const answers = ofType(things, 'FAQPage').flatMap(({ mainEntity }) => mainEntity as unknown[]);
    expect(answers).toHaveLength(questionsShown(html));
  });

  it.each(TABLE.map(([canonical]) => canonical))('%s has its own picture for sharing', async (canonical) => {
    const { tags } = await read(inLanguage(canonical, language));
    const [address = ''] = metaOf(tags, 'og:image');
    expect(new URL(address).origin).toBe(site.publicUrl);
    const picture = await site.get(address);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    const header = Buffer.from(await picture.arrayBuffer());
    expect([header.readUInt32BE(16), header.readUInt32BE(20)].map(String)).toEqual([
      ...metaOf(tags, 'og:image:width'),
      ...metaOf(tags, 'og:image:height'),
    ]);
  });

  it('has a unique title, description and picture for each page', async () => {
    const heads = await Promise.all(
      TABLE.map(async ([canonical]) => {
        const { html, tags } = await read(inLanguage(canonical, language));
        return [textsOf(html, 'title')[0], metaOf(tags, 'description')[0], metaOf(tags, 'og:image')[0]];
      }),
    );
    for (const part of [0, 1, 2]) expect(new Set(heads.map((head) => head[part])).size).toBe(TABLE.length);
  });

  it('names the parent page of an article and an application in the breadcrumbs', async () => {
    for (const [page, shelf] of [
      ['/blogs/kisan-canteen-selling-together', '/kisan-ki-baat'],
      ['/career/ddo-application', '/career'],
    ] as const) {
      const [trail = {}] = ofType(structuredData((await read(inLanguage(page, language))).html), 'BreadcrumbList');
      const steps = trail['itemListElement'] as { position: number; item: string }[];
      expect(steps.map(({ position, item }) => [position, item])).toEqual([
        [1, absolute('/', language)],
        [2, absolute(shelf, language)],
        [3, absolute(page, language)],
      ]);
    }
  });

  it('dates the seven articles to January 2025', async () => {
    const articles = TABLE.map(([canonical]) => canonical).filter((path) => path.startsWith('/blogs/'));
    expect(articles).toHaveLength(7);
    const days = await Promise.all(
      articles.map(async (path) => {
        const { html, tags } = await read(inLanguage(path, language));
        const [article = {}] = ofType(structuredData(html), 'Article');
        expect(metaOf(tags, 'article:published_time')).toEqual([article['datePublished']]);
        return String(article['datePublished']);
      }),
    );
    expect(days.filter((day) => !/^2025-01-\d\d$/.test(day))).toEqual([]);
    expect(new Set(days).size).toBe(articles.length);
  });
});

describe('an unknown address', () => {
  it.each([
    ['/nothing-here', 'en'],
    ['/blogs', 'en'],
    ['/blogs/no-such-article', 'en'],
    ['/services/advisory', 'en'],
    ['/hindi', 'en'],
    ['/hi/nothing-here', 'hi'],
    ['/hi/blogs/no-such-article', 'hi'],
    ['/hi/hi', 'hi'],
  ] as const)('%s gets 404 and the not-found page in %s', async (address, language) => {
    const { response, html, tags } = await read(address);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(tags.find(({ name }) => name === 'html')?.attributes['lang']).toBe(language);
    expect(metaOf(tags, 'robots')).toEqual(['noindex']);
    expect(linksOf(tags, 'canonical')).toEqual([]);
    const text = unescaped(html.replace(/<[^>]+>/g, ' '));
    if (language === 'en') {
      for (const part of [
        '404',
        'Page not found',
        "Sorry we couldn't find the page you're looking for",
        'Go back home',
      ])
        expect(text).toContain(part);
    } else expect(textsOf(html, 'h1').join()).toMatch(DEVANAGARI);
    const home = language === 'en' ? '/' : '/hi';
    const links = tags.filter(({ name, attributes }) => name === 'a' && attributes['href'] === home);
    expect(links.length).toBeGreaterThan(1);
  });

  it.each([
    ['/whoweare', '/whoWeAre'],
    ['/Kisan-Canteen?utm_source=haat', '/kisan-canteen?utm_source=haat'],
    ['/HI/Services/Soil-Testing', '/hi/services/soil-testing'],
  ])('with capitals is redirected: %s to %s', async (address, meant) => {
    const { response } = await read(address);
    expect([response.status, response.headers.get('location')]).toEqual([301, meant]);
  });

  it('of the API gets a JSON response', async () => {
    const { response } = await read('/api/nothing-here');
    expect([response.status, response.headers.get('content-type')]).toEqual([404, expect.stringMatching(/json/)]);
  });
});
