/** Renders every public page in both languages as an HTML document. `ORIGIN` is a placeholder for the site's origin. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buildFonts } from './fonts/fonts.mjs';
import { headingSelectors, headingTexts } from './fonts/heading-texts.mjs';
import { classesIn, cssFor, printRules } from './page-css.mjs';
import { dialogScripts, ENTRY, islandScripts, scriptsOf } from './page-scripts.mjs';
import { withDrawnIcons } from './pictures/icons.mjs';
import { ORIGIN } from './public-url.mjs';

/** @returns {Promise<Map<string, string>>} the content of each file, keyed by its path in the site's folder */
export async function prerender({ renderer, manifest, css, styleSheet, starter, icons, outDir, ogImageOf, changes }) {
  const pages = await drawPages(renderer, manifest, icons, ogImageOf);
  const fonts = await fontsFor(pages, renderer.LANGUAGES, css, outDir);
  const styles = stylesByKind(pages, css);
  const template = (await readFile('frontend/index.html', 'utf8')).replace(/>\s+</g, '><');

  const paper = printRules(css);
  const paperFile = `assets/print-${createHash('sha256').update(paper).digest('hex').slice(0, 8)}.css`;
  const files = new Map([[paperFile, paper]]);
  for (const page of pages) {
    const style = `<style>${fonts[page.language].css}</style><style data-whole="${styleSheet}">${styles.get(page.kind)}</style><link media="print" rel="stylesheet" href="/${paperFile}">`;
    files.set(page.file, documentOf(template, page, fonts[page.language].preload, style, starter));
  }
  files.set('sitemap.xml', sitemap(renderer, changes));
  files.set('robots.txt', `User-agent: *\nDisallow: /admin\nDisallow: /api\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  return files;
}

async function drawPages(renderer, manifest, icons, ogImageOf) {
  const pages = [];
  const draw = async (language, path, file, picture) => {
    const address = renderer.pathInLanguage(path, language);
    const { html, head } = await renderer.renderAddress(address, ORIGIN, picture);
    const drawn = withScripts(withDrawnIcons(html, icons), manifest, language);
    pages.push({ language, file, head, html: drawn, kind: kindOf(path, html) });
  };
  for (const language of renderer.LANGUAGES) {
    for (const route of renderer.PUBLIC_ROUTES) {
      for (const path of [route.path, ...(route.aliases ?? [])]) {
        const file = `${renderer.pathInLanguage(path, language)}/index.html`.replace(/^\/+/, '');
        await draw(language, path, file, ogImageOf(route.id, language));
      }
    }
    await draw(language, '/404', `${renderer.pathInLanguage('/404', language)}.html`.slice(1), null);
  }
  return pages;
}

/** Adds the names of the page's island and dialog files to `<main>`, so that `entry-client.ts` can load them early. */
function withScripts(html, manifest, language) {
  const islands = islandScripts(manifest, html, language);
  if (islands.size === 0) return html;
  const isThere = scriptsOf(manifest, [ENTRY]);
  const scripts = [...islands].filter((file) => !isThere.has(file));
  const dialogs = [...dialogScripts(manifest, html, language)];
  const attributes = ` data-scripts="${scripts.join(' ')}"${dialogs.length > 0 ? ` data-dialog-scripts="${dialogs.join(' ')}"` : ''}`;
  return html.replace('<main', () => `<main${attributes}`);
}

/** Pages of one kind share their inline styles, so that the CSP header of every response lists only a few hashes. */
function kindOf(path, html) {
  if (path === '/') return 'home';
  if (!html.includes('<form')) return 'content';
  return html.includes('site-form--one-field') ? 'newsletter' : 'form';
}

function stylesByKind(pages, css) {
  const htmls = new Map();
  for (const { kind, html } of pages) htmls.set(kind, (htmls.get(kind) ?? '') + html);
  return new Map([...htmls].map(([kind, html]) => [kind, cssFor(css.trim(), classesIn(html))]));
}

async function fontsFor(pages, languages, css, outDir) {
  const selectors = headingSelectors(css);
  const texts = languages.map((language) => [
    language,
    pages.filter((page) => page.language === language).flatMap(({ html }) => headingTexts(html, selectors)),
  ]);
  return buildFonts(outDir, Object.fromEntries(texts));
}

function documentOf(template, { language, html, head }, font, style, starter) {
  const preload = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
  const parts = {
    'lang="en"': `lang="${language}"`,
    '<!--head-->': `${head}${preload}${style}`,
    '<!--app-->': html,
    '<script type="module" src="/src/site/app/entry-client.ts"></script>': `<script>${starter}</script>`,
  };
  return Object.entries(parts).reduce((document, [place, part]) => {
    if (!document.includes(place)) throw new Error(`frontend/index.html does not contain ${place}.`);
    // The replacement is a function because `$` has a special meaning in a replacement string.
    return document.replace(place, () => part);
  }, template);
}

function sitemap({ PUBLIC_ROUTES, LANGUAGES, pathInLanguage }, changes) {
  const urls = PUBLIC_ROUTES.flatMap(({ id, path }) => {
    const alternate = (hreflang, language) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${ORIGIN}${pathInLanguage(path, language)}"/>`;
    const alternates =
      LANGUAGES.map((language) => alternate(language, language)).join('') + alternate('x-default', 'en');
    const day = changes.get(id);
    const lastChange = day ? `<lastmod>${day}</lastmod>` : '';
    return LANGUAGES.map(
      (language) => `<url><loc>${ORIGIN}${pathInLanguage(path, language)}</loc>${lastChange}${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
}
