import { describe, expect, it } from '@jest/globals';
import { headHtml } from './head';

const ORIGIN = 'https://kisancanteen.in';
const contact = { language: 'hi', path: '/contact-us', title: 'संपर्क "करें"', description: 'A < B & C' } as const;

function parsed(html: string): Document {
  return new DOMParser().parseFromString(`<html><head>${html}</head></html>`, 'text/html');
}

describe('headHtml', () => {
  it('has the title, the canonical address and links to both languages', () => {
    const page = parsed(headHtml(contact, ORIGIN, '/og/contact-us-hi.png'));
    const href = (selector: string) => page.querySelector(selector)?.getAttribute('href');
    const content = (selector: string) => page.querySelector(selector)?.getAttribute('content');

    expect(page.title).toBe('संपर्क "करें"');
    expect(content('meta[name="description"]')).toBe('A < B & C');
    expect(href('link[rel="canonical"]')).toBe(`${ORIGIN}/hi/contact-us`);
    expect(href('link[hreflang="en"]')).toBe(`${ORIGIN}/contact-us`);
    expect(href('link[hreflang="hi"]')).toBe(`${ORIGIN}/hi/contact-us`);
    expect(href('link[hreflang="x-default"]')).toBe(`${ORIGIN}/contact-us`);
    expect(content('meta[property="og:image"]')).toBe(`${ORIGIN}/og/contact-us-hi.png`);
  });

  it('excludes the not-found page from search results and gives it no address', () => {
    const page = parsed(headHtml({ ...contact, path: null }, ORIGIN, null));
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('link[rel="canonical"]')).toBeNull();
  });

  it('describes the preview picture and the other language', () => {
    const page = parsed(headHtml(contact, ORIGIN, '/og/contact-us-hi.png'));
    const content = (property: string) => page.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
    expect(content('og:image:alt')).toBe(contact.title);
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
    expect([content('og:locale'), content('og:locale:alternate')]).toEqual(['hi_IN', 'en_IN']);
    expect(content('og:type')).toBe('website');
  });

  it('marks a page with a date as an article', () => {
    const page = parsed(headHtml({ ...contact, published: '2025-01-08' }, ORIGIN, null));
    const content = (property: string) => page.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
    expect([content('og:type'), content('article:published_time')]).toEqual(['article', '2025-01-08']);
  });
});
