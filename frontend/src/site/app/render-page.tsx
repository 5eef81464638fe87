import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Language } from '../../content/routes';
import { createFormStore } from '../forms/submissions-slice';
import { LanguageContext, PageContext, type PageValue } from '../lib/language-context';
import { type IslandProps, IslandsContext } from '../ui/island';
import { IslandRoot, idPrefixOf, loadIsland } from './islands';

const ISLAND = /<div data-island="[^"]*">/g;

/** Renders a page as HTML: all of it static, but for its islands, each ready to be hydrated by itself. */
export async function renderPage(page: ReactElement, language: Language, around: PageValue): Promise<string> {
  const islands: IslandProps[] = [];
  const html = renderToStaticMarkup(
    <LanguageContext value={language}>
      <PageContext value={around}>
        <IslandsContext value={islands}>{page}</IslandsContext>
      </PageContext>
    </LanguageContext>,
  );
  const store = createFormStore();
  const contents = await Promise.all(
    islands.map(async (island, place) => {
      const root = (
        <IslandRoot store={store} language={language}>
          {await loadIsland(island, language)}
        </IslandRoot>
      );
      return renderToString(root, { identifierPrefix: idPrefixOf(place) });
    }),
  );
  let place = 0;
  return html.replace(ISLAND, (tag) => tag + contents[place++]);
}
