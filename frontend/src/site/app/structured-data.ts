/** What a page tells search engines in their own vocabulary; written by the prerender only. */
import type { Article, BreadcrumbList, FAQPage, Graph, Organization, Question, Thing, WebSite } from 'schema-dts';
import { COMPANY, SOCIAL_PROFILES } from '../../content/company';
import type { ArticleByline } from '../../content/content-page';
import { type Language, PUBLIC_ROUTES, type PublicPath } from '../../content/routes';
import { pathInLanguage } from '../lib/language-context';
import type { LoadedPage, PageContent } from './load-page';

type ExistingPage = Exclude<LoadedPage, { route: null }>;

interface Site {
  readonly origin: string;
  readonly language: Language;
}

/** The page's data block. It is no code, so it is no business of the content security policy. */
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

/** The pages that stand between home and those whose path begins so. */
const PARENTS: readonly (readonly [prefix: string, parent: PublicPath])[] = [
  ['/blogs/', '/kisan-ki-baat'],
  ['/career/', '/career'],
];

/** From home over the page's parent, where it has one, to the page itself. */
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

/** Every question with its answer that the page shows, wherever in its texts they stand. */
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
