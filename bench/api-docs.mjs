/**
 * `node bench/api-docs.mjs [--runs 5]` measures how long `/api/docs` takes to open in headless Chromium: from the start
 * of the navigation until the first paint, and until the first row of the list is painted. Each run has a new browser
 * context, so nothing is cached. Prints Markdown.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';
import { quantile } from './calls.mjs';
import { startServer } from './server.mjs';

const SCREENS = [
  [1366, 768],
  [360, 740],
];
const FIRST_ROW = '.opblock-tag';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  // The first request builds and compresses the document.
  for (const path of ['/api/docs', '/api/openapi.json']) await (await fetch(server.url + path)).text();
  console.log(
    `${cpus().length} x ${cpus()[0]?.model}; load ${loadavg()[0].toFixed(1)}. Median of ${values.runs} runs.\n`,
  );
  // The browser's own first page is slower.
  await open(...SCREENS[0]);
  console.log('| screen | first paint ms | list ms (slowest) | heap MB | elements |\n|---|---|---|---|---|');
  for (const [width, height] of SCREENS) {
    const runs = [];
    for (let run = 0; run < Number(values.runs); run += 1) runs.push(await open(width, height));
    const median = (name) =>
      quantile(
        runs.map((figures) => figures[name]).sort((a, b) => a - b),
        0.5,
      );
    const slowest = Math.max(...runs.map(({ listMs }) => listMs));
    console.log(
      `| ${width} x ${height} | ${Math.round(median('paintMs'))} | ${Math.round(median('listMs'))} (${Math.round(slowest)}) | ${median('heapMb').toFixed(1)} | ${median('elements')} |`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}

async function open(width, height) {
  const context = await browser.newContext({ viewport: { width, height } });
  try {
    const page = await context.newPage();
    await page.addInitScript(`(${noteFirstRow})('${FIRST_ROW}')`);
    await page.goto(`${server.url}/api/docs`);
    const { listMs, paintMs, elements } = await page.evaluate(async () => ({
      listMs: await window.firstRowMs,
      paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      elements: document.querySelectorAll('*').length,
    }));
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { listMs, paintMs, elements, heapMb: usedSize / 1e6 };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function noteFirstRow(selector) {
  window.firstRowMs = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}
