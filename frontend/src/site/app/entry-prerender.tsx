/** Renders the public pages for the build (scripts/site/prerender.mjs) and the development server. */
import '../../shared/ui/base.css';
import '../ui/button.css';
// The build's style sheet has only the CSS of static imports, so CSS of code that loads on demand is imported here.
import '../ui/dialog.css';
import './start-islands';
import type { ArticleText } from '../../content/content-page';
import type { Language, PublicRoute } from '../../content/routes';
import { SiteLayout } from '../layout/site-layout';
import { matchRoute, splitLanguage } from '../lib/addresses';
import { pathInLanguage } from '../lib/language-context';
import { NotFoundPage } from '../pages/not-found-page';
import { headHtml, headOf, structuredData } from './head';
import { type LoadedPage, type PageContent, renderPage } from './render-page';

export { COMPANY, PLACEHOLDERS } from '../../content/company';
export { LANGUAGES, PUBLIC_ROUTES } from '../../content/routes';
export { pathInLanguage };

type PageModule = Pick<Extract<LoadedPage, { route: PublicRoute }>, 'Page'>;

// The code below looks these modules up by file name.
const pageModules = import.meta.glob<PageModule>(['./*-page.tsx', '!./not-found-page.tsx'], { base: '../pages' });
const contents = import.meta.glob<{ content: PageContent }>('./{en,hi}/pages/**/*.ts', { base: '../../content' });
const articles = import.meta.glob<{ article: ArticleText }>('./{en,hi}/articles/*.ts', { base: '../../content' });

const LAYOUT_TEXTS = {
  en: async () => (await import('../../content/en/layout')).layoutTexts,
  hi: async () => (await import('../../content/hi/layout')).layoutTexts,
};

/** Renders the page at an address (path with language prefix). Returns the content of its `<head>` and `<body>`. */
export async function renderAddress(address: string, origin: string, picture: string | null) {
  const { language, path } = splitLanguage(address);
  const route = matchRoute(path);
  const [page, texts] = await Promise.all([loadPage(route, language), LAYOUT_TEXTS[language]()]);
  const html = await renderPage(
    <SiteLayout current={route}>
      {page.route ? <page.Page content={page.content} text={page.text} /> : <NotFoundPage />}
    </SiteLayout>,
    language,
    { texts, address: route ? origin + pathInLanguage(route.path, language) : '' },
  );
  const head = headHtml(headOf(page, language, texts), origin, picture);
  return { language, html, head: head + structuredData(page, { origin, language }, picture) };
}

async function loadPage(route: PublicRoute | null, language: Language): Promise<LoadedPage> {
  if (!route) return { route };
  const articleFile = `./${language}/articles/${route.id}.ts`;
  const [{ Page }, { content }, article] = await Promise.all([
    importFrom(pageModules, `./${route.module ?? route.id}-page.tsx`),
    importFrom(contents, contentFile(route.id, language)),
    articleFile in articles ? importFrom(articles, articleFile) : undefined,
  ]);
  return { route, Page, content, text: article?.article };
}

function contentFile(id: string, language: Language): string {
  const isOwn = (file: string) => file.startsWith(`./${language}/`) && file.endsWith(`/${id}.ts`);
  return Object.keys(contents).find(isOwn) ?? `./${language}/pages/${id}.ts`;
}

function importFrom<T>(files: Record<string, () => Promise<T>>, name: string): Promise<T> {
  const load = files[name];
  return load ? load() : Promise.reject(new Error(`There is no ${name}.`));
}
