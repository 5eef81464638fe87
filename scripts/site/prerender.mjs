/** Draws every public page in both languages into complete HTML documents, with `ORIGIN` where the site's own address belongs. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buildFonts } from './fonts/fonts.mjs';
import { headingSelectors, headingTexts } from './fonts/heading-texts.mjs';
import { ORIGIN } from './origin.mjs';
import { classesIn, cssFor, hasForm, printRules } from './page-css.mjs';
import { ENTRY, needsReact, pageScripts, scriptsOf } from './page-scripts.mjs';
import { withDrawnIcons } from './pictures/icons.mjs';

/**
 * @param {object} site the prerenderer with its `manifest`, `css`, `styleSheet` and `starter`, from bundles.mjs, the drawings of `icons`, and
 * the days on which pages changed
 * @returns {Promise<Map<string, string>>} file names under the site's folder with what is in them
 */
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
  const draw = async (language, path, file, picture, route) => {
    const address = renderer.pathInLanguage(path, language);
    const { html, head } = await renderer.renderPage(address, ORIGIN, picture);
    const scripts = route && needsReact(html) ? laterScripts(manifest, route, language) : '';
    pages.push({ language, file, head, html: withDrawnIcons(html, icons), kind: kindOf(path, html), scripts });
  };
  for (const language of renderer.LANGUAGES) {
    for (const route of renderer.PUBLIC_ROUTES) {
      for (const path of [route.path, ...(route.aliases ?? [])]) {
        const file = `${renderer.pathInLanguage(path, language)}/index.html`.replace(/^\/+/, '');
        await draw(language, path, file, ogImageOf(route.id, language), route);
      }
    }
    await draw(language, '/404', `${renderer.pathInLanguage('/404', language)}.html`.slice(1), null);
  }
  return pages;
}

/** The files that React needs on a page, for the entry to fetch ahead of running them: nothing else knows their names. */
function laterScripts(manifest, route, language) {
  const there = scriptsOf(manifest, [ENTRY]);
  return [...pageScripts(manifest, route, language)].filter((file) => !there.has(file)).join(' ');
}

/** Pages of a kind share their part of the style sheet: the server names each part's hash with every answer. */
function kindOf(path, html) {
  if (path === '/') return 'home';
  if (hasForm(html)) return 'form';
  // The newsletter's light form: other pages do without the looks of fields.
  return html.includes('<form') ? 'newsletter' : 'content';
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

function documentOf(template, { language, html, head, scripts }, font, style, starter) {
  const preload = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
  const parts = {
    'lang="en"': `lang="${language}"`,
    '<!--head-->': `${head}${preload}${style}`,
    ...(scripts && { '<div id="root">': `<div id="root" data-scripts="${scripts}">` }),
    '<!--app-->': html,
    '<script type="module" src="/src/site/app/entry-client.tsx"></script>': `<script>${starter}</script>`,
  };
  return Object.entries(parts).reduce((document, [place, part]) => {
    if (!document.includes(place)) throw new Error(`frontend/index.html has no ${place} any more.`);
    // A function as replacement: texts may hold a `$`, which means something in a replacement string.
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
