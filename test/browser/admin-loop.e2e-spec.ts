import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { tokenOf } from '../support/admin-site.js';
import { type DemoSite, listLoaded, read } from '../support/demo-site.js';
import {
  leadButton as button,
  leadDetails as details,
  hidden,
  LAPTOP,
  OPEN_LEADS,
  openLead,
  openLeadList,
  PERSON,
  PHONE,
  SAVE,
  type Screen,
  scrollToEnd,
  startSiteWithPhones,
  TABLET,
  unfoldComposer,
} from '../support/lead-list.js';
import { waitForValue } from '../support/wait-for.js';

let site: DemoSite;

beforeAll(async () => {
  site = await startSiteWithPhones();
});
afterAll(() => site.close());

const openList = (screen: Screen, path?: string) => openLeadList(site, screen, path);
const note = (page: Page) => details(page).getByRole('textbox', { name: 'Add a note' });
const shownName = (page: Page) => details(page).locator('.lead-profile__name').textContent();
const focused = (page: Page) => page.evaluate<string>('document.activeElement?.textContent ?? ""');

describe('the person stays visible', () => {
  describe.each([
    ['a laptop', LAPTOP],
    ['a tablet', TABLET],
    ['a phone', PHONE],
  ] as const)('on %s', (_, screen) => {
    it('at every scroll position, and the next lead starts at its top, however it is opened', async () => {
      const { page, close } = await openList(screen);
      await openLead(page);
      const goOn: Record<string, () => Promise<void>> = {
        'Next lead': () => button(page, 'Next lead').click(),
        'Previous lead': () => button(page, 'Previous lead').click(),
        j: () => page.keyboard.press('j'),
        k: () => page.keyboard.press('k'),
        'Save and next': async () => {
          await button(page, 'No answer').click();
          await button(page, 'Save and next').click();
        },
      };
      if (screen === LAPTOP) goOn['another row'] = () => page.locator('[data-lead-name]').nth(5).click();
      for (const [way, go] of Object.entries(goOn)) {
        await details(page).locator('#lead-timeline').waitFor();
        const before = await shownName(page);
        await scrollToEnd(page);
        await waitForValue([way, []], async () => [way, await hidden(page, PERSON)]);
        await go();
        const question = page.getByRole('dialog', { name: 'Next step?' });
        await waitForValue(true, async () => (await question.isVisible()) || (await shownName(page)) !== before);
        if (await question.isVisible()) await page.getByRole('button', { name: 'Leave without a next step' }).click();
        await waitForValue(true, async () => (await shownName(page)) !== before);
        await details(page).locator('#lead-timeline').waitFor();
        const scrolled = () => page.evaluate(`document.querySelector('.modal--full .modal__body').scrollTop`);
        await waitForValue([way, 0], async () => [way, await scrolled()]);
        await waitForValue([way, []], async () => [way, await hidden(page, [...PERSON, '.lead-profile__promise'])]);
      }
      await close();
    });
  });

  it('after a deletion too', async () => {
    const { page, close } = await openList(LAPTOP);
    await openLead(page, 8);
    // Parts above the button that load later would move it away from under the pointer.
    await details(page).locator('.lead-timeline__entries').first().waitFor();
    await details(page).getByText('Personal data', { exact: true }).waitFor();
    await scrollToEnd(page);
    const before = await shownName(page);
    await button(page, 'Delete Lead').click();
    await page
      .getByRole('dialog', { name: 'Confirm Delete' })
      .getByRole('button', { name: 'Delete', exact: true })
      .click();
    await waitForValue(true, async () => (await shownName(page)) !== before);
    await waitForValue([], () => hidden(page, [...PERSON, '.lead-profile__promise']));
    await close();
  });
});

describe('after a merge', () => {
  it.each([
    ['a laptop', LAPTOP],
    ['a phone', PHONE],
  ] as const)('the next pair starts at its top on %s', async (_, screen) => {
    const { page, close } = await openList(screen, '/admin/dashboard?duplicates=open');
    await openLead(page);
    const opened = () => new URL(page.url()).searchParams.get('lead');
    const scrolled = () => page.evaluate<number>(`document.querySelector('.modal--full .modal__body').scrollTop`);
    const before = opened();
    const compare = page.getByRole('dialog', { name: 'Compare leads' });
    await details(page)
      .getByRole('button', { name: /^Compare with/ })
      .first()
      .click();
    await compare.waitFor();
    await scrollToEnd(page);
    expect(await scrolled()).toBeGreaterThan(0);
    await compare.getByRole('button', { name: 'Merge', exact: true }).click();
    await waitForValue(true, async () => opened() !== before);
    await compare.waitFor();
    await page.keyboard.press('Escape');
    await compare.waitFor({ state: 'hidden' });
    await details(page).locator('#lead-timeline').waitFor();
    expect(await scrolled()).toBe(0);
    expect(await hidden(page, PERSON)).toEqual([]);
    await close();
  });
});

describe('a key that opens a dialog does not confirm it', () => {
  it.each([
    ['5', 'Why is it closed?'],
    ['6', 'Why is it rejected?'],
  ])('%s on a row, pressed or held', async (key, title) => {
    const { page, close } = await openList(LAPTOP);
    const id = await page.locator('[data-lead]').first().getAttribute('data-lead');
    const status = async () =>
      (await read<{ data: { status: string } }>(site, `/api/leads/${id}`, await tokenOf(page))).data.status;
    const before = await status();
    await page.keyboard.press('j');
    await page.keyboard.down(key);
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
    const question = page.getByRole('dialog', { name: title });
    await question.waitFor();
    expect(await page.locator('.toast').count()).toBe(0);
    await page.keyboard.press('1');
    await question.waitFor({ state: 'hidden' });
    await waitForValue(true, async () => (await status()) !== before);
    await close();
  });

  it('holding Enter on a status, or on Save and next, leaves the dialog open', async () => {
    const { page, close } = await openList(LAPTOP);
    await openLead(page, 1);
    const select = details(page).locator('.lead-composer__save select');
    await select.focus();
    await page.keyboard.press('End');
    for (let press = 0; press < 4; press += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.getByRole('dialog', { name: 'Why is it rejected?' }).waitFor();
    await page.keyboard.press('Escape');

    await button(page, 'Wrong number').click();
    await page.keyboard.down('Control');
    for (let press = 0; press < 4; press += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.keyboard.up('Control');
    await page.getByRole('dialog', { name: 'Next step?' }).waitFor();
    for (let press = 0; press < 4; press += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.getByRole('dialog', { name: 'Next step?' }).waitFor({ state: 'hidden' });
    await close();
  });

  it('a held key types nothing into the field that it opens, and dials only once', async () => {
    const { page, close } = await openList(LAPTOP);
    await openLead(page);
    for (const key of ['c', 'n']) {
      for (let press = 0; press < 4; press += 1) await page.keyboard.down(key);
      await page.keyboard.up(key);
    }
    expect(await page.evaluate('window.called')).toBe(1);
    expect(await note(page).inputValue()).toBe('');
    await page.keyboard.press('Escape');
    for (let press = 0; press < 4; press += 1) await page.keyboard.down('/');
    await page.keyboard.up('/');
    const find = page.getByRole('combobox', { name: 'Command palette' });
    await find.waitFor();
    expect(await find.inputValue()).toBe('');
    await close();
  });
});

describe('text typed after an outcome is the note', () => {
  const WORDS = '2 bigha, said can come next week';

  it('by click, also after a follow-up, a status, a priority, and an error', async () => {
    const { page, close } = await openList(LAPTOP);
    await openLead(page, 2);
    await button(page, 'Answered').click();
    await page.keyboard.type(WORDS);
    expect(await note(page).inputValue()).toBe(WORDS);
    expect(await page.evaluate('window.called')).toBe(0);
    expect(await button(page, 'Answered').getAttribute('aria-pressed')).toBe('true');

    const more: Record<string, () => Promise<void>> = {
      'a follow-up': () => button(page, 'Tomorrow 9:00').click(),
      'a status': async () => {
        await details(page).locator('.lead-composer__save select').selectOption('qualified');
      },
      'a priority': async () => {
        await details(page).getByLabel('Priority', { exact: true }).selectOption('high');
      },
      'the place of the lead': () => details(page).locator('.lead-profile__facts').click(),
      'a refusal': async () => {
        await page.route('**/api/leads/*/calls', (route) =>
          route.fulfill({ status: 500, json: { message: 'Not now' } }),
        );
        await button(page, 'Save').click();
        await details(page).getByRole('alert').waitFor();
      },
      'a question that was closed': async () => {
        await button(page, 'Close').click();
        await page.getByRole('button', { name: 'Keep editing' }).click();
      },
    };
    let expected = WORDS;
    for (const [way, act] of Object.entries(more)) {
      await act();
      await page.keyboard.type('; cash, 2 acres');
      expected += '; cash, 2 acres';
      expect([way, await note(page).inputValue()]).toEqual([way, expected]);
    }
    expect(await page.evaluate('window.called')).toBe(0);
    expect(await details(page).locator('.lead-composer__save select').inputValue()).toBe('qualified');
    await close();
  });

  it('by key and by tap', async () => {
    const { page, close } = await openList(LAPTOP);
    await openLead(page, 2);
    await page.keyboard.press('1');
    await page.keyboard.type(WORDS);
    expect(await note(page).inputValue()).toBe(WORDS);
    await close();

    const phone = await openList(PHONE);
    await openLead(phone.page, 2);
    await button(phone.page, 'Busy').tap();
    await phone.page.keyboard.type(WORDS);
    expect(await note(phone.page).inputValue()).toBe(WORDS);
    await phone.close();
  });

  it('after only a status, a follow-up or a priority, letters are commands', async () => {
    const { page, close } = await openList(LAPTOP);
    await openLead(page, 3);
    const name = await shownName(page);
    await details(page).getByLabel('Priority', { exact: true }).selectOption('low');
    expect(await focused(page)).toBe(name);
    await button(page, 'In 3 days').click();
    expect(await focused(page)).toBe(name);
    await details(page).locator('.lead-composer__save select').selectOption('qualified');
    expect(await focused(page)).toBe(name);
    await page.keyboard.press('1');
    expect(await button(page, 'Answered').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    await page.keyboard.press('2');
    expect(await button(page, 'No answer').getAttribute('aria-pressed')).toBe('true');
    await close();
  });
});

describe('a note whose response was lost', () => {
  it('is stored once, even if it is saved again after a reload', async () => {
    const { page, close } = await openList(LAPTOP);
    await openLead(page, 4);
    const id = new URL(page.url()).searchParams.get('lead');
    const words = 'Wants the price list before the mela';
    await page.route(`**/api/leads/${id}/notes`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await note(page).fill(words);
    await button(page, 'Save').click();
    await details(page).getByRole('alert').waitFor();
    await page.unroute(`**/api/leads/${id}/notes`);
    await page.reload();
    await details(page).locator('.lead-composer').waitFor();
    expect(await note(page).inputValue()).toBe(words);
    await button(page, 'Save').click();
    await waitForValue('', () => note(page).inputValue());
    const { data } = await read<{ data: { notes: { content: string }[] } }>(
      site,
      `/api/leads/${id}`,
      await tokenOf(page),
    );
    expect(data.notes.filter(({ content }) => content === words)).toHaveLength(1);
    await close();
  });
});

describe('nothing covers the buttons of a lead', () => {
  it.each([
    ['a laptop', LAPTOP],
    ['a tablet', TABLET],
    ['a phone', PHONE],
    ['a phone on its side', [740, 360]],
  ] as const)('without a connection, and after a save, on %s', async (_, screen) => {
    const { page, close } = await openList(screen);
    await openLead(page);
    await unfoldComposer(page);
    await button(page, 'In 3 days').click();
    await details(page).locator('.saved-notice__line').waitFor();
    await unfoldComposer(page);
    await button(page, 'Answered').click();
    await waitForValue([], () => hidden(page, SAVE));
    await page.context().setOffline(true);
    await button(page, 'Save').click();
    await page.locator('.connection-banner').waitFor();
    await waitForValue([], () => hidden(page, [...SAVE, ...PERSON]));
    const isDimmed = `[...document.querySelectorAll('dialog:modal')].some((dialog) =>
      parseFloat(getComputedStyle(dialog, '::backdrop').bottom) < document.querySelector('.connection-banner').offsetHeight)`;
    await waitForValue(false, () => page.evaluate(isDimmed));
    await page.context().setOffline(false);
    await page.locator('.connection-banner').waitFor({ state: 'hidden' });
    expect(await page.evaluate(`document.documentElement.style.getPropertyValue('--banner-height')`)).toBe('');
    await close();
  });

  it.each([
    ['a laptop', LAPTOP],
    ['a phone', PHONE],
  ] as const)('also with the next pair in Compare leads, on %s', async (_, screen) => {
    const { page, close } = await openList(screen, '/admin/dashboard?duplicates=open');
    await openLead(page);
    await details(page)
      .getByRole('button', { name: /^Compare/ })
      .first()
      .click();
    const compare = page.getByRole('dialog', { name: 'Compare leads' });
    const place = compare.locator('.compare-dialog__place');
    await place.getByText(/^1 of/).waitFor();
    await compare.getByRole('button', { name: /^Merge/ }).click();
    await page.locator('.toast').waitFor();
    await place.getByText(/^2 of/).waitFor();
    const buttons = [1, 2, 3].map((nth) => `.modal:not(.modal--full) .modal__actions button:nth-of-type(${nth})`);
    await waitForValue([], () => hidden(page, buttons));
    await close();
  });

  it('and nothing covers the bulk bar', async () => {
    const { page, close } = await openList(LAPTOP);
    await page.locator('.select-tick').nth(1).click();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Change status' }).click();
    await page.getByRole('button', { name: 'Mark Contacted' }).click();
    await page.locator('.connection-banner').waitFor();
    await page.locator('.toast').waitFor();
    await waitForValue([], () => hidden(page, ['.bulk-bar__count', '.bulk-bar__row button']));
    await close();
  });
});

describe('a phone number in the list', () => {
  it('is in one line with its chat link, apart from the email, with and without an open lead', async () => {
    const { page, close } = await openList(LAPTOP);
    const crowded = () =>
      page.evaluate<string[]>(`[...document.querySelectorAll('[data-lead] .contact-links')].flatMap((links) => {
        const [email] = links.querySelectorAll(':scope > a');
        const numbers = [...links.querySelectorAll('.contact-links__phone a')].filter((link) => link.offsetParent);
        const places = numbers.map((number) => number.getBoundingClientRect());
        const isBroken = places.some(({ top }) => Math.abs(top - places[0].top) > 4);
        const isUnder = email && places.some(({ right }) => right > email.getBoundingClientRect().left);
        return isBroken || isUnder ? [links.textContent] : [];
      })`);
    expect(await page.locator('[data-lead] .contact-links:has(> a) .contact-links__phone').count()).toBeGreaterThan(0);
    expect(await crowded()).toEqual([]);
    await openLead(page);
    expect(await crowded()).toEqual([]);
    await close();
  });
});

describe('typing while code loads loses nothing', () => {
  const find = (page: Page) => page.getByRole('combobox', { name: 'Command palette' });

  async function loadSlowly(page: Page, delayMs: number): Promise<void> {
    await page.route('**/assets/admin/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await route.continue();
    });
    await page.reload();
    await listLoaded(page);
  }

  it.each([
    [90, 0],
    [40, 0],
    [10, 0],
    [40, 1_500],
  ])('in Find a lead, at %i ms a key, with code that takes %i ms more', async (keyMs, delayMs) => {
    const { page, close } = await openList(LAPTOP);
    await loadSlowly(page, delayMs);
    await page.keyboard.press('/');
    await page.keyboard.type('9848755806', { delay: keyMs });
    await find(page).waitFor();
    await waitForValue('9848755806', () => find(page).inputValue());
    await close();
  });

  it('Enter waits until the search has finished', async () => {
    const { page, close } = await openList(LAPTOP);
    const row = page.locator('[data-lead]').nth(4);
    const id = await row.getAttribute('data-lead');
    const { data } = await read<{ data: { reference: string } }>(site, `/api/leads/${id}`, await tokenOf(page));
    await loadSlowly(page, 700);
    for (const _again of [1, 2]) {
      await page.keyboard.press('/');
      await page.keyboard.type(data.reference, { delay: 10 });
      await page.keyboard.press('Enter');
      await page.waitForURL(`**lead=${id}**`);
      await page.goto(OPEN_LEADS);
      await listLoaded(page);
    }
    await close();
  });

  it('in Add lead, which starts with the focus in its first field', async () => {
    const { page, close } = await openList(LAPTOP);
    await loadSlowly(page, 1_000);
    const add = page.getByRole('button', { name: 'Add lead' });
    await add.click();
    await page.keyboard.type('Sunita Devi', { delay: 20 });
    const dialog = page.getByRole('dialog', { name: 'Add lead' });
    await dialog.waitFor();
    await waitForValue('Sunita Devi', () => dialog.getByRole('textbox').first().inputValue());
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await add.click();
    await dialog.waitFor();
    expect(await page.evaluate('document.activeElement.name')).toBe('type');
    await close();
  });
});
