/** Draws the picture that a shared link shows: the page's own illustration, with its heading in the heading font as outlines. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import sharp from 'sharp';
import { openFont } from '../fonts/fonts.mjs';

const CACHE = '.cache/og-images';
const WIDTH = 1200;
const HEIGHT = 630;
/** Where the people, houses and characters of an illustration begin, in pixels from its top at this width. */
const ILLUSTRATION_TOP = 150;
/** The panel under the illustration that holds the heading. */
const PANEL = { top: 430, left: 64, width: WIDTH - 128, maxLines: 2, size: 64, lineHeight: 84 };
const COLOURS = { panel: '#12402A', rule: '#F2A71B', text: '#FFFBF2' };
const DEFAULT_ILLUSTRATION = 'morning-field';

/** The address of a page's picture for sharing. */
export function ogImagePath(id, language) {
  return `/og/${id}-${language}.png`;
}

/**
 * Writes the picture that each of the documents names in `og:image` into `outDir`.
 * @param {Iterable<string>} documents complete pages
 */
export async function buildOgImages(outDir, documents) {
  await Promise.all([join(outDir, 'og'), CACHE].map((folder) => mkdir(folder, { recursive: true })));
  const fonts = [await openFont('latin'), await openFont('devanagari')];
  const drawn = new Set();
  for (const html of documents) {
    const address = /property="og:image" content="[^"]*(\/og\/[^"]+)"/.exec(html)?.[1];
    if (!address || drawn.has(address)) continue;
    drawn.add(address);
    await draw(join(outDir, address), headingOf(html), illustrationOf(html), fonts);
  }
}

async function draw(file, heading, illustration, fonts) {
  const picture = await readFile(`frontend/pictures/${illustration}.svg`);
  const panel = Buffer.from(panelWith(heading, fonts));
  const hash = createHash('sha256').update(picture).update(panel).digest('hex').slice(0, 16);
  const cached = join(CACHE, `${hash}.png`);
  try {
    await copyFile(cached, file);
  } catch {
    const unfinished = `${cached}.${process.pid}`;
    const band = { left: 0, top: ILLUSTRATION_TOP, width: WIDTH, height: PANEL.top };
    const background = await sharp(picture).resize({ width: WIDTH }).extract(band).png().toBuffer();
    await sharp(panel)
      .composite([{ input: background, left: 0, top: 0 }])
      .png({ palette: true, colours: 64, effort: 4 })
      .toFile(unfinished);
    await rename(unfinished, cached);
    await copyFile(cached, file);
  }
}

function panelWith(heading, fonts) {
  const { left, top, size, lineHeight } = PANEL;
  const lines = linesOf(heading, fonts);
  const firstBaseline = top + (HEIGHT - top - lines.length * lineHeight) / 2 + size;
  const outlines = lines.map((line, row) => {
    const scale = size / 1000;
    const at = `translate(${left} ${firstBaseline + row * lineHeight}) scale(${scale} ${-scale})`;
    return `<g transform="${at}" fill="${COLOURS.text}">${line.outlines}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.panel}"/><rect y="${top}" width="${WIDTH}" height="10" fill="${COLOURS.rule}"/>${outlines.join('')}</svg>`;
}

/** The heading in lines that fit the panel; what does not fit the last line ends in an ellipsis. */
function linesOf(heading, fonts) {
  const lines = [];
  let words = [];
  for (const word of heading.split(/\s+/)) {
    const longer = [...words, word];
    if (words.length > 0 && outlined(longer.join(' '), fonts).width > PANEL.width * (1000 / PANEL.size)) {
      lines.push(words.join(' '));
      words = [word];
    } else words = longer;
  }
  lines.push(words.join(' '));
  const shown = lines.slice(0, PANEL.maxLines);
  if (lines.length > shown.length) shown[shown.length - 1] += '…';
  return shown.map((line) => outlined(line, fonts));
}

/** A line as outlines, a thousand units to the em, each stretch in the font that has its characters. */
function outlined(text, fonts) {
  let width = 0;
  let outlines = '';
  for (const { font, run } of stretches(text, fonts)) {
    const buffer = new ShapingBuffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    for (const { codepoint, xAdvance, xOffset, yOffset } of buffer.getGlyphInfosAndPositions()) {
      const path = font.glyphToPath(codepoint);
      if (path) outlines += `<path transform="translate(${width + (xOffset ?? 0)} ${yOffset ?? 0})" d="${path}"/>`;
      width += xAdvance ?? 0;
    }
  }
  return { outlines, width };
}

function stretches(text, fonts) {
  const found = [];
  for (const character of text) {
    const own = fonts.find(({ characters }) => characters.has(character.codePointAt(0)));
    const last = found.at(-1);
    // A space stays with the word before it; joiners and the like do too.
    if (last && (!own || character === ' ' || last.font === own.font || last.characters.has(character.codePointAt(0))))
      last.run += character;
    else if (own) found.push({ font: own.font, characters: own.characters, run: character });
  }
  return found;
}

function headingOf(html) {
  const inner = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
  return inner
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replace(/\s+/g, ' ')
    .trim();
}

function illustrationOf(html) {
  return /\/pictures\/([a-z-]+?)-(?:wide|phone)-[0-9a-f]{8}-/.exec(html)?.[1] ?? DEFAULT_ILLUSTRATION;
}
