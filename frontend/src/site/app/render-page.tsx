import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { ArticleByline, ArticleText } from '../../content/content-page';
import type { Language, PublicRoute } from '../../content/routes';
import { createFormStore } from '../forms/submissions-slice';
import { LanguageContext, PageContext, type PageValue } from '../lib/language-context';
import { type IslandProps, IslandsContext } from '../ui/island';
import { IslandRoot, idPrefixOf, loadIsland } from './islands';

export interface PageContent {
  readonly meta: { readonly title: string; readonly description: string };
  readonly hero?: { readonly title?: string; readonly article?: ArticleByline };
}

export type LoadedPage =
  | {
      readonly route: PublicRoute;
      readonly Page: ComponentType<{ content: PageContent; text?: ArticleText | undefined }>;
      readonly content: PageContent;
      readonly text: ArticleText | undefined;
    }
  | { readonly route: null };

const ISLAND = /<div data-island="[^"]*">/g;

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
