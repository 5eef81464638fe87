/** The back office on small screens: phones, also with an open keyboard, and laptops with zoomed pages. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DemoSite } from '../support/demo-site.js';
import {
  leadButton as button,
  leadDetails as details,
  hidden,
  LAPTOP,
  openLead,
  openLeadList,
  PERSON,
  PHONE,
  SAVE,
  type Screen,
  scrollToEnd,
  startSiteWithPhones,
  unfoldComposer,
} from '../support/lead-list.js';
import { BOT_SIGNS, thirdPartySubmission } from '../support/submissions.js';
import { waitFor, waitForValue } from '../support/wait-for.js';

let site: DemoSite;

beforeAll(async () => {
  site = await startSiteWithPhones();
});
afterAll(() => site.close());

const openList = (screen: Screen, path?: string) => openLeadList(site, screen, path);

describe('a phone', () => {
  it('shows all periods of the export', async () => {
    const { page, close } = await openList(PHONE);
    await page.getByRole('button', { name: 'More', exact: true }).first().tap();
    await page.getByRole('button', { name: 'Export period' }).tap();
    const box = (await page.locator('.popover__panel').boundingBox())!;
    expect([box.x >= 0, box.x + box.width <= PHONE[0]]).toEqual([true, true]);
    await close();
  });

  it('restores a lead from its row of suspected spam', async () => {
    await fetch(`${site.url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...thirdPartySubmission('contact'), ...BOT_SIGNS }),
    });
    const { page, close } = await openList(PHONE, '/admin/dashboard?tab=spam');
    await page.locator('.lead-row__restore').first().tap();
    await page.locator('.toast', { hasText: 'Marked as not spam' }).waitFor();
    expect(new URL(page.url()).searchParams.has('lead')).toBe(false);
    await close();
  });

  it('closes an open menu with a tap outside it, which does nothing else', async () => {
    const { page, close } = await openList(PHONE);
    const menu = page.locator('.person-menu button').first();
    const link = page.locator('[data-lead] a[href^="tel:"]').nth(5);
    for (const under of [page.locator('[data-lead-name]').first(), link]) {
      await menu.tap();
      await page.locator('.person-menu .popover__panel').waitFor();
      const { x, y } = (await under.boundingBox())!;
      await page.touchscreen.tap(x + 5, y + 5);
      await page.locator('.person-menu .popover__panel').waitFor({ state: 'hidden' });
    }
    expect(await page.evaluate('window.called')).toBe(0);
    expect(new URL(page.url()).searchParams.get('lead')).toBeNull();
    await link.tap();
    expect(await page.evaluate('window.called')).toBe(1);
    await close();
  });

  it('closes one dialog with Back', async () => {
    const { page, close } = await openList(PHONE);
    await openLead(page);
    await details(page).locator('.lead-composer__save select').selectOption('rejected');
    const reasons = page.locator('.modal:not(.modal--full)');
    await reasons.waitFor();
    const opened = page.url();
    await page.evaluate('history.back()');
    await reasons.waitFor({ state: 'hidden' });
    await page.waitForTimeout(300);
    expect(page.url()).toBe(opened);
    await page.evaluate('history.back()');
    const isLeft = async () => !new URL(page.url()).searchParams.has('lead');
    const isAsked = () => page.getByRole('dialog', { name: 'Next step?' }).isVisible();
    await waitFor('Back leaves the lead, or asks about it', async () => (await isLeft()) || (await isAsked()));
    await close();
  });

  it('shows the last button of a lead, also with its keyboard open', async () => {
    const { page, close } = await openList([360, 400]);
    await openLead(page);
    expect(
      await page.evaluate(`(() => {
        const lead = document.querySelector('.modal--full');
        return lead.scrollHeight - lead.clientHeight;
      })()`),
    ).toBeLessThanOrEqual(1);
    await close();
  });
});

describe('a laptop', () => {
  it('shows a whole menu at the edge of the window, and skips items that are already in the bar', async () => {
    const { page, close } = await openList(LAPTOP);
    await page.locator('.person-menu button').first().focus();
    await page.keyboard.press('ArrowDown');
    const focused = () => page.evaluate<string>('document.activeElement.textContent');
    expect(await focused()).toBe('Settings');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Sign out elsewhere');
    const room = `document.documentElement.offsetWidth - document.querySelector('.popover__panel').getBoundingClientRect().right`;
    expect(await page.evaluate<number>(room)).toBeGreaterThanOrEqual(8);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(`document.activeElement.matches('.person-menu > button')`)).toBe(true);
    await close();
  });
});

describe('the pointer decides how large buttons, fields and links are', () => {
  const PRESSED = [
    '.lead-search',
    '.filter-toggle',
    '.add-lead-button',
    '.lead-row .select-tick',
    '.lead-row a[href^="tel:"]',
    '.lead-row .quick-edit__button',
    '.lead-row .status-select',
    '.lead-row__dots',
  ];
  const lowest = `Math.min(...[...document.querySelectorAll('${PRESSED.join(',')}')]
    .map((pressed) => pressed.getBoundingClientRect().height).filter((height) => height > 0))`;

  it.each([
    ['a phone', PHONE],
    ['a tablet', [768, 1024]],
  ] as const)('with a finger on %s: at least 44 px', async (_, screen) => {
    const { page, close } = await openList(screen);
    expect(await page.evaluate<number>(lowest)).toBeGreaterThanOrEqual(44);
    await close();
  });

  it('with a mouse, also at 200 %: fields of 36 px, and nothing below 24 px', async () => {
    const { page, close } = await openList([683, 384]);
    expect((await page.locator('.lead-search').boundingBox())!.height).toBe(36);
    expect(await page.evaluate<number>(lowest)).toBeGreaterThanOrEqual(24);
    await close();
  });
});

describe('a menu in a low window', () => {
  it.each(['Views', 'Export period'])('shows all of "%s"', async (name) => {
    const { page, close } = await openList([683, 384]);
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    await page.getByRole('button', { name }).click();
    const panel = page.locator('.popover__panel');
    await waitFor('the whole panel is in the window', async () => {
      const box = (await panel.boundingBox())!;
      const scrolls = await panel.evaluate('(panel) => panel.scrollHeight > panel.clientHeight');
      return !scrolls && box.y >= 0 && box.y + box.height <= 384;
    });
    await close();
  });
});

describe('a low screen has room for the lead', () => {
  it.each([
    ['a laptop at 200 %', [683, 384]],
    ['a laptop at 150 %', [911, 512]],
    ['a phone on its side', [740, 360]],
  ] as const)('on %s: half of it, until the composer is unfolded', async (_, screen) => {
    const { page, close } = await openList(screen);
    await openLead(page);
    const room = `document.querySelector('.modal--full .modal__body').clientHeight - document.querySelector('.lead-profile__head').offsetHeight`;
    const half = screen[1] / 2;
    await waitFor(`${half} px are left for the lead`, async () => (await page.evaluate<number>(room)) >= half);
    await waitForValue([], () => hidden(page, [...PERSON, '.lead-composer__next']));
    await scrollToEnd(page);
    await waitForValue([], () => hidden(page, PERSON));
    await unfoldComposer(page);
    await waitForValue([], () =>
      hidden(page, [...PERSON, ...SAVE, '.lead-composer__words', '.lead-composer__outcome']),
    );
    await details(page).getByRole('button', { name: 'Log or write', expanded: true }).click();
    await waitFor('the composer is folded again', async () => (await page.evaluate<number>(room)) >= half);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await close();
  });

  it.each([[[320, 256]], [[320, 640]]] as const)('needs no horizontal scrolling at %p', async (screen) => {
    const { page, close } = await openList(screen);
    await openLead(page);
    await waitForValue([], () => hidden(page, PERSON));
    await unfoldComposer(page);
    await button(page, 'Answered').click();
    await page.keyboard.type('Wants the price list');
    expect(await details(page).getByRole('textbox', { name: 'Add a note' }).inputValue()).toBe('Wants the price list');
    await button(page, 'Save').scrollIntoViewIfNeeded();
    await waitForValue([], () => hidden(page, ['.lead-composer__save button:first-of-type']));
    const sideways = `[...document.querySelectorAll('.modal--full, .modal--full .modal__box, .modal--full .modal__body')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.className)`;
    expect(await page.evaluate(sideways)).toEqual([]);
    await close();
  });
});
