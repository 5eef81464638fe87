/**
 * `node bench/weights.mjs` prints the bytes (brotli) that a phone loads for each page, as Markdown. Each page is
 * measured at its heaviest URL.
 */
import { ensureBuilt } from '../scripts/build.mjs';
import { pageWeights } from '../scripts/site/weights.mjs';

await ensureBuilt();
const pages = await pageWeights('dist');
const kb = (bytes) => (bytes / 1000).toFixed(1);

say(
  '| page | HTML with CSS, en / hi | scripts with React, en / hi | heading font, en / hi | before the first paint, en / hi | requests |',
);
say('|---|---|---|---|---|---|');
for (const english of pages.filter(({ address }) => !/^\/hi(\/|$)/.test(address))) {
  const hindi = pages.find(({ address }) => address === (english.address === '/' ? '/hi' : `/hi${english.address}`));
  const both = (bytesOf) => `${kb(bytesOf(english))} / ${kb(bytesOf(hindi))}`;
  const columns = [
    english.address,
    both(({ htmlBytes }) => htmlBytes),
    both(({ scriptBytes }) => scriptBytes),
    both(({ fontBytes }) => fontBytes),
    both(({ beforePaint }) => beforePaint.bytes),
    hindi.beforePaint.requests,
  ];
  say(`| ${columns.join(' | ')} |`);
}

say(
  `\nScripts that a page loads by itself, carousels included, as long as nothing that needs React is near the screen: ${kb(pages[0].readingBytes)} KB. `,
);
say(`Nothing on them does: ${pages.filter(({ isReadOnly }) => isReadOnly).length} of ${pages.length} addresses.`);

function say(line) {
  process.stdout.write(`${line}\n`);
}
