import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type AnswerTo, type Call, LEAD, leadPage, renderAdmin } from '../../testing/render-admin';

let admin: ReturnType<typeof renderAdmin>;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  jest.useRealTimers();
});

const PAGES = 5;
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const onPage = (page: number) => ({ ...LEAD, _id: `l${page}`, personalInfo: { fullName: `Lead of page ${page}` } });
const pagesAsked = () => admin.callsTo('GET /api/leads').map(({ query }) => Number(query.get('page') ?? 1));
const shown = (page: number) => screen.findByText(`Lead of page ${page}`);
const button = (name: string) => screen.getByRole('button', { name });

describe('a page that the user points at', () => {
  const open = async (address: string) => {
    admin = renderAdmin(address, {
      'GET /api/leads': ({ query }: Call) => {
        const page = Number(query.get('page') ?? 1);
        return leadPage([onPage(page)], page, PAGES);
      },
    });
  };

  it('is loaded before the click, and the next one while the pointer stays', async () => {
    await open('/dashboard');
    await shown(1);
    fireEvent.pointerEnter(button('Next'));
    await passes(0);
    expect(pagesAsked()).toEqual([1, 2]);
    fireEvent.click(button('Next'));
    expect(screen.getByText('Lead of page 2')).toBeTruthy();
    await passes(0);
    expect(pagesAsked()).toEqual([1, 2, 3]);
    fireEvent.pointerLeave(button('Next'));
    fireEvent.click(button('Next'));
    await passes(0);
    expect(pagesAsked()).toEqual([1, 2, 3]);
  });

  it('is also prefetched on keyboard focus, and loaded again if it is too old', async () => {
    await open('/dashboard?page=3');
    await shown(3);
    fireEvent.focus(button('Previous'));
    await passes(10_000);
    fireEvent.click(button('Previous'));
    await shown(2);
    expect(pagesAsked().filter((page) => page === 2)).toHaveLength(2);
  });

  it('is not prefetched beyond the last page', async () => {
    await open(`/dashboard?page=${PAGES}`);
    await shown(PAGES);
    fireEvent.pointerEnter(button('Next'));
    await passes(0);
    expect(pagesAsked()).toEqual([PAGES]);
  });
});

describe('the rows of the previous page', () => {
  it('stay unchanged for a moment, and then cannot be used until the response arrives', async () => {
    let answer: (page: AnswerTo<'GET /api/leads'>) => void = () => undefined;
    admin = renderAdmin('/dashboard', {
      'GET /api/leads': ({ query }: Call) =>
        query.get('page') === '2'
          ? new Promise<AnswerTo<'GET /api/leads'>>((resolve) => {
              answer = resolve;
            })
          : leadPage([onPage(1)], 1, PAGES),
    });
    const rows = (await shown(1)).closest('tbody') as HTMLElement;
    fireEvent.click(button('Next'));
    await passes(100);
    expect(rows.hasAttribute('inert')).toBe(false);
    await passes(100);
    expect(rows.hasAttribute('inert')).toBe(true);
    await act(async () => answer(leadPage([onPage(2)], 2, PAGES)));
    await shown(2);
    expect(rows.hasAttribute('inert')).toBe(false);
  });
});
