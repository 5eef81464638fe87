import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ContentHero, ContentPage, ContentSection } from '../../content/content-page';
import { enhancePage } from '../lib/enhance-page';
import { revealOnScroll } from '../lib/reveal';
import { InPage } from '../testing/open-page';
import { Page } from './content-page';

function show(...sections: ContentSection[]): void {
  showPage({ sections });
}

function showPage(
  parts: Pick<ContentPage, 'sections' | 'replaysReveal'>,
  hero: Partial<ContentHero> = {},
  text?: readonly ContentSection[],
): void {
  const content: ContentPage = {
    meta: { title: 'Well', description: 'About the well' },
    hero: {
      illustration: 'sapling',
      illustrationAlt: 'The well',
      kicker: 'Water',
      title: 'The well',
      lead: 'It never ran dry.',
      actions: [{ label: 'Ask about it', to: '/contact-us' }],
      article: { category: 'Water', date: '2025-01-08', dateLabel: '8 January 2025', readLabel: '8 min read' },
      ...hero,
    },
    ...parts,
  };
  render(<InPage>{text ? <Page content={content} text={text} /> : <Page content={content} />}</InPage>);
}

describe('topic page', () => {
  it('starts with illustration, title, article byline, lead and actions', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'The well' })).toBeTruthy();
    expect(screen.getByText('It never ran dry.')).toBeTruthy();
    expect(screen.getByText('8 January 2025').getAttribute('datetime')).toBe('2025-01-08');
    expect(screen.getByText('8 min read')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask about it' }).getAttribute('href')).toBe('/contact-us');
  });

  it('has a note on how to get the price, with the phone number and WhatsApp', () => {
    showPage({ sections: [] }, { priceNote: 'The price is on the board.' });
    const header = screen.getByText('The price is on the board.').closest('header')!;
    const hosts = within(header)
      .getAllByRole<HTMLAnchorElement>('link')
      .map(({ protocol, host }) => host || protocol);
    expect(hosts).toEqual(expect.arrayContaining(['tel:', 'wa.me']));
  });

  it('article: has links to its parts, and can be shared on WhatsApp', () => {
    const parts = ['Digging', 'Drinking'].map((title) => ({ kind: 'prose' as const, title, paragraphs: ['Deep.'] }));
    showPage({ sections: [] }, {}, parts);
    const contents = screen.getByRole('navigation', { name: 'In this article' });
    const links = within(contents).getAllByRole<HTMLAnchorElement>('link');
    for (const [place, title] of ['Digging', 'Drinking'].entries()) {
      const target = document.getElementById(links[place]!.hash.slice(1));
      expect(target?.querySelector('h2')?.textContent).toBe(title);
    }
    const shared = new URL(links.at(-1)!.href);
    expect([shared.host, shared.searchParams.get('text')]).toEqual(['wa.me', `The well ${location.origin}/`]);
  });

  it('prose: paragraphs, sub-headings, remarks and links', () => {
    show({
      kind: 'prose',
      title: 'Digging',
      paragraphs: ['Deep.', '## The rope', '> Water!'],
      links: [
        { label: 'Elsewhere', href: 'https://example.org/' },
        { label: 'Here', to: '/news' },
      ],
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Digging' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'The rope' })).toBeTruthy();
    expect(screen.getByText('Water!').tagName).toBe('P');
    expect(screen.getByRole('link', { name: 'Elsewhere' }).getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.getByRole('link', { name: 'Here' }).getAttribute('href')).toBe('/news');
  });

  it('facts: each figure and its label are one line', () => {
    show({ kind: 'facts', title: 'Board', items: [{ figure: '85', label: 'villages' }] });
    expect(screen.getByRole('listitem').textContent).toBe('85 villages');
  });

  it('steps: in order', () => {
    show({
      kind: 'steps',
      title: 'How',
      items: [
        { title: 'Dig', text: 'a' },
        { title: 'Drink', text: 'b' },
      ],
    });
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Dig',
      'Drink',
    ]);
  });

  it('cards: with tag, text and link, and a link to more', () => {
    show({
      kind: 'cards',
      title: 'Stories',
      items: [
        {
          title: 'Rope',
          text: 'It held.',
          tag: 'Water',
          date: '2025-01-08',
          dateLabel: '8 January 2025',
          illustration: 'sapling',
          link: { label: 'Read more', to: '/news' },
        },
      ],
      more: { label: 'View All', to: '/kisan-ki-baat' },
    });
    const [card] = screen.getAllByRole('listitem');
    expect(within(card!).getByText('8 January 2025').getAttribute('datetime')).toBe('2025-01-08');
    expect(card?.textContent).toContain('Water · 8 January 2025');
    expect(card?.querySelector('img')?.getAttribute('src')).toContain('/pictures/sapling-');
    expect(within(card!).getByRole('link', { name: 'Read more' }).getAttribute('href')).toBe('/news');
    expect(screen.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe('/kisan-ki-baat');
  });

  it('cards: links with the same label have different names for screen readers', () => {
    const card = (title: string, label: string) => ({ title, text: '', link: { label, to: '/news' as const } });
    show({
      kind: 'cards',
      title: 'Stories',
      items: [card('Rope', 'Read more'), card('Bucket', 'Read more'), card('Well', 'To the well')],
    });
    const links = screen.getAllByRole('link', { name: /Read|To the/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-label')])).toEqual([
      ['Read more', 'Read more: Rope'],
      ['Read more', 'Read more: Bucket'],
      ['To the well', null],
    ]);
  });

  it('list, table and phases', () => {
    show(
      { kind: 'list', title: 'Bring', items: ['A bucket', 'A rope'] },
      { kind: 'table', title: 'Costs', rows: [{ name: 'Bucket', value: '₹999' }], note: 'Approximate.' },
      {
        kind: 'phases',
        title: 'Plan',
        items: [{ period: '2025–2026', title: 'Foundation', text: 'c', milestones: ['100+ wells'] }],
      },
    );
    expect(screen.getByText('A rope').tagName).toBe('LI');
    expect(screen.getByRole('rowheader', { name: 'Bucket' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: '₹999' })).toBeTruthy();
    expect(screen.getByText('Approximate.')).toBeTruthy();
    expect(screen.getByText('2025–2026')).toBeTruthy();
    expect(screen.getByText('100+ wells').tagName).toBe('LI');
    expect(screen.getByText('100+ wells').closest('ul')?.className).toContain('checklist--planned');
  });

  it('questions: one is open at a time, at first the first, also in browsers without shared names', async () => {
    enhancePage();
    show({
      kind: 'questions',
      title: 'People ask',
      items: [
        { question: 'Deep?', answer: 'Yes.' },
        { question: 'Dry?', answer: 'No.' },
      ],
    });
    const [first, second] = screen.getAllByRole('group') as HTMLDetailsElement[];
    expect([first?.open, second?.open]).toEqual([true, false]);
    expect(first?.getAttribute('name')).toBeTruthy();
    expect(second?.getAttribute('name')).toBe(first?.getAttribute('name'));

    first?.removeAttribute('name');
    second?.removeAttribute('name');
    await userEvent.click(screen.getByText('Dry?'));
    await waitFor(() => expect([first?.open, second?.open]).toEqual([false, true]));
  });

  it('questions: all answers are visible if the content requires it', () => {
    show({ kind: 'questions', allOpen: true, title: 'People ask', items: [{ question: 'Deep?', answer: 'Yes.' }] });
    expect(screen.getByRole('term').textContent).toBe('Deep?');
    expect(screen.getByRole('definition').textContent).toBe('Yes.');
    expect(screen.queryAllByRole('group')).toEqual([]);
  });

  it('quotes: have a note that they are representative, then name, role, stars and title', () => {
    show({
      kind: 'quotes',
      title: 'Voices',
      note: 'Representative voices.',
      ratingLabel: '{rating} out of 5 stars',
      items: [
        {
          name: 'Representative farmer',
          role: 'Farmer',
          initials: 'RF',
          rating: 4,
          title: 'Cool water',
          content: 'It is cool.',
          quote: 'Come and drink.',
          location: 'Gaya',
        },
      ],
    });
    expect(screen.getByRole('img', { name: '4 out of 5 stars' }).textContent).toBe('★★★★☆');
    expect(screen.getByText('Cool water')).toBeTruthy();
    expect(screen.getByText('It is cool.').closest('blockquote')).not.toBeNull();
    expect(screen.getByText('Come and drink.').closest('blockquote')).not.toBeNull();
    expect(screen.getByText('Representative farmer').closest('figcaption')?.textContent).toBe(
      'RFRepresentative farmer Farmer, Gaya',
    );
    for (const before of ['Representative voices.', 'Representative farmer']) {
      const place = screen.getByText(before).compareDocumentPosition(screen.getByText('It is cool.'));
      expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  });

  it('call: actions, a telephone number and WhatsApp', () => {
    show({
      kind: 'call',
      title: 'Come',
      text: 'Bring a bucket.',
      actions: [{ label: 'Write', to: '/contact-us?subject=well' }],
    });
    expect(screen.getByRole('link', { name: 'Write' }).getAttribute('href')).toBe('/contact-us?subject=well');
    expect(screen.getByRole('link', { name: /Call us/ }).getAttribute('href')).toMatch(/^tel:\+91/);
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
  });

  it('gives a section its id', () => {
    show({ kind: 'list', id: 'costs', title: 'Costs', items: ['One rope'] });
    expect(document.getElementById('costs')?.tagName).toBe('SECTION');
  });

  describe('scrolled into view twice', () => {
    const animate = jest.fn<Element['animate']>();
    const scroll: ((isIntersecting: boolean) => void)[] = [];

    function scrollTwice(parts: { replaysReveal?: true }): number {
      Element.prototype.animate = animate;
      globalThis.IntersectionObserver = class {
        readonly watched = new Set<Element>();
        constructor(tell: (entries: object[]) => void) {
          scroll.push((isIntersecting) => tell([...this.watched].map((target) => ({ target, isIntersecting }))));
        }
        observe = (element: Element) => this.watched.add(element);
        unobserve = (element: Element) => this.watched.delete(element);
        disconnect = () => this.watched.clear();
      } as never;
      showPage({
        sections: [{ kind: 'facts', title: 'Board', items: [{ figure: '85', label: 'villages' }] }],
        ...parts,
      });
      for (const page of document.querySelectorAll('body > div > div')) revealOnScroll(page);
      for (const onScreen of [false, true, false, true]) for (const tell of scroll) tell(onScreen);
      return animate.mock.calls.length;
    }
    afterEach(() => {
      animate.mockClear();
      scroll.length = 0;
      Reflect.deleteProperty(globalThis, 'IntersectionObserver');
      Reflect.deleteProperty(Element.prototype, 'animate');
    });

    it('is animated once', () => {
      expect(scrollTwice({})).toBe(1);
    });

    it('is animated each time if the content requires it', () => {
      expect(scrollTwice({ replaysReveal: true })).toBe(2);
    });
  });
});
