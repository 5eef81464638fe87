import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ContentPage } from './content-page';
import type { DialogFormTexts } from './form-texts';
import { PUBLIC_ROUTES } from './routes';
import { contentFile, contentOf, isArticle, leaves } from './testing/leaves';

/** Fields that must be identical in both languages. */
const SHARED_KEYS = new Set(['kind', 'icon', 'illustration', 'to', 'href', 'page', 'date', 'id', 'opens']);
/** Fields whose numbers must be identical in both languages. */
const FIGURE_KEYS = new Set(['figure', 'value', 'period', 'readLabel', 'dateLabel']);
const DEVANAGARI = /[\u0900-\u097F]/;

const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

describe.each(PUBLIC_ROUTES.map((route) => route.id))('content of %s', (id) => {
  it('has the same structure, links, pictures and figures in both languages', async () => {
    const en = [...leaves(await contentOf('en', id))];
    const hi = [...leaves(await contentOf('hi', id))];

    expect(hi.map((leaf) => leaf.path)).toEqual(en.map((leaf) => leaf.path));
    const fixed = (all: typeof en) => all.filter((leaf) => SHARED_KEYS.has(leaf.key));
    expect(fixed(hi)).toEqual(fixed(en));
    const figures = (all: typeof en) =>
      all.filter((leaf) => FIGURE_KEYS.has(leaf.key)).map((leaf) => [leaf.path, ...numbersIn(leaf.text)]);
    expect(figures(hi)).toEqual(figures(en));
  });

  it('has texts in its language everywhere', async () => {
    const en = [...leaves(await contentOf('en', id))];
    const hi = [...leaves(await contentOf('hi', id))];

    expect([...en, ...hi].filter((leaf) => leaf.text.trim() === '')).toEqual([]);
    expect(en.filter((leaf) => DEVANAGARI.test(leaf.text))).toEqual([]);
    const sentences = hi.filter((leaf) => leaf.text.includes(' ') && !SHARED_KEYS.has(leaf.key));
    expect(sentences.filter((leaf) => !DEVANAGARI.test(leaf.text))).toEqual([]);
  });
});

/** Pages whose buttons open a dialog, and the form in each dialog. */
const DIALOG_PAGES = { 'our-future': 'partnership', 'soil-testing': 'soil-test' } as const;
const contentPages = PUBLIC_ROUTES.filter((route) => route.module || route.id in DIALOG_PAGES);

async function contentPageOf(id: string): Promise<ContentPage> {
  const { content }: { content: ContentPage } = await import(contentFile('en', id));
  if (!isArticle(id)) return content;
  const { article }: { article: ContentPage['sections'] } = await import(`./en/articles/${id}`);
  return { ...content, sections: [...article, ...content.sections] };
}

describe('the routes table', () => {
  it('has an existing page module in every row', () => {
    const modules = PUBLIC_ROUTES.map(({ id, module }) => `${module ?? id}-page.tsx`);
    const files = readdirSync(`${import.meta.dirname}/../site/pages`);
    expect(modules.filter((file) => !files.includes(file))).toEqual([]);
  });

  it.each(['en', 'hi'])('has a row for every page with texts in %s', (language) => {
    const files = readdirSync(`${import.meta.dirname}/${language}/pages`, { recursive: true, encoding: 'utf8' });
    const written = files.filter((file) => file.endsWith('.ts')).map((file) => basename(file, '.ts'));
    expect(written.sort()).toEqual(PUBLIC_ROUTES.map(({ id }) => id).sort());
  });

  it('uses every page module', () => {
    const drawn = PUBLIC_ROUTES.map(({ id, module }) => `${module ?? id}-page.tsx`);
    const files = readdirSync(`${import.meta.dirname}/../site/pages`).filter((file) => file.endsWith('-page.tsx'));
    // This page is rendered if no route matches.
    expect(files.filter((file) => !drawn.includes(file))).toEqual(['not-found-page.tsx']);
  });

  it('labels every menu entry in both languages', () => {
    const labels = PUBLIC_ROUTES.flatMap(({ menu }) => (menu ? [menu.label] : []));
    expect(labels.filter(({ en, hi }) => !en || DEVANAGARI.test(en) || !DEVANAGARI.test(hi))).toEqual([]);
  });

  it('has no duplicate ids and addresses', () => {
    const all = PUBLIC_ROUTES.flatMap(({ id, path, aliases = [] }) => [id, path, ...aliases]);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('links with a hash', () => {
  /** Anchors that page modules define instead of the content. */
  const DRAWN = ['/contact-us#write', '/our-future#form', '/services/soil-testing#form'];

  it('point to an existing section', async () => {
    const anchors = new Set<string>(DRAWN);
    const wanted = new Set<string>();
    for (const route of contentPages) {
      const content = await contentPageOf(route.id);
      for (const section of content.sections) if (section.id) anchors.add(`${route.path}#${section.id}`);
      for (const leaf of leaves(await contentOf('en', route.id))) {
        if (leaf.key === 'to' && leaf.text.includes('#')) wanted.add(leaf.text.replace(/\?[^#]*/, ''));
      }
    }
    expect(wanted.size).toBeGreaterThan(1);
    expect([...wanted].filter((link) => !anchors.has(link))).toEqual([]);
  });

  it('point to the form on the contact page', async () => {
    const links: string[] = [];
    for (const { id } of PUBLIC_ROUTES) {
      for (const leaf of leaves(await contentOf('en', id))) {
        if (leaf.key === 'to' && leaf.text.startsWith('/contact-us')) links.push(leaf.text);
      }
    }
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !link.endsWith('#write'))).toEqual([]);
  });
});

describe('content pages', () => {
  it.each(contentPages.map((route) => route.id))('%s ends with a call to action', async (id) => {
    const { sections } = await contentPageOf(id);
    expect(sections.at(-1)?.kind).toBe('call');
  });

  it.each(contentPages.map((route) => route.id))(
    '%s has different titles for all sections, because they are used as keys',
    async (id) => {
      const titles = (await contentPageOf(id)).sections.map((section) => section.title);
      expect(new Set(titles).size).toBe(titles.length);
    },
  );
});

describe('links to the contact page', () => {
  it('have a subject that the page knows', async () => {
    const { contactFormChoice } = await import('./en/forms/contact');
    const wanted = new Set<string>();
    for (const route of PUBLIC_ROUTES) {
      for (const leaf of leaves(await contentOf('en', route.id))) {
        const subject =
          leaf.key === 'to' ? new URL(leaf.text, 'https://example.org').searchParams.get('subject') : null;
        if (subject) wanted.add(subject);
      }
    }
    expect(wanted.size).toBeGreaterThan(0);
    const inMenus = PUBLIC_ROUTES.filter(({ menu }) => menu).map(({ id }) => id);
    const known = new Set([...Object.keys(contactFormChoice.subjects), ...inMenus]);
    expect([...wanted].filter((subject) => !known.has(subject))).toEqual([]);
  });
});

describe.each(Object.entries(DIALOG_PAGES))('the dialog of %s', (id, form) => {
  it.each(['en', 'hi'] as const)(
    'has a title in %s that is also a heading of the page, so that the heading font has its letters',
    async (language) => {
      const texts: Record<string, DialogFormTexts> = await import(`./${language}/forms/${form}`);
      const [{ dialog }] = Object.values(texts) as [DialogFormTexts];
      const titles = [...leaves(await contentOf(language, id))].filter((leaf) => leaf.key === 'title');
      expect(titles.map((leaf) => leaf.text)).toContain(dialog.title);
    },
  );

  it('can be opened from more than one place of its page', async () => {
    expect([...leaves(await contentOf('en', id))].filter((leaf) => leaf.key === 'opens').length).toBeGreaterThan(1);
  });
});

it('campaigns, careers and the page about us replay the animation on scrolling', async () => {
  const pages = await Promise.all(PUBLIC_ROUTES.map(async ({ id }) => ({ id, content: await contentPageOf(id) })));
  expect(pages.filter(({ content }) => content.replaysReveal).map(({ id }) => id)).toEqual([
    'who-we-are',
    'career',
    'wishlist-card',
    'one-farmer-one-plant',
    'gaon-mein-festival',
    'product-of-the-week',
  ]);
});

const WORDS_PER_MINUTE = 200;
const articles = PUBLIC_ROUTES.map((route) => route.id).filter(isArticle);

const words = (all: Iterable<{ key: string; text: string }>) =>
  [...all].filter(({ key }) => !SHARED_KEYS.has(key)).flatMap(({ text }) => text.split(/\s+/)).length;

/** Counts the words of a page. Includes the newsletter form at the end of every article. */
async function wordsOn(language: 'en' | 'hi', id: string): Promise<number> {
  const { newsletterForm } = await import(`./${language}/forms/newsletter`);
  return words(leaves(await contentOf(language, id))) + words(leaves(newsletterForm));
}

describe('articles', () => {
  it.each(articles)('%s has the reading time that it shows, and a similar length in Hindi', async (id) => {
    const { hero } = await contentPageOf(id);
    const minutes = (await wordsOn('en', id)) / WORDS_PER_MINUTE;
    expect(Math.round(minutes)).toBe(Number.parseInt(hero.article?.readLabel ?? '', 10));
    expect((await wordsOn('hi', id)) / WORDS_PER_MINUTE).toBeGreaterThan(minutes * 0.85);
  });
});

describe.each(['en', 'hi'] as const)('titles and descriptions in %s', (language) => {
  it('are different for every page, and short enough to be shown in full', async () => {
    const metas = await Promise.all(
      PUBLIC_ROUTES.map(async ({ id }) => {
        const { content }: { content: ContentPage } = await import(contentFile(language, id));
        return { id, ...content.meta };
      }),
    );
    expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
    const unfit = metas.filter(
      ({ title, description }) =>
        title.length < 25 || title.length > 75 || description.length < 70 || description.length > 165,
    );
    expect(unfit).toEqual([]);
  });
});
