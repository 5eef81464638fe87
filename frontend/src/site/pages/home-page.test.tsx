import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { content as englishHome } from '../../content/en/pages/home';
import { content as hindiHome } from '../../content/hi/pages/home';
import { InPage } from '../testing/open-page';
import { Page } from './home-page';

const HOMES = [
  ['en', englishHome],
  ['hi', hindiHome],
] as const;

describe.each(HOMES)('the home page in %s', (language, content) => {
  const open = () =>
    render(
      <InPage language={language}>
        <Page content={content} />
      </InPage>,
    );
  const linksOf = (section: HTMLElement) =>
    within(section)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.replace(/^\/hi/, ''));

  it('has slides, services, two rows of tiles, campaigns and figures in this order', () => {
    open();
    const titles = screen.getAllByRole('heading', { level: 2, hidden: true }).map((heading) => heading.textContent);
    const { slides, services, ventures, moreLinks, campaigns, facts, call } = content;
    const sections = [services, ventures, moreLinks, campaigns, facts, call].map(({ title }) => title);
    expect(titles).toEqual([...slides.map(({ title }) => title), ...sections]);
  });

  it('shows a picture and a hashtag on each tile of its second row', () => {
    open();
    const [first, second] = [content.ventures, content.moreLinks].map(({ title }) =>
      screen.getByRole('region', { name: title }),
    ) as [HTMLElement, HTMLElement];
    expect(linksOf(first)).toEqual(['/kisan-canteen', '/kisan-mandi', '/kisan-sarthi']);
    expect(linksOf(second)).toEqual(['/career', '/kisan-ki-baat', '/news']);
    for (const tile of within(second).getAllByRole('listitem')) {
      expect(tile.querySelector('img')?.src).toBeTruthy();
      expect(within(tile).getByText(/^#\S+$/)).toBeTruthy();
    }
  });
});
