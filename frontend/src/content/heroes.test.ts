import { describe, expect, it } from '@jest/globals';
import type { ContentHero } from './content-page';
import type { HomeContent } from './home';
import type { IllustrationName } from './illustrations';
import { LANGUAGES, PUBLIC_ROUTES } from './routes';
import { contentOf } from './testing/leaves';

const SHOPS: readonly IllustrationName[] = [
  'canteen-shop',
  'grocery-counter',
  'morning-field',
  'village-services',
  'village-square',
  'weekly-deal',
];
/** Pages on the same subject, which share a picture. */
const SAME_SUBJECT = [['home', 'kisan-canteen']];

type Hero = Pick<ContentHero, 'illustration' | 'illustrationAlt'>;

/** Returns the page's hero, or the first slide of the home page. */
async function heroOf(language: (typeof LANGUAGES)[number], id: string): Promise<Hero> {
  const content = (await contentOf(language, id)) as { hero: Hero } | HomeContent;
  const hero = 'slides' in content ? content.slides[0] : content.hero;
  if (!hero) throw new Error(`The page ${id} opens with no picture.`);
  return hero;
}

describe('the hero pictures of pages', () => {
  it('are different for each subject', async () => {
    const pages = new Map<string, string[]>();
    for (const { id } of PUBLIC_ROUTES) {
      const { illustration } = await heroOf('en', id);
      pages.set(illustration, [...(pages.get(illustration) ?? []), id]);
    }
    expect(pages.size).toBeGreaterThanOrEqual(24);
    expect([...pages.values()].filter((ids) => ids.length > 1)).toEqual(SAME_SUBJECT);
  });

  it('are not repeated on the page, except in tiles for slides or the featured article', async () => {
    const repeated = [];
    for (const { id } of PUBLIC_ROUTES) {
      const shown = [...JSON.stringify(await contentOf('en', id)).matchAll(/"illustration":"([\w-]+)"/g)].map(
        ([, name]) => name,
      );
      if (new Set(shown).size < shown.length) repeated.push(id);
    }
    expect(repeated).toEqual(['home', 'kisan-ki-baat']);
  });

  it('show no shop on pages about the law', async () => {
    const legal = PUBLIC_ROUTES.filter(({ menu }) => menu?.place === 'legal');
    const shown = await Promise.all(legal.map(async ({ id }) => (await heroOf('en', id)).illustration));
    expect(shown).toHaveLength(2);
    expect(shown.filter((name) => SHOPS.includes(name))).toEqual([]);
  });

  it.each(LANGUAGES)('have different alternative texts in %s', async (language) => {
    const shown = new Map<string, Set<string>>();
    for (const { id } of PUBLIC_ROUTES) {
      const { illustration, illustrationAlt } = await heroOf(language, id);
      expect(illustrationAlt.length).toBeGreaterThan(12);
      shown.set(illustrationAlt, (shown.get(illustrationAlt) ?? new Set()).add(illustration));
    }
    expect([...shown].filter(([, pictures]) => pictures.size > 1)).toEqual([]);
  });
});
