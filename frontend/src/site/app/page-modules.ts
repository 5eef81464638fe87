/** The only place that looks at the folders: the page modules and texts, each loaded when it is needed. */
import type { ComponentType } from 'react';
import type { ArticleByline, ArticleText } from '../../content/content-page';
import type { Language, PublicRoute } from '../../content/routes';
import type { LayoutTexts } from '../lib/language-context';

/** What every page's texts have, whatever else is in them. */
export interface PageContent {
  readonly meta: { readonly title: string; readonly description: string };
  readonly hero?: { readonly title?: string; readonly article?: ArticleByline };
}

export type PageComponent = ComponentType<{ content: PageContent; text?: ArticleText }>;

const pageModules = import.meta.glob<{ Page: PageComponent }>(['./*-page.tsx', '!./not-found-page.tsx'], {
  base: '../pages',
});
const contents = import.meta.glob<{ content: PageContent }>('./{en,hi}/pages/**/*.ts', { base: '../../content' });
const articles = import.meta.glob<{ article: ArticleText }>('./{en,hi}/articles/*.ts', { base: '../../content' });
const LAYOUT_TEXTS = {
  en: () => import('../../content/en/layout'),
  hi: () => import('../../content/hi/layout'),
};

/**
 * Loads what draws a page and what it says. Rejects where a file of the route's row is missing, which fails the build.
 * @param articleOnPage an article's text that the document shows already, so that its source need not be fetched
 */
export async function importPage(route: PublicRoute, language: Language, articleOnPage?: ArticleText) {
  const articleFile = `./${language}/articles/${route.id}.ts`;
  const [{ Page }, { content }, text] = await Promise.all([
    importFrom(pageModules, `./${route.module ?? route.id}-page.tsx`),
    importFrom(contents, contentFile(route.id, language)),
    articleFile in articles && !articleOnPage
      ? importFrom(articles, articleFile).then(({ article }) => article)
      : articleOnPage,
  ]);
  return { Page, content, text };
}

/** A page's texts may stand in any folder of `pages`. */
function contentFile(id: string, language: Language): string {
  const isOwn = (file: string) => file.startsWith(`./${language}/`) && file.endsWith(`/${id}.ts`);
  return Object.keys(contents).find(isOwn) ?? `./${language}/pages/${id}.ts`;
}

export async function importLayoutTexts(language: Language): Promise<LayoutTexts> {
  return (await LAYOUT_TEXTS[language]()).layoutTexts;
}

function importFrom<T>(files: Record<string, () => Promise<T>>, name: string): Promise<T> {
  const load = files[name];
  return load ? load() : Promise.reject(new Error(`There is no ${name}.`));
}
