/** Renders the public pages: for the build (scripts/site/prerender.mjs), and for the development server. */
import '../../shared/ui/base.css';
import '../ui/button.css';
import './start-islands';
import { SiteLayout } from '../layout/site-layout';
import { pathInLanguage } from '../lib/language-context';
import { NotFoundPage } from '../pages/not-found-page';
import { headHtml, headOf } from './head';
import { loadPage } from './load-page';
import { renderPage } from './render-page';
import { matchRoute, splitLanguage } from './route-matching';
import { structuredData } from './structured-data';

export { COMPANY, STAND_INS } from '../../content/company';
export { LANGUAGES, PUBLIC_ROUTES } from '../../content/routes';
export { pathInLanguage };

const LAYOUT_TEXTS = {
  en: async () => (await import('../../content/en/layout')).layoutTexts,
  hi: async () => (await import('../../content/hi/layout')).layoutTexts,
};

/** Renders the page at a full address: the inside of `<head>` and of the body. */
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
