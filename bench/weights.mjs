/** `node bench/weights.mjs`: the bytes (brotli) a phone loads for each page, as a Markdown table, heaviest address of each page. */
import { ensureBuilt } from '../scripts/build.mjs';
import { pageWeights } from '../scripts/site/weights.mjs';

await ensureBuilt();
const pages = await pageWeights('dist');
const kb = (bytes) => (bytes / 1000).toFixed(1);

say('| page | HTML with CSS, en / hi | scripts, en / hi | heading font, en / hi |');
say('|---|---|---|---|');
for (const english of pages.filter(({ address }) => !/^\/hi(\/|$)/.test(address))) {
  const hindi = pages.find(({ address }) => address === (english.address === '/' ? '/hi' : `/hi${english.address}`));
  const both = (what) => `${kb(english[what])} / ${kb(hindi[what])}`;
  say(`| ${english.address} | ${both('htmlBytes')} | ${both('scriptBytes')} | ${both('fontBytes')} |`);
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
