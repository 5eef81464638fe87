/** The only place that looks at the folders: what draws a page and what it says. Used where pages are rendered, never in a browser. */
import type { ComponentType } from 'react';
import type { ArticleByline, ArticleText } from '../../content/content-page';
import type { Language, PublicRoute } from '../../content/routes';

/** What every page's texts have, whatever else is in them. */
export interface PageContent {
  readonly meta: { readonly title: string; readonly description: string };
  readonly hero?: { readonly title?: string; readonly article?: ArticleByline };
}

/** A page that is ready to be rendered. Without a route it is the not-found page. */
export type LoadedPage =
  | {
      readonly route: PublicRoute;
      readonly Page: ComponentType<{ content: PageContent; text?: ArticleText | undefined }>;
      readonly content: PageContent;
      /** An article's running text. */
      readonly text: ArticleText | undefined;
    }
  | { readonly route: null };

type PageModule = Pick<Extract<LoadedPage, { route: PublicRoute }>, 'Page'>;

const pageModules = import.meta.glob<PageModule>(['./*-page.tsx', '!./not-found-page.tsx'], { base: '../pages' });
const contents = import.meta.glob<{ content: PageContent }>('./{en,hi}/pages/**/*.ts', { base: '../../content' });
const articles = import.meta.glob<{ article: ArticleText }>('./{en,hi}/articles/*.ts', { base: '../../content' });

/** Rejects where a file of the route's row is missing, which fails the build. */
export async function loadPage(route: PublicRoute | null, language: Language): Promise<LoadedPage> {
  if (!route) return { route };
  const articleFile = `./${language}/articles/${route.id}.ts`;
  const [{ Page }, { content }, article] = await Promise.all([
    importFrom(pageModules, `./${route.module ?? route.id}-page.tsx`),
    importFrom(contents, contentFile(route.id, language)),
    articleFile in articles ? importFrom(articles, articleFile) : undefined,
  ]);
  return { route, Page, content, text: article?.article };
}

/** A page's texts may stand in any folder of `pages`. */
function contentFile(id: string, language: Language): string {
  const isOwn = (file: string) => file.startsWith(`./${language}/`) && file.endsWith(`/${id}.ts`);
  return Object.keys(contents).find(isOwn) ?? `./${language}/pages/${id}.ts`;
}

function importFrom<T>(files: Record<string, () => Promise<T>>, name: string): Promise<T> {
  const load = files[name];
  return load ? load() : Promise.reject(new Error(`There is no ${name}.`));
}
