import { beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Language, type MenuPlace, PUBLIC_ROUTES } from '../../content/routes';
import { enhancePage } from '../lib/enhance-page';
import { InPage } from '../testing/open-page';
import { SiteLayout } from './site-layout';

function show(at: string, { language = 'en' }: { language?: Language } = {}) {
  const current = PUBLIC_ROUTES.find(({ path }) => path === at) ?? null;
  return render(
    <InPage language={language}>
      <SiteLayout current={current}>
        <p>Page {at}</p>
      </SiteLayout>
    </InPage>,
  );
}

const menu = () => document.querySelector<HTMLDetailsElement>('.mobile-menu')!;
const dropdown = () => document.querySelector<HTMLDetailsElement>('.nav-dropdown')!;
const toggle = (details: HTMLDetailsElement) => details.querySelector('summary')!;

beforeAll(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
  enhancePage();
});

describe('header', () => {
  it('marks the current page', () => {
    show('/solution');
    const marked = [...document.querySelectorAll('.site-header__nav [aria-current="page"]')];
    expect(marked.map((link) => link.textContent)).toEqual(['Solutions']);
  });

  it('links to the same page in the other language', () => {
    show('/solution', { language: 'hi' });
    expect(screen.getByRole('link', { name: 'English' })).toHaveProperty('pathname', '/solution');
  });

  it('keeps the query and the hash in the link to the other language', async () => {
    history.replaceState(null, '', '/contact-us?subject=loan#write');
    show('/contact-us');
    const link = screen.getByRole('link', { name: 'हिंदी' });
    await userEvent.hover(link);
    expect(link.getAttribute('href')).toMatch(/\/hi\/contact-us\?subject=loan#write$/);
    history.replaceState(null, '', '/');
  });

  it('closes the dropdown when it loses the focus, on Escape and on a click elsewhere', async () => {
    const user = userEvent.setup();
    show('/');
    await user.click(toggle(dropdown()));
    expect(dropdown().open).toBe(true);

    await user.keyboard('{Escape}');
    expect(dropdown().open).toBe(false);
    expect(document.activeElement).toBe(toggle(dropdown()));

    await user.click(toggle(dropdown()));
    await user.click(screen.getByText('Page /'));
    expect(dropdown().open).toBe(false);

    await user.click(toggle(dropdown()));
    await user.tab({ shift: true });
    expect(dropdown().open).toBe(false);
  });
});

describe('menu of small screens', () => {
  it('links to every service and to WhatsApp', () => {
    show('/');
    const services = PUBLIC_ROUTES.filter((route) => route.menu?.place === 'services').map(({ path }) => path);
    expect(services).not.toEqual([]);
    const paths = [...menu().querySelectorAll('a')].map(({ pathname, host }) => (host === 'wa.me' ? host : pathname));
    expect(paths).toEqual(expect.arrayContaining([...services, 'wa.me']));
  });

  it('makes everything behind it inert while it is open', async () => {
    const user = userEvent.setup();
    show('/');
    await user.click(toggle(menu()));
    await waitFor(() => expect(document.querySelector('main')?.hasAttribute('inert')).toBe(true));
    expect(document.querySelector('footer')?.hasAttribute('inert')).toBe(true);

    await user.keyboard('{Escape}');
    expect(menu().open).toBe(false);
  });

  it('closes on a click on its backdrop, and when a link is chosen', async () => {
    const user = userEvent.setup();
    show('/');
    await user.click(toggle(menu()));
    await user.click(menu());
    expect(menu().open).toBe(false);

    await user.click(toggle(menu()));
    const link = within(menu()).getByRole('link', { name: 'Careers' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(menu().open).toBe(false);
    expect(link).toHaveProperty('pathname', '/career');
  });

  it('opens its sub-menu on a click', async () => {
    const user = userEvent.setup();
    show('/');
    const group = document.querySelector<HTMLDetailsElement>('.mobile-menu__group')!;
    expect(group.open).toBe(false);
    await user.click(toggle(group));
    expect(group.open).toBe(true);
  });
});

describe('footer', () => {
  it('lists the services, the legal pages and the current year', () => {
    show('/');
    const footer = within(screen.getByRole('contentinfo'));
    const linksIn = (name: string) =>
      within(footer.getByRole('navigation', { name }))
        .getAllByRole<HTMLAnchorElement>('link')
        .map(({ pathname }) => pathname);
    const pagesAt = (place: MenuPlace) => PUBLIC_ROUTES.filter(({ menu }) => menu?.place === place);
    expect(linksIn('Our services')).toEqual(pagesAt('services').map(({ path }) => path));
    expect(linksIn('Legal')).toEqual(pagesAt('legal').map(({ path }) => path));
    expect(footer.getByText(new RegExp(`© ${new Date().getFullYear()}`))).toBeTruthy();
    expect(footer.getByRole('link', { name: 'YouTube' })).toHaveProperty('pathname', '/');
  });
});
