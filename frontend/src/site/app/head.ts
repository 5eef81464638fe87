/** What is in a page's `<head>`. */
import { COMPANY } from '../../content/company';
import { LANGUAGES, type Language } from '../../content/routes';
import { type LayoutTexts, pathInLanguage } from '../lib/language-context';
import type { LoadedPage } from './load-page';

/** The size of the picture that a shared link shows. */
const OG_IMAGE = { width: '1200', height: '630' };

const LOCALES: Record<Language, string> = { en: 'en_IN', hi: 'hi_IN' };

export interface PageHead {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The canonical address in English; a page that does not exist has none. */
  readonly path: string | null;
  /** An article's date, `YYYY-MM-DD`. */
  readonly published?: string;
}

export function headOf(page: LoadedPage, language: Language, texts: LayoutTexts): PageHead {
  if (page.route) {
    const { meta, hero } = page.content;
    return { language, path: page.route.path, ...meta, ...(hero?.article && { published: hero.article.date }) };
  }
  const { title, description } = texts.notFound;
  return { language, path: null, title: `${title} | ${COMPANY.name[language]}`, description };
}

/** The head as HTML. `origin` is the site's own, `picture` the path of the page's picture for sharing. */
export function headHtml(head: PageHead, origin: string, picture: string | null): string {
  const { language, title, description, path, published } = head;
  const tags = [`<title>${escaped(title)}</title>`, meta('name', 'description', description)];
  if (path === null) return [...tags, meta('name', 'robots', 'noindex')].join('');

  const address = (of: Language) => origin + pathInLanguage(path, of);
  tags.push(link('canonical', address(language)));
  for (const of of LANGUAGES) tags.push(link('alternate', address(of), of));
  tags.push(
    link('alternate', address('en'), 'x-default'),
    meta('property', 'og:type', published ? 'article' : 'website'),
    meta('property', 'og:site_name', COMPANY.name[language]),
    meta('property', 'og:locale', LOCALES[language]),
    ...LANGUAGES.filter((of) => of !== language).map((of) => meta('property', 'og:locale:alternate', LOCALES[of])),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address(language)),
  );
  if (picture) {
    tags.push(
      meta('property', 'og:image', origin + picture),
      meta('property', 'og:image:width', OG_IMAGE.width),
      meta('property', 'og:image:height', OG_IMAGE.height),
      meta('property', 'og:image:alt', title),
      meta('name', 'twitter:card', 'summary_large_image'),
    );
  }
  if (published) tags.push(meta('property', 'article:published_time', published));
  return tags.join('');
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escaped(content)}">`;
}

function link(rel: string, href: string, language?: string): string {
  return `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escaped(href)}">`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
