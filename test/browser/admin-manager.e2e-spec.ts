import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import { leadTypeDefinition, leadTypesOfPreset } from '../../src/lead-types/lead-types.js';
import { asStaff, signIn } from '../support/admin-site.js';
import type { Schema } from '../support/api-client.js';
import {
  type DemoSite,
  DIALOG,
  demoStaff,
  listLoaded,
  read,
  startDemoSite,
  toastShows,
  tokenFor,
} from '../support/demo-site.js';
import { expectFits } from '../support/page-checks.js';
import { waitForValue } from '../support/wait-for.js';

interface Lead {
  _id: string;
  reference: string;
  type: string;
  personalInfo: { fullName: string; phone: string; city?: string };
}

const DESK = { width: 1440, height: 900 };
const RAKESH = demoStaff('rakesh.sinha');
const TYPES = leadTypesOfPreset('manager');

let site: DemoSite;
let token: string;
let context: BrowserContext;
let page: Page;
let pageErrors: string[];

beforeAll(async () => {
  site = await startDemoSite();
  token = await tokenFor(site, RAKESH);
  ({ context, page, pageErrors } = await signIn(site, { ...RAKESH, ...DESK }));
});
afterAll(async () => {
  await context.close();
  await site.close();
});

// A failed test could leave the window small.
afterEach(() => page.setViewportSize(DESK));

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const details = () => page.getByRole('dialog', { name: 'Lead Details' });
const rows = () => page.locator('tbody tr[data-lead]');
const focusedLead = () =>
  page.evaluate<string | undefined>(`document.activeElement.closest('[data-lead]')?.dataset.lead`);

async function leads(query: string): Promise<Lead[]> {
  return (await read<{ data: Lead[] }>(site, `/api/leads?${query}`, token)).data;
}

/** Makes `count` leads overdue, because the number of overdue leads in the demo depends on the hour and the weekday. */
async function makeOverdue(count: number): Promise<void> {
  const newest = await leads(`type=contact&status=new&limit=${count}`);
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query(
    `UPDATE leads SET due_at = now() - interval '2 hours', due_soon_at = now() - interval '4 hours'
     WHERE id = ANY($1::uuid[])`,
    [newest.map(({ _id }) => _id)],
  );
  await client.end();
}

async function show(query = ''): Promise<void> {
  await page.goto(`/admin/dashboard${query}`);
  await listLoaded(page);
}

describe('a manager’s view', () => {
  it('has the leads of the preset, with the manager’s actions and no others', async () => {
    await listLoaded(page);
    await page.getByRole('link', { name: 'Reports', exact: true }).waitFor();
    const labels = TYPES.map((type) => leadTypeDefinition(type).label);
    await waitForValue(['All Leads', ...labels, 'Suspected spam'], async () =>
      (await page.getByRole('tab').allTextContents()).map((tab) => tab.replace(/[\s\d,]+$/, '')),
    );
    await rows()
      .first()
      .getByRole('button', { name: /^More actions for/ })
      .click();
    await rows()
      .first()
      .getByRole('button', { name: /^Delete/, disabled: true })
      .waitFor();
    await page.keyboard.press('Escape');
    await rows().first().getByRole('checkbox').check();
    await button('Change status').click();
    await button('Mark Contacted').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Export Selected/ }).waitFor();
    await page.getByRole('button', { name: 'Delete selected', disabled: true }).focus();
    await page.getByText('You need the “Delete” permission to delete several leads.').waitFor();
    await expectFits(page);
    await button('Clear Selection').click();
    const [hidden] = (await read<{ data: Lead[] }>(site, '/api/leads?type=sarthi&limit=1', site.token)).data;
    await page.goto(`/admin/dashboard?lead=${hidden?._id}`);
    await details()
      .getByText(/^Error:/)
      .waitFor();
    await expectFits(page, DIALOG);
    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: 'Manage Users' }).click();
    await page.getByText('You need the “Manage Users” permission to manage users.').waitFor();
    pageErrors.length = 0;
  });

  it.each(TYPES)('has every section and every field of a lead of type %s', async (type) => {
    // Uses a closed lead, because the screen can ask for the next step when a user leaves an open lead.
    const [lead] = await leads(`type=${type}&status=closed,rejected,converted&limit=1`);
    await page.goto(`/admin/dashboard?tab=${type}&lead=${lead?._id}`);
    await details().getByRole('heading', { name: 'Lead Information' }).waitFor();
    const shown = await details().locator('dt').allTextContents();
    for (const { label } of Object.values(leadTypeDefinition(type).fields)) expect(shown).toContain(label);
    const headings = await details().locator('h3').allTextContents();
    for (const heading of ['Personal Information', 'Lead Information', 'Timeline']) {
      expect(headings).toContain(heading);
    }
    await details().getByRole('button', { name: 'Delete Lead', disabled: true }).waitFor();
    await details().getByRole('button', { name: 'Close', exact: true }).click();
    await details().waitFor({ state: 'detached' });
    await waitForValue(null, async () => new URL(page.url()).searchParams.get('lead'));
  });
});

describe('working a lead', () => {
  it('opens it by its cell or its URL, reassigns it, and writes notes that the timeline shows', async () => {
    // Resets what the demo generated, so that the lead is new, not urgent and unassigned.
    const [{ _id: id } = { _id: '' }] = await leads('type=franchise&limit=1');
    const plain = { status: 'new', priority: 'medium', assignedTo: null };
    await asStaff(site, 'PUT', `/api/leads/${id}`, site.token, plain);
    await show('?tab=franchise&status=new');
    await page
      .locator('.lead-row__contact')
      .first()
      .click({ position: { x: 4, y: 4 } });
    await details().getByRole('heading', { name: 'Franchise Information' }).waitFor();
    await waitForValue(id, async () => new URL(page.url()).searchParams.get('lead') ?? '');
    await page.reload();
    await details().getByRole('heading', { name: 'Timeline' }).waitFor();
    await expectFits(page, DIALOG);

    await details().getByLabel('Priority').selectOption('Urgent');
    await details()
      .getByText(/^Priority changed from Medium to Urgent/)
      .first()
      .waitFor();
    await details().getByLabel('Assigned to').selectOption('Nilesh Patil');
    await details()
      .getByText(/^Assigned to Nilesh Patil/)
      .first()
      .waitFor();
    await details().getByLabel('Status of').selectOption('Contacted');
    await details().getByText('Status changed from New to Contacted').first().waitFor();
    // Checks the stored lead, because the history can contain an earlier assignment to him.
    await waitForValue('contacted, Nilesh Patil', async () => {
      const { data } = await read<Schema<'LeadResult'>>(site, `/api/leads/${id}`, site.token);
      return `${data.status}, ${data.assignedTo?.name}`;
    });
    const nilesh = await tokenFor(site, demoStaff('nilesh.patil'));
    expect((await read<{ data: { _id: string } }>(site, `/api/leads/${id}`, nilesh)).data._id).toBe(id);

    await page.route('**/notes', (route) => route.abort('connectionrefused'));
    await details().getByLabel('Add a note').fill('Wants to see the canteen in Gaya first.');
    await details().getByRole('button', { name: 'Save', exact: true }).click();
    await details().getByText('Network error: Unable to connect to the server.').waitFor();
    expect(await details().getByLabel('Add a note').inputValue()).toBe('Wants to see the canteen in Gaya first.');
    await page.unroute('**/notes');
    await details().getByRole('button', { name: 'Save', exact: true }).click();
    await details()
      .locator('.lead-timeline__entries')
      .first()
      .getByText('Wants to see the canteen in Gaya first.')
      .waitFor();
    await waitForValue('', () => details().getByLabel('Add a note').inputValue());
    pageErrors.length = 0;
  });

  it('goes from lead to lead, across pages, and back to its row', async () => {
    // These leads fill two pages at any hour. They are closed, so the screen does not ask for a next step.
    const done = 'status=closed,rejected,converted';
    await show(`?tab=contact&${done}`);
    const first = await leads(`type=contact&${done}&limit=21`);
    await rows().nth(19).locator('[data-lead-name]').click();
    await details().getByRole('heading', { name: 'Lead Information' }).waitFor();
    const opens = async (lead: Lead | undefined, place: string) => {
      await waitForValue(lead?._id, async () => new URL(page.url()).searchParams.get('lead') ?? undefined);
      await details()
        .locator('.lead-profile__reference', { hasText: lead?.reference.slice(5) })
        .waitFor();
      await details()
        .getByText(new RegExp(`^${place} of \\d+( · \\d+ left)?$`))
        .waitFor();
    };
    await opens(first[19], '20');
    await details().getByRole('button', { name: 'Next lead' }).click();
    await opens(first[20], '21');
    await page.keyboard.press('k');
    await opens(first[19], '20');
    await page.keyboard.press('j');
    await opens(first[20], '21');
    await page.keyboard.press('Escape');
    await details().waitFor({ state: 'detached' });
    await waitForValue(first[20]?._id, focusedLead);
    expect(decodeURIComponent(new URL(page.url()).search)).toBe(`?tab=contact&${done}&page=2`);
    expect(pageErrors).toEqual([]);
  });

  it('works through a queue whose leads leave the list, and goes back one step, which asks before a note is lost', async () => {
    await makeOverdue(3);
    await show('?tab=contact&status=new');
    await page.getByRole('button', { name: /^Overdue/ }).click();
    await listLoaded(page);
    await waitForValue(true, async () => page.url().includes('promise=overdue'));
    await listLoaded(page);
    const queue = await leads('type=contact&promise=overdue&sortBy=dueAt&sortOrder=asc&limit=5');
    const opens = async (at: number) => {
      await details()
        .locator('.lead-profile__reference', { hasText: queue[at]?.reference.slice(5) })
        .waitFor();
      await details()
        .getByText(new RegExp(`^${at + 1} of \\d+( · \\d+ left)?$`))
        .waitFor();
      // The name and reference appear immediately, because the list has them. Keys work only after the lead has loaded.
      await details().locator('.lead-details__work:not([inert])').waitFor();
    };
    await rows().first().locator('[data-lead-name]').click();
    await opens(0);
    await page.keyboard.press('2');
    await page.keyboard.press('Control+Enter');
    await opens(1);
    await details().getByLabel('Status of').selectOption('Contacted');
    await details().getByText('Status changed from New to Contacted').first().waitFor({ state: 'attached' });
    await details().getByRole('button', { name: 'Next lead' }).click();
    const whenNext = page.getByRole('dialog', { name: 'Next step?' });
    await whenNext.waitFor();
    await expectFits(page, DIALOG);
    await page.keyboard.press('2');
    await opens(2);
    await details().getByRole('button', { name: 'Previous lead' }).click();
    await opens(1);
    await page.keyboard.press('j');
    await opens(2);

    await details().getByLabel('Add a note').fill('Calls back on Monday.');
    const question = page.getByRole('dialog', { name: 'Discard changes?' });
    await page.evaluate('history.back()');
    await question.waitFor();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(await details().getByLabel('Add a note').inputValue()).toBe('Calls back on Monday.');
    expect(new URL(page.url()).searchParams.get('lead')).toBe(queue[2]?._id);
    await page.evaluate('history.back()');
    await question.getByRole('button', { name: 'Discard' }).click();
    await details().waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?tab=contact&status=new&promise=overdue&sortBy=dueAt&sortOrder=asc');
    await waitForValue(queue[2]?._id, focusedLead);
    await page.goBack();
    await waitForValue('?tab=contact&status=new', async () => new URL(page.url()).search);
    expect(pageErrors).toEqual([]);
  });

  it('closes with one Escape a lead that loads while it closes, although it has no follow-up', async () => {
    const [lead] = await leads('nextStep=none&limit=1');
    const address = `**/api/leads/${lead?._id}`;
    await show(`?search=${lead?.reference}`);
    let send = () => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(address, async (route) => {
      await held;
      await route.continue();
    });
    await rows().first().locator('[data-lead-name]').click();
    await details().locator('.lead-profile__name').waitFor();
    // Going back is asynchronous. The delay simulates that the lead loads first.
    await page.evaluate(
      `{ const go = history.go.bind(history); history.go = (steps) => { window.goNow = () => go(steps); }; }`,
    );
    await page.keyboard.press('Escape');
    send();
    await details().getByLabel('Add a note').waitFor();
    await page.evaluate('goNow()');
    await details().waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.unroute(address);
    expect(pageErrors).toEqual([]);
  });

  it('corrects contact data together with another user, and loses neither change', async () => {
    const [lead] = await leads('type=kisan_canteen&limit=1');
    const id = lead?._id ?? '';
    await page.goto(`/admin/dashboard?tab=kisan_canteen&lead=${id}`);
    await details().getByRole('button', { name: 'Correct details' }).click();
    const form = page.getByRole('dialog', { name: 'Correct details' });
    await expectFits(page, DIALOG);
    const name = form.getByLabel('Full name');
    await name.fill('Rekha Kumari Mahto');
    await form.getByLabel('Email').fill('not an address');
    // In a narrow window the lead covers the page, but not a dialog opened from it.
    await page.setViewportSize({ ...DESK, width: 1100 });
    await page.locator('dialog[data-beside]').waitFor({ state: 'detached' });
    await form.locator('input:focus').waitFor();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await page.setViewportSize(DESK);
    await page.locator('[aria-invalid="true"]:focus').waitFor();
    await expectFits(page, DIALOG);
    expect(await name.inputValue()).toBe('Rekha Kumari Mahto');
    await form.getByLabel('Email').fill('rekha@example.com');

    await asStaff(site, 'PUT', `/api/leads/${id}`, site.token, {
      personalInfo: { fullName: 'Rekha Kumari', city: 'Nawada' },
    });
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await form.getByText('Someone else changed this lead meanwhile.').waitFor();
    await expectFits(page, DIALOG);
    await form.getByText('Theirs: Rekha Kumari').waitFor();
    expect(await name.inputValue()).toBe('Rekha Kumari Mahto');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Discard changes?' }).waitFor();
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await toastShows(page, 'Lead updated successfully');
    const { data } = await read<{ data: Lead & { personalInfo: { email: string } } }>(site, `/api/leads/${id}`, token);
    expect(data.personalInfo).toMatchObject({
      fullName: 'Rekha Kumari Mahto',
      email: 'rekha@example.com',
      city: 'Nawada',
    });
    await details()
      .getByText('Full name corrected from “Rekha Kumari” to “Rekha Kumari Mahto”')
      .waitFor({ state: 'attached' });
    pageErrors.length = 0;
  });
});

describe('the keyboard', () => {
  it('finds, browses, opens, selects, changes and assigns leads', async () => {
    await show('?tab=kisan_mandi');
    const all = await leads('type=kisan_mandi&limit=3');
    await page.keyboard.press('/');
    await page.locator(':focus[placeholder="Find a lead, list or command..."]').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await waitForValue(all[0]?._id, focusedLead);
    await page.keyboard.press('j');
    await waitForValue(all[1]?._id, focusedLead);
    await page.keyboard.press('k');
    await page.keyboard.press('x');
    await page.getByText('1 lead(s) selected').first().waitFor();
    await page.keyboard.press('x');
    await page.getByText('1 lead(s) selected').first().waitFor({ state: 'detached' });
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await details().getByRole('heading', { name: 'Lead Information' }).waitFor();
    await page.keyboard.press('Escape');
    await details().waitFor({ state: 'detached' });
    await waitForValue(all[0]?._id, focusedLead);
    await page.keyboard.press('a');
    const people = page.locator('tr[data-lead] .popover__panel');
    await people.getByRole('searchbox', { name: 'Find a person' }).and(page.locator(':focus')).waitFor();
    await people.getByRole('button', { name: 'Unassigned' }).waitFor();
    await page.keyboard.press('Escape');
    await people.waitFor({ state: 'detached' });
    expect(await details().count()).toBe(0);
    await waitForValue(all[0]?._id, focusedLead);
    await page.keyboard.press('s');
    await page.locator('.status-select:focus').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const key of ['/', 'j', 'k', 'Enter', 'x', 's', 'a', 'p', 'f', '?', 'Ctrl K']) {
      // Some keys are also listed among the keys of a lead.
      await help
        .locator('kbd', { hasText: new RegExp(`^${key.replace('?', '\\?')}$`) })
        .first()
        .waitFor();
    }
    await expectFits(page, DIALOG);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    expect(pageErrors).toEqual([]);
  });

  it('opens any lead by a part of its phone number, and any list, from the palette', async () => {
    // Uses a closed lead, because the screen can ask for the next step when a user leaves an open lead.
    const [lead] = await leads('type=quick_contact&status=closed,rejected,converted&limit=1');
    const digits = (lead?.personalInfo.phone ?? '').replace(/\D/g, '').slice(-8);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await palette.getByPlaceholder('Find a lead, list or command...').fill(digits);
    await palette
      .getByRole('option')
      .filter({ hasText: lead?.personalInfo.fullName ?? '' })
      .first()
      .waitFor();
    await expectFits(page, DIALOG);
    await page.keyboard.press('Enter');
    await details()
      .getByText(lead?.personalInfo.fullName ?? '')
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await details().waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await palette.getByPlaceholder('Find a lead, list or command...').fill('Status: Conv');
    await palette.getByRole('option', { name: 'Status: Converted' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/dashboard?status=converted');
    await listLoaded(page);
    expect(pageErrors).toEqual([]);
  });
});
