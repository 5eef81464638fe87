/** Draws the preview picture of shared links: the page's illustration with its heading, converted to outlines. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import sharp from 'sharp';
import { openFont } from '../fonts/fonts.mjs';

const WIDTH = 1200;
const HEIGHT = 630;
/** Height of the sky that is cropped from an illustration, in pixels at `WIDTH`. Below it are people and houses. */
const ILLUSTRATION_TOP = 150;
/** The panel under the illustration that holds the heading. */
const PANEL = { top: 430, left: 64, width: WIDTH - 128, maxLines: 2, size: 64, lineHeight: 84 };
const COLOURS = { panel: '#12402A', rule: '#F2A71B', text: '#FFFBF2' };

export function ogImagePath(id, language) {
  return `/og/${id}-${language}.png`;
}

/** @returns {Promise<import('./drawn.mjs').Drawing[]>} one drawing for each public page and language */
export async function ogImages() {
  const { LANGUAGES, PUBLIC_ROUTES } = await import('../../../frontend/src/content/routes.ts');
  const drawings = LANGUAGES.map(async (language) => {
    const files = await contentFiles(language);
    return Promise.all(
      PUBLIC_ROUTES.map(async ({ id }) => {
        const { title, illustration } = await openingOf(files.get(id));
        const picture = await readFile(`frontend/pictures/${illustration}.svg`);
        return {
          file: ogImagePath(id, language).slice(1),
          script: import.meta.filename,
          packages: ['sharp', 'harfbuzzjs', '@fontsource/baloo-2'],
          sources: [picture, title],
          draw: async () => draw(picture, title.replaceAll("'", '’'), await openFonts()),
        };
      }),
    );
  });
  return (await Promise.all(drawings)).flat();
}

async function contentFiles(language) {
  const folder = resolve('frontend/src/content', language, 'pages');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'));
  return new Map(files.map((file) => [basename(file, '.ts'), join(folder, file)]));
}

/** Returns the page's first heading and picture: its hero, or the home page's tagline and first slide. */
async function openingOf(file) {
  const { content } = await import(pathToFileURL(file).href);
  return content.hero ?? { title: content.tagline, illustration: content.slides[0].illustration };
}

let fonts;
function openFonts() {
  fonts ??= Promise.all([openFont('latin'), openFont('devanagari')]);
  return fonts;
}

async function draw(picture, heading, fonts) {
  const panel = Buffer.from(panelWith(heading, fonts));
  const band = { left: 0, top: ILLUSTRATION_TOP, width: WIDTH, height: PANEL.top };
  const background = await sharp(picture).resize({ width: WIDTH }).extract(band).png().toBuffer();
  return sharp(panel)
    .composite([{ input: background, left: 0, top: 0 }])
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer();
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

/** Wraps the heading to the panel. If it has too many lines, the last one ends in an ellipsis. */
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

/** Returns a line as outlines at 1000 units per em. Each run uses the font that has its characters. */
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
    // Spaces and joiners belong to the run before them.
    if (last && (!own || character === ' ' || last.font === own.font || last.characters.has(character.codePointAt(0))))
      last.run += character;
    else if (own) found.push({ font: own.font, characters: own.characters, run: character });
  }
  return found;
}
