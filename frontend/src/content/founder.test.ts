import { describe, expect, it } from '@jest/globals';
import type { ContentPage } from './content-page';
import { content as english } from './en/pages/who-we-are';
import { FOUNDER, founderSection } from './founder';
import { content as hindi } from './hi/pages/who-we-are';
import { LANGUAGES, type Language } from './routes';

describe('the founder block', () => {
  it('is on the page about us in both languages, with name, picture, text and links', () => {
    const pages: Record<Language, ContentPage> = { en: english, hi: hindi };
    for (const language of LANGUAGES) {
      const section = pages[language].sections.find(({ id }) => id === 'founder');
      expect(section).toMatchObject({
        title: FOUNDER?.name[language],
        illustrationAlt: FOUNDER?.picture?.alt[language],
        links: FOUNDER?.links,
      });
    }
  });

  it('is left out without a founder', () => {
    expect(founderSection('en', null)).toEqual([]);
  });

  it('needs neither a picture nor links', () => {
    const both = (text: string) => ({ en: text, hi: text });
    const [section] = founderSection('hi', { name: both('A'), paragraphs: { en: ['b'], hi: ['ब'] }, links: [] });
    expect(section).toEqual({ kind: 'prose', id: 'founder', title: 'A', paragraphs: ['ब'] });
  });
});
