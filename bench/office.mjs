/**
 * `node bench/office.mjs [--leads 1000000] [--data DIR] [--runs 20]` measures the back office in headless Chromium,
 * from a key or click to the paint of its result. Loads the demo into DIR, keeps it, and prints Markdown. The measured
 * time ends with the second frame after the result is in the document. The debounce of 300 ms (filter, order, tab,
 * search) is subtracted.
 */
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { quantile } from './calls.mjs';
import { demoMember, startLoadedServer } from './loaded-server.mjs';

const DEBOUNCE_MS = 300;
const WORDS = ['sunita tripathi', 'सुनीता', '9876543', 'kumar', 'ra', 'patna'];
const ROWS = '#lead-list tbody tr[data-lead]';
const CARDS = '.board-column .board-card';
const BOARD_LEADS = 1_000;
const PROFILE = '.lead-profile__name';
const IS_LISTED = `(${isListed})()`;
const OTHER_FIRST_ROW = `(before) => ${IS_LISTED} && document.querySelector('${ROWS}')?.dataset.lead !== before.first`;
const OTHER_FOCUSED_ROW = `(before) => document.activeElement?.closest('tr')?.dataset.lead !== before.focused`;

const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '1000000' },
    data: { type: 'string' },
    runs: { type: 'string', default: '20' },
  },
});
const dataDir = values.data ?? join(tmpdir(), `kisan-canteen-bench-${values.leads}`);
const runs = Number(values.runs);

const { server } = await startLoadedServer(Number(values.leads), dataDir);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000));
  await signIn(page);
  say(`${values.leads} leads; ${cpus().length} x ${cpus()[0]?.model}; load ${loadavg()[0].toFixed(1)}.\n`);
  say('| interaction | p50 ms | p95 ms | most |\n|---|---|---|---|');
  await measureList(page);
  await measureLead(page);
  await measureBoard(page);
} finally {
  await browser.close();
  await server.close();
}

async function signIn(page) {
  const { email, password } = await demoMember('anjali.verma');
  await page.goto(`${server.url}/admin/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await listLoaded(page);
}

async function measureList(page) {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const date = page.locator('.lead-column--date .data-table__sort');
  const tabs = page.locator('.type-tabs__tab');
  const queues = page.locator('.queue-list__queue');
  await row('next page', page, { act: () => next.click(), until: OTHER_FIRST_ROW });
  await openList(page);
  await row('order by date', page, { act: () => date.click(), until: OTHER_FIRST_ROW, debounced: true });
  await openList(page);
  await row('type tab', page, {
    act: (run) => tabs.nth(run % 2 ? 1 : 2).click(),
    until: OTHER_FIRST_ROW,
    debounced: true,
  });
  await openList(page);
  await row('work queue', page, {
    act: (run) => queues.nth(run % 2 ? 0 : 1).click(),
    until: OTHER_FIRST_ROW,
    debounced: true,
  });
  await openList(page);
  await row('filter by status', page, {
    before: async () => {
      await openList(page);
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByRole('checkbox', { name: 'Converted', exact: true }).click();
    },
    act: () => page.getByRole('button', { name: /^Show [\d,]+ leads?$/ }).click(),
    until: OTHER_FIRST_ROW,
    debounced: true,
  });
  await openList(page);
  const search = page.getByLabel('Search leads');
  for (const word of WORDS) {
    await row(`search "${word}"`, page, {
      before: async () => {
        await search.fill('');
        await listLoaded(page);
        await search.fill(word.slice(0, -1));
        await search.press('End');
      },
      act: () => page.keyboard.insertText(word.slice(-1)),
      until: ADDRESS_LISTED(word),
      debounced: true,
    });
  }
}

async function measureLead(page) {
  await openList(page);
  await page.locator(ROWS).first().locator('.lead-row__name').focus();
  await row('j: to the next row', page, {
    before: async (run) => run % 19 === 0 && page.locator(ROWS).first().locator('.lead-row__name').focus(),
    act: () => page.keyboard.press('j'),
    until: OTHER_FOCUSED_ROW,
  });
  const name = (run) =>
    page
      .locator(ROWS)
      .nth(run % 15)
      .locator('.lead-row__name');
  await name(0).click();
  await page.waitForSelector(PROFILE);
  await row('open a lead from a hovered row', page, {
    before: async (run) => {
      // A lead without a next step asks before it closes: the first Escape closes the question, the next one the lead.
      for (let keys = 0; keys < 4 && (await page.locator(PROFILE).count()) > 0; keys += 1) {
        await page.keyboard.press('Escape');
        await delay(DEBOUNCE_MS);
      }
      await page.waitForSelector(PROFILE, { state: 'detached' });
      await name(run).hover();
    },
    act: (run) => name(run).click(),
    until: `() => document.querySelector('${PROFILE}') !== null`,
  });
  await row('add a note', page, {
    before: (run) => page.locator('.lead-composer__words').fill(`Asked for the price list, ${run}.`),
    act: () => page.locator('.lead-composer__save button').first().click(),
    until: `() => document.querySelector('.lead-composer__words')?.value === ''`,
  });
  await openList(page);
  await row('change a status', page, {
    act: async (run) => {
      const status = page
        .locator(ROWS)
        .nth(run % 15)
        .locator('.status-select');
      await status.selectOption((await status.inputValue()) === 'qualified' ? 'contacted' : 'qualified');
    },
    until: `(before) => document.querySelectorAll('.toasts [class*=toast]').length > 0
      && [...document.querySelectorAll('.status-select')].map(({ className }) => className).join() !== before.statuses`,
  });
}

async function measureBoard(page) {
  const board = page.getByRole('button', { name: 'Board', exact: true });
  await row('open the board', page, {
    before: () => openList(page),
    act: () => board.click(),
    until: `() => document.querySelectorAll('${CARDS}').length >= 100`,
  });
  const column = page.locator('.board-column--contacted .board-column__cards');
  for (let loaded = 0; loaded < BOARD_LEADS; loaded = await column.locator('.board-card').count()) {
    await column.evaluate((cards) => cards.scrollTo(0, cards.scrollHeight));
    await settled(page);
  }
  const frames = await column.evaluate(scrollToTop);
  const ms = (share) => Math.round(quantile(frames, share));
  say(`| one frame of scrolling through ${BOARD_LEADS} cards | ${ms(0.5)} | ${ms(0.95)} | ${ms(1)} |`);
  const first = column.locator('[data-lead-name]').first();
  await row(`move a lead beside ${BOARD_LEADS} cards`, page, {
    before: (run) => run === 0 && first.focus(),
    act: (run) => page.keyboard.press(run % 2 ? 'Shift+ArrowLeft' : 'Shift+ArrowRight'),
    until: `(before) => {
      const { column, card } = before;
      const now = document.activeElement?.closest('.board-column');
      return now && now.className !== column && document.activeElement.closest('.board-card').dataset.lead === card;
    }`,
  });
}

/** Runs in the page. Scrolls up a quarter of a screen per frame and returns the milliseconds of each frame. */
async function scrollToTop(cards) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const times = [];
  let last = await frame();
  while (cards.scrollTop > 0) {
    cards.scrollBy(0, -cards.clientHeight / 4);
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times;
}

/** Whether the list shows the search result: the response to the last letter has arrived. */
function ADDRESS_LISTED(word) {
  return `function () { return ${IS_LISTED} && performance.getEntriesByType('resource').some(({ name, startTime, responseEnd }) =>
    startTime > this.startedMs && responseEnd > 0 && new URL(name).pathname === '/api/leads'
    && new URL(name).searchParams.get("search") === ${JSON.stringify(word)}); }`;
}

async function openList(page) {
  await page.goto(`${server.url}/admin/dashboard`);
  await listLoaded(page);
}

async function listLoaded(page) {
  await page.waitForFunction(isListed);
}

/** Runs in the page. Whether the list has rows or the empty state, and no request is in progress. */
function isListed() {
  const list = document.querySelector('#lead-list');
  if (!list?.querySelector('table, .lead-board, .content-state') || list.querySelector('[aria-busy="true"]'))
    return false;
  return !list.querySelector('.content-state')?.textContent.startsWith('Loading');
}

async function row(title, page, { before = async () => {}, act, until, debounced = false }) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    await before(run);
    await settled(page);
    const measured = await page.evaluateHandle(`(${arm})(${until})`);
    await act(run);
    times.push((await measured.evaluate(({ painted }) => painted)) - (debounced ? DEBOUNCE_MS : 0));
  }
  const ms = (share) => Math.round(quantile(times, share));
  say(`| ${title} | ${ms(0.5)} | ${ms(0.95)} | ${Math.round(Math.max(...times))} |`);
}

/** Waits for the requests of earlier actions. */
async function settled(page) {
  await delay(DEBOUNCE_MS + 200);
  await listLoaded(page);
}

/** Runs in the page. Measures from the next key, click or choice to the second frame after `until` is true. */
function arm(until) {
  const statuses = [...document.querySelectorAll('.status-select')].map(({ className }) => className).join();
  const before = {
    first: document.querySelector('#lead-list tbody tr[data-lead]')?.dataset.lead,
    focused: document.activeElement?.closest('tr')?.dataset.lead,
    column: document.activeElement?.closest('.board-column')?.className,
    card: document.activeElement?.closest('.board-card')?.dataset.lead,
    statuses,
  };
  const events = ['keydown', 'pointerdown', 'input', 'change'];
  const painted = new Promise((resolve) => {
    const start = (event) => {
      for (const name of events) removeEventListener(name, start, true);
      const startedMs = event.timeStamp;
      const look = () => {
        if (!until.call({ startedMs }, before)) return requestAnimationFrame(look);
        return requestAnimationFrame(() => resolve(performance.now() - startedMs));
      };
      requestAnimationFrame(look);
    };
    for (const name of events) addEventListener(name, start, true);
  });
  return { painted };
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
