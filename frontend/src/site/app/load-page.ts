import type { ArticleText } from '../../content/content-page';
import type { Language, PublicRoute } from '../../content/routes';
import type { LayoutTexts } from '../lib/language-context';
import { importLayoutTexts, importPage, type PageComponent, type PageContent } from './page-modules';
import { matchRoute, splitLanguage } from './route-matching';

/** A page that is ready to be rendered. Without a route it is the not-found page. */
export type LoadedPage =
  | {
      readonly route: PublicRoute;
      readonly Page: PageComponent;
      readonly content: PageContent;
      /** An article's running text. */
      readonly text: ArticleText | undefined;
    }
  | { readonly route: null };

/** Everything the first render needs, so that it happens at once. */
export interface FirstLoad {
  readonly language: Language;
  readonly texts: LayoutTexts;
  readonly page: LoadedPage;
}

const NOT_FOUND: LoadedPage = { route: null };
const loads = new Map<string, Promise<LoadedPage>>();

/** Loads a page's module and texts, once; after a failure the next call tries again. */
export function loadPage(
  route: PublicRoute | null,
  language: Language,
  articleOnPage?: ArticleText,
): Promise<LoadedPage> {
  if (!route) return Promise.resolve(NOT_FOUND);
  const key = `${language} ${route.id}`;
  const running = loads.get(key);
  if (running) return running;
  const load = importPage(route, language, articleOnPage).then((page) => ({ route, ...page }));
  loads.set(key, load);
  load.catch(() => loads.delete(key));
  return load;
}

/**
 * Loads what the page at a full address needs.
 * @param articleOnPage the text of the article that the document already shows
 */
export async function loadFirst(pathname: string, articleOnPage?: ArticleText): Promise<FirstLoad> {
  const { language, path } = splitLanguage(pathname);
  const [page, texts] = await Promise.all([
    loadPage(matchRoute(path), language, articleOnPage),
    importLayoutTexts(language),
  ]);
  return { language, texts, page };
}

/** Loads the page behind a link under the pointer, so that it is there when the click comes. */
export function prefetchOnPoint(language: Language): void {
  document.addEventListener(
    'pointerover',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== window.location.origin) return;
      const linked = splitLanguage(link.pathname);
      if (linked.language === language) loadPage(matchRoute(linked.path), language).catch(() => {});
    },
    { passive: true },
  );
}
