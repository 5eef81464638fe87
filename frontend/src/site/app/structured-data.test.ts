import { describe, expect, it } from '@jest/globals';
import { content as career } from '../../content/en/pages/career';
import { content as loan } from '../../content/en/pages/loan';
import type { PublicRoute } from '../../content/routes';
import { structuredData } from './head';
import type { PageContent } from './render-page';

const ORIGIN = 'https://kisancanteen.in';
const site = { origin: ORIGIN, language: 'hi' } as const;
const hero = { title: 'A </script> heading' };
const meta = { title: 'Title', description: 'Description' };

const Page = () => null;

type Thing = Record<string, unknown> & { '@type': string };

function thingsOf(route: PublicRoute, content: PageContent, picture: string | null = null): Thing[] {
  const html = structuredData({ route, content, Page, text: undefined }, site, picture);
  const page = new DOMParser().parseFromString(`<html><head>${html}</head></html>`, 'text/html');
  const blocks = [...page.querySelectorAll('script')];
  expect(blocks.map((block) => block.type)).toEqual(['application/ld+json']);
  return JSON.parse(blocks[0]?.textContent ?? '')['@graph'];
}

const typesOf = (things: Thing[]) => things.map((thing) => thing['@type']);
const oneOf = (things: Thing[], type: string) => things.find((thing) => thing['@type'] === type);

describe('structuredData', () => {
  it('describes the company on the home page', () => {
    const things = thingsOf({ id: 'home', path: '/' }, { meta });
    expect(typesOf(things)).toEqual(['Organization', 'WebSite']);
    expect(things[0]).toMatchObject({ url: `${ORIGIN}/hi`, telephone: expect.stringMatching(/^\+91\d{10}$/) });
  });

  it('has breadcrumbs, date and picture for an article', () => {
    const article = { category: 'Health', date: '2025-01-12', dateLabel: '', readLabel: '' };
    const content = { meta, hero: { ...hero, article } };
    const things = thingsOf({ id: 'blog-x', path: '/blogs/x' }, content, '/og/x.png');
    expect(oneOf(things, 'BreadcrumbList')?.['itemListElement']).toMatchObject([
      { position: 1, item: `${ORIGIN}/hi` },
      { position: 2, item: `${ORIGIN}/hi/kisan-ki-baat` },
      { position: 3, item: `${ORIGIN}/hi/blogs/x`, name: hero.title },
    ]);
    expect(oneOf(things, 'Article')).toMatchObject({ datePublished: '2025-01-12', image: `${ORIGIN}/og/x.png` });
  });

  it('lists the questions that a page answers, with their answers', () => {
    const things = thingsOf({ id: 'loan', path: '/loan-upto-25lakhs' }, loan);
    const questions = oneOf(things, 'FAQPage')?.['mainEntity'] as { acceptedAnswer: { text: string } }[];
    expect(questions).toHaveLength(4);
    expect(questions.every((question) => question.acceptedAnswer.text.length > 0)).toBe(true);
  });

  it('has no job postings, because this site does not know their dates', () => {
    const things = thingsOf({ id: 'career', path: '/career' }, career);
    expect(typesOf(things)).toEqual(['Organization', 'BreadcrumbList']);
  });

  it('is empty for the not-found page', () => {
    expect(structuredData({ route: null }, site, null)).toBe('');
  });
});
