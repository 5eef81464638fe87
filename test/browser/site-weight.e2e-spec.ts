import { beforeAll, describe, expect, it } from '@jest/globals';
import { type PageWeight, pageWeights } from '../../scripts/site/weights.mjs';

const KB = 1_000;

describe('weight of the public pages', () => {
  let pages: PageWeight[];

  beforeAll(async () => {
    pages = await pageWeights('dist');
  });

  const tooHeavy = (what: 'htmlBytes' | 'scriptBytes' | 'fontBytes', budget: (page: PageWeight) => number) =>
    pages.filter((page) => page[what] > budget(page)).map((page) => `${page.address}: ${page[what]}`);

  it('covers pages in both languages', () => {
    expect(pages.map(({ address }) => address)).toEqual(expect.arrayContaining(['/', '/hi', '/contact-us']));
  });

  it('keeps HTML with its style sheet within 14 KB, 20 KB for articles and forms', () => {
    expect(tooHeavy('htmlBytes', ({ isArticle, hasForm }) => (isArticle || hasForm ? 20 : 14) * KB)).toEqual([]);
  });

  it('keeps the scripts of a page that is only read, with carousels, within 6.7 KB', () => {
    expect(pages.filter(({ readingBytes }) => readingBytes > 6.7 * KB)).toEqual([]);
  });

  it('loads no more on pages that are only read', () => {
    const onlyRead = pages.filter(({ isReadOnly }) => isReadOnly).map(({ address }) => address);
    expect(onlyRead).toEqual(
      expect.arrayContaining(['/', '/hi', '/whoWeAre', '/hi/services/grocery', '/hi/terms-of-service']),
    );
  });

  it('keeps scripts within 80 KB on pages with islands', () => {
    expect(tooHeavy('scriptBytes', () => 80 * KB)).toEqual([]);
  });

  it('keeps heading fonts within 28 KB', () => {
    expect(tooHeavy('fontBytes', () => 28 * KB)).toEqual([]);
  });

  it('keeps the page, its heading fonts and one picture before the first paint within 46 KB, 50 for articles and forms', () => {
    const heavy = pages.filter(({ beforePaint, isArticle, hasForm }) => {
      return beforePaint.requests > 4 || beforePaint.bytes > (isArticle || hasForm ? 50 : 46) * KB;
    });
    expect(heavy.map(({ address, beforePaint }) => [address, beforePaint])).toEqual([]);
  });
});
