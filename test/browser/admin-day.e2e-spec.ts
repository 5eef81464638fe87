/**
 * Counts the keys, clicks and scrolls of a telecaller's morning: each overdue lead is read, called, logged with a note,
 * and given a status and next step. docs/decisions/0017-working-a-lead.md defines what is counted.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { Locator, Page } from 'playwright-core';
import { isCampaign } from '../campaigns/campaign.js';
import { countLeads, type DemoSite, demoStaff, startDemoSite, tokenFor, userIdOf } from '../support/demo-site.js';
import {
  leadButton as button,
  leadDetails as details,
  LAPTOP,
  openLeadList,
  PHONE,
  type Screen,
} from '../support/lead-list.js';
import { waitForValue } from '../support/wait-for.js';

/** Each lead takes the same work, so a few are enough. The campaign `screens` works through a whole morning. */
const LEADS = isCampaign ? 30 : 4;
const QUEUE = '/admin/dashboard?assignment=me&promise=overdue&sortBy=dueAt&sortOrder=asc';
/** Time for a lead to render completely. It is first rendered with the data of its row, so the content below moves. */
const DRAWN_MS = 3_000;
const WORDS = 'Comes to the canteen on Friday';

let site: DemoSite;

beforeAll(async () => {
  site = await startDemoSite();
});
afterAll(() => site.close());

/** Makes this number of leads overdue and assigns them to the user; no other lead is overdue. */
async function makeOverdue(userId: string, leads: number): Promise<void> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query(
    `UPDATE leads SET due_at = now() + interval '5 days', due_soon_at = now() + interval '4 days'
     WHERE first_response_at IS NULL AND due_at IS NOT NULL`,
  );
  await client.query(
    `WITH chosen AS (
       SELECT id FROM leads WHERE type IN ('contact', 'quick_contact') AND phone_e164 IS NOT NULL
         AND quarantined_at IS NULL AND merged_into IS NULL AND erased_at IS NULL ORDER BY created_at DESC, id LIMIT $2
     ), unplanned AS (
       DELETE FROM lead_follow_ups WHERE lead_id IN (SELECT id FROM chosen)
     )
     UPDATE leads SET assigned_to = $1, status = 'new', priority = 'medium', first_response_at = NULL,
       follow_up_on = NULL, follow_up_at = NULL, follow_up_note = NULL,
       due_at = now() - interval '2 hours', due_soon_at = now() - interval '4 hours'
     WHERE id IN (SELECT id FROM chosen)`,
    [userId, leads],
  );
  await client.end();
}

class Hands {
  readonly counts = { keys: 0, clicks: 0, taps: 0, scrolls: 0 };
  constructor(readonly page: Page) {}

  async press(keys: string): Promise<void> {
    this.counts.keys += keys.split('+').length;
    await this.page.keyboard.press(keys);
  }
  async click(target: Locator): Promise<void> {
    this.counts.clicks += 1;
    await this.reach(target);
    await target.click();
  }
  async tap(target: Locator): Promise<void> {
    this.counts.taps += 1;
    await this.reach(target);
    await target.tap();
  }
  /** Counts a scroll if the target stays out of sight. Does not count one if the target is still rendering. */
  async reach(target: Locator): Promise<void> {
    for (const deadline = Date.now() + DRAWN_MS; Date.now() < deadline; await this.page.waitForTimeout(50)) {
      if (await isInSight(this.page, target)) return;
    }
    this.counts.scrolls += 1;
    await target.scrollIntoViewIfNeeded();
  }
}

async function isInSight(page: Page, target: Locator): Promise<boolean> {
  const [box, size] = [await target.boundingBox(), page.viewportSize()];
  const isInside = box && size && box.y >= 0 && box.y < size.height && box.x >= 0 && box.x + box.width <= size.width;
  if (!isInside) return false;
  // The footer of the lead must not cover the target either.
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = element.ownerDocument.elementFromPoint(left + width / 2, top + Math.min(height, 20) / 2);
    return there !== null && (element.contains(there) || there.contains(element));
  });
}

async function openQueue(who: string, leads: number, screen: Screen) {
  const staff = demoStaff(who);
  const token = await tokenFor(site, staff);
  const name = who.split('.').map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  await makeOverdue(await userIdOf(site, name.join(' ')), leads);
  const { page, errors, close } = await openLeadList(site, screen, QUEUE, who);
  expect(await countLeads(site, 'promise=overdue&assignedTo=me', token)).toBe(leads);
  await page.locator('[data-lead-name]').first().click();
  return { page, errors, token, close };
}

async function workAll(page: Page, leads: number, work: (hands: Hands, at: number) => Promise<void>) {
  const hands = new Hands(page);
  for (let at = 0; at < leads; at += 1) {
    await details(page)
      .getByText(at === 0 ? `1 of ${leads}` : `${at + 1} of ${leads} · ${leads - at} left`, { exact: true })
      .waitFor();
    await details(page).locator('.lead-details__work:not(:has([inert])) .lead-composer').waitFor();
    await details(page).locator('.lead-profile__name:focus').waitFor();
    for (const part of [
      '.lead-profile__name',
      '.lead-request-section',
      '.contact-actions__call',
      '.lead-profile__promise',
    ]) {
      await hands.reach(details(page).locator(part));
    }
    await work(hands, at);
  }
  await details(page)
    .getByRole('heading', { name: `All ${leads} done` })
    .waitFor();
  const { keys, clicks, taps, scrolls } = hands.counts;
  return { keys: keys / leads, clicks: clicks / leads, taps: taps / leads, scrolls: scrolls / leads };
}

async function expectAllWorked(token: string): Promise<void> {
  await waitForValue(0, () => countLeads(site, 'promise=overdue&assignedTo=me', token));
  expect(await countLeads(site, 'nextStep=none&assignedTo=me&status=new', token)).toBe(0);
}

describe.each([
  ['an agent', 'sunita.kumari'],
  ['a manager', 'rakesh.sinha'],
] as const)('the overdue leads of %s', (_, who) => {
  it('take at most 5 keys each, plus the typed note, on a laptop', async () => {
    const { page, errors, token, close } = await openQueue(who, LEADS, LAPTOP);
    const each = await workAll(page, LEADS, async (hands, at) => {
      await hands.press('c');
      await hands.press(at % 3 === 0 ? '2' : '1');
      await page.keyboard.type(WORDS);
      await hands.press('Control+Enter');
    });
    expect(each).toEqual({ keys: 4, clicks: 0, taps: 0, scrolls: 0 });
    await expectAllWorked(token);
    expect(errors).toEqual([]);
    await close();
  });

  it.each([
    ['4 clicks each, on a laptop', LAPTOP, 'click', { keys: 0, clicks: 4, taps: 0, scrolls: 0 }],
    ['4 taps and no swipe each, on a phone', PHONE, 'tap', { keys: 0, clicks: 0, taps: 4, scrolls: 0 }],
  ] as const)('take %s', async (_what, screen, by, most) => {
    const { page, errors, token, close } = await openQueue(who, LEADS, screen);
    const each = await workAll(page, LEADS, async (hands) => {
      await hands[by](details(page).locator('.contact-actions__call'));
      await hands[by](button(page, 'Answered'));
      await hands[by](button(page, 'Tomorrow 9:00'));
      await hands[by](button(page, 'Save and next'));
    });
    expect(each).toEqual(most);
    await expectAllWorked(token);
    expect(errors).toEqual([]);
    await close();
  });
});
