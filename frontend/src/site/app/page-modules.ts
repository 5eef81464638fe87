/** The only place that looks at the folders: which page modules and texts exist, each loaded when it is needed. */
import type { ComponentType } from 'react';
import type { ArticleMark, ArticleText } from '../../content/content-page';
import type { Language, PublicRoute } from '../../content/routes';
import { PUBLIC_ROUTES } from '../../content/routes';
import type { LayoutTexts } from '../lib/language-context';

/** What every page's texts have, whatever else is in them. */
export interface PageContent {
  readonly meta: { readonly title: string; readonly description: string };
  readonly hero?: { readonly title?: string; readonly article?: ArticleMark };
}

export type PageComponent = ComponentType<{ content: PageContent; text?: ArticleText }>;

const pageModules = import.meta.glob<{ Page: PageComponent }>(['../pages/*-page.tsx', '!../pages/not-found-page.tsx']);
const contents = import.meta.glob<{ content: PageContent }>('../../content/{en,hi}/pages/*.ts');
const articles = import.meta.glob<{ article: ArticleText }>('../../content/{en,hi}/articles/*.ts');
const frames = import.meta.glob<{ frame: LayoutTexts }>('../../content/{en,hi}/layout.ts');

const pageFile = (route: PublicRoute) => `../pages/${route.module ?? route.id}-page.tsx`;
const contentFile = (route: PublicRoute, language: Language) => `../../content/${language}/pages/${route.id}.ts`;

/** The rows of the routes table whose page and texts are there in both languages: no link may lead anywhere else. */
export const AVAILABLE_ROUTES: readonly PublicRoute[] = PUBLIC_ROUTES.filter(
  (route) =>
    pageFile(route) in pageModules && contentFile(route, 'en') in contents && contentFile(route, 'hi') in contents,
);

/** @param drawn an article's text that is on the screen already, so that its source need not be fetched */
export async function importPage(route: PublicRoute, language: Language, drawn?: ArticleText) {
  const articleFile = `../../content/${language}/articles/${route.id}.ts`;
  const [{ Page }, { content }, text] = await Promise.all([
    importFrom(pageModules, pageFile(route)),
    importFrom(contents, contentFile(route, language)),
    articleFile in articles && !drawn ? importFrom(articles, articleFile).then(({ article }) => article) : drawn,
  ]);
  return { Page, content, text };
}

export async function importLayoutTexts(language: Language): Promise<LayoutTexts> {
  return (await importFrom(frames, `../../content/${language}/layout.ts`)).frame;
}

function importFrom<T>(files: Record<string, () => Promise<T>>, name: string): Promise<T> {
  const load = files[name];
  return load ? load() : Promise.reject(new Error(`There is no ${name}.`));
}
