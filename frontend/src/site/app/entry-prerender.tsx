import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { pathInLanguage } from '../lib/language-context';
import { headHtml, headOf } from './head';
import { loadFirst } from './load-page';
import { Site } from './site';
import { structuredData } from './structured-data';

export { COMPANY, STAND_INS } from '../../content/company';
export { LANGUAGES, PUBLIC_ROUTES } from '../../content/routes';
export { pathInLanguage };

/** Renders the page at a full address: the inside of `<head>` and of the root element. */
export async function renderPage(address: string, origin: string, picture: string | null) {
  const first = await loadFirst(address);
  const { language, page, texts } = first;
  const html = renderToString(
    <StrictMode>
      <StaticRouter basename={language === 'hi' ? '/hi' : '/'} location={address}>
        <Site first={first} origin={origin} />
      </StaticRouter>
    </StrictMode>,
  );
  const head = headHtml(headOf(page, language, texts), origin, picture);
  return { html, head: head + structuredData(page, { origin, language }, picture) };
}
