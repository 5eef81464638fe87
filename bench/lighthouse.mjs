/**
 * `npm ci --prefix bench && node bench/lighthouse.mjs [--profile slow4g|village] [--runs N] [--language hi] [--only
 * /path ...]` runs Lighthouse on every page and prints a Markdown table of medians, worst page last. A run takes about
 * 12 s: all Hindi pages with `--runs 1` take 8 minutes.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium, WHOLE_BROWSERS } from '../scripts/chromium.mjs';
import { pageWeights } from '../scripts/site/weights.mjs';
import { startServer } from './server.mjs';

const PROFILES = {
  // Lighthouse's own mobile profile.
  slow4g: { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 4 },
  village: { rttMs: 400, throughputKbps: 400, cpuSlowdownMultiplier: 6 },
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const { values } = parseArgs({
  options: {
    profile: { type: 'string', default: 'slow4g' },
    runs: { type: 'string', default: '5' },
    language: { type: 'string' },
    only: { type: 'string', multiple: true },
  },
});
const throttling = PROFILES[values.profile];
if (!throttling) throw new Error(`--profile must be one of ${Object.keys(PROFILES).join(', ')}.`);

const server = await startServer();
const pages = (await pageWeights('dist')).filter(({ language }) => !values.language || language === values.language);
const addresses = values.only ?? pages.map(({ address }) => address);
say(`Lighthouse, ${values.profile}, median of ${values.runs}, ${cpus().length} x ${cpus()[0]?.model}\n`);
say('| page | performance | accessibility | best practices | SEO | LCP s | CLS | TBT ms |');
say('|---|---|---|---|---|---|---|---|');
const rows = [];
try {
  for (const address of addresses) {
    const runs = [];
    for (let run = 0; run < Number(values.runs); run++) runs.push(await measure(server.url + address));
    const row = [address, ...runs[0].map((_, column) => median(runs.map((figures) => figures[column])))];
    rows.push(row);
    say(`| ${row.join(' | ')} |`);
  }
} finally {
  await server.close();
}
const worst = [1, 2, 3, 4].map((column) => Math.min(...rows.map((row) => row[column])));
const slowest = [5, 6, 7].map((column) => Math.max(...rows.map((row) => row[column])));
say(`| worst of ${rows.length} | ${[...worst, ...slowest].join(' | ')} |`);

async function measure(url) {
  const chrome = await launch({
    chromePath: findChromium(WHOLE_BROWSERS),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: CATEGORIES,
      throttling,
    });
    const { categories, audits } = result.lhr;
    return [
      ...CATEGORIES.map((name) => Math.round(categories[name].score * 100)),
      round(audits['largest-contentful-paint'].numericValue / 1000, 2),
      round(audits['cumulative-layout-shift'].numericValue, 3),
      Math.round(audits['total-blocking-time'].numericValue),
    ];
  } finally {
    await chrome.kill();
  }
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function round(value, digits) {
  return Number(value.toFixed(digits));
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
