import type { Article, BreadcrumbList, FAQPage, Graph, Organization, Question, Thing, WebSite } from 'schema-dts';
import { COMPANY, SOCIAL_PROFILES } from '../../content/company';
import type { ArticleByline } from '../../content/content-page';
import { LANGUAGES, type Language, PUBLIC_ROUTES, type PublicPath } from '../../content/routes';
import { type LayoutTexts, pathInLanguage } from '../lib/language-context';
import type { LoadedPage, PageContent } from './render-page';

/** The size of preview pictures, in pixels. */
const OG_IMAGE = { width: '1200', height: '630' };

const LOCALES: Record<Language, string> = { en: 'en_IN', hi: 'hi_IN' };

interface PageHead {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The path in English; null for the not-found page. */
  readonly path: string | null;
  /** Date of an article, as `YYYY-MM-DD`. */
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

type ExistingPage = Exclude<LoadedPage, { route: null }>;

interface Site {
  readonly origin: string;
  readonly language: Language;
}

/** Returns the page's structured data as a script element. It contains no code, so the CSP does not apply to it. */
export function structuredData(page: LoadedPage, site: Site, picture: string | null): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': thingsOf(page, site, picture) };
  if (graph['@graph'].length === 0) return '';
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}

function thingsOf(page: LoadedPage, site: Site, picture: string | null): Thing[] {
  if (!page.route) return [];
  const { path } = page.route;
  const things: Thing[] = [organization(site)];
  things.push(path === '/' ? website(site) : breadcrumbs(page, site));
  const byline = page.content.hero?.article;
  if (byline) things.push(article(page, byline, site, picture));
  const questions = [...questionsIn([page.content, page.text])];
  if (questions.length > 0) things.push(faq(questions));
  return things;
}

const organizationId = ({ origin }: Site) => `${origin}/#organization`;
const addressOf = (path: string, { origin, language }: Site) => origin + pathInLanguage(path, language);

function organization(site: Site): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: COMPANY.name[site.language],
    url: addressOf('/', site),
    logo: `${site.origin}/icon-512.png`,
    email: COMPANY.email,
    telephone: COMPANY.phone.international,
    address: COMPANY.address[site.language].slice(1).join(', '),
    sameAs: SOCIAL_PROFILES.filter(({ href }) => href.startsWith('https:')).map(({ href }) => href),
  };
}

function website(site: Site): WebSite {
  return {
    '@type': 'WebSite',
    name: COMPANY.name[site.language],
    url: addressOf('/', site),
    inLanguage: site.language,
    publisher: { '@id': organizationId(site) },
  };
}

/** For breadcrumbs: the parent of all pages whose path has this prefix. */
const PARENTS: readonly (readonly [prefix: string, parent: PublicPath])[] = [
  ['/blogs/', '/kisan-ki-baat'],
  ['/career/', '/career'],
];

function breadcrumbs(page: ExistingPage, site: Site): BreadcrumbList {
  const { path } = page.route;
  const steps = [{ name: COMPANY.name[site.language], path: '/' }];
  const parent = PARENTS.find(([prefix]) => path.startsWith(prefix))?.[1];
  const label = PUBLIC_ROUTES.find((route) => route.path === parent)?.menu?.label;
  if (parent && label) steps.push({ name: label[site.language], path: parent });
  steps.push({ name: headingOf(page.content), path });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path: at }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: addressOf(at, site),
    })),
  };
}

function article(page: ExistingPage, byline: ArticleByline, site: Site, picture: string | null): Article {
  return {
    '@type': 'Article',
    headline: headingOf(page.content),
    description: page.content.meta.description,
    articleSection: byline.category,
    datePublished: byline.date,
    inLanguage: site.language,
    mainEntityOfPage: addressOf(page.route.path, site),
    author: { '@id': organizationId(site) },
    publisher: { '@id': organizationId(site) },
    ...(picture && { image: site.origin + picture }),
  };
}

function faq(mainEntity: Question[]): FAQPage {
  return { '@type': 'FAQPage', mainEntity };
}

function headingOf({ meta, hero }: PageContent): string {
  return hero?.title ?? meta.title;
}

function* questionsIn(tree: unknown): Iterable<Question> {
  if (!isObject(tree)) return;
  if ('question' in tree && 'answer' in tree) {
    yield {
      '@type': 'Question',
      name: String(tree.question),
      acceptedAnswer: { '@type': 'Answer', text: String(tree.answer) },
    };
    return;
  }
  for (const branch of Object.values(tree)) yield* questionsIn(branch);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
