/**
 * Subsets of the heading font for the site's headings. Each language has a main file, which pages preload, and a small
 * file with the characters of the other script that its headings use (a rupee sign, digits, a Latin name).
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fontverter from 'fontverter';
import { Blob, Face, Font, Buffer as ShapingBuffer, shapeWithTrace } from 'harfbuzzjs';
import { subsetToGlyphs } from './font-subset.mjs';

const require = createRequire(import.meta.url);
const UNITS_PER_EM = 1000;

/** Characters that style sheets or scripts add in the heading font, such as step numbers, plus and minus. */
const ALWAYS = '0123456789+–-.,:%/';
const BASIC_LATIN = String.fromCodePoint(...Array.from({ length: 95 }, (_, place) => 0x20 + place));

/**
 * Fallback fonts until the heading font has loaded, scaled to the same size. `widthRatio` is the width of this site's
 * headings in Baloo 2 divided by their width in a fallback font. The fonts are similar enough to share one value.
 */
const FALLBACK_FONTS = [
  { fonts: ['Roboto Bold', 'Roboto-Bold', 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], widthRatio: 0.94 },
  {
    fonts: ['Noto Sans Devanagari Bold', 'NotoSansDevanagari-Bold', 'Nirmala UI Bold'],
    widthRatio: 0.94,
    range: 'U+900-97F',
  },
];

/** Writes the font files. Returns the `@font-face` rules and the file to preload for each language. */
export async function buildFonts(outDir, textsByLanguage) {
  const [latin, devanagari] = await Promise.all([openFont('latin'), openFont('devanagari')]);
  await mkdir(join(outDir, 'assets'), { recursive: true });

  const result = {};
  for (const [language, texts] of Object.entries(textsByLanguage)) {
    const [main, second] = language === 'hi' ? [devanagari, latin] : [latin, devanagari];
    const parts = [
      await cut(main, language === 'hi' ? texts : [...texts, BASIC_LATIN]),
      await cut(second, [...texts, ALWAYS], (character) => !main.characters.has(character)),
    ].filter((part) => part !== null);
    const addresses = await Promise.all(parts.map(({ bytes }) => writeFont(outDir, language, bytes)));
    const rules = parts.map(({ range }, place) => fontFace(addresses[place], range));
    result[language] = { css: rules.join('') + fallbackFaces(main.font.hExtents()), preload: addresses[0] };
  }
  return result;
}

async function writeFont(outDir, language, bytes) {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  const address = `/assets/heading-${language}-${hash}.woff2`;
  await writeFile(join(outDir, address), bytes);
  return address;
}

function fontFace(address, range) {
  return `@font-face{font-family:"Baloo 2";font-weight:700;font-display:swap;src:url(${address})format("woff2");unicode-range:${range}}`;
}

/** Gives the fallbacks the heading font's line height. The overrides are divided because `size-adjust` scales them. */
function fallbackFaces({ ascender, descender }) {
  const percent = (share) => `${(100 * share).toFixed(1)}%`;
  return FALLBACK_FONTS.map(({ fonts, widthRatio, range }) => {
    const sources = fonts.map((name) => `local("${name}")`).join();
    const heights = `ascent-override:${percent(ascender / UNITS_PER_EM / widthRatio)};descent-override:${percent(-descender / UNITS_PER_EM / widthRatio)};line-gap-override:0%`;
    return `@font-face{font-family:"Baloo 2 fallback";font-weight:700;src:${sources};size-adjust:${percent(widthRatio)};${heights}${range ? `;unicode-range:${range}` : ''}}`;
  }).join('');
}

/** HarfBuzz needs TrueType, but browsers load WOFF2. */
export function trueTypeOf(woff2) {
  return fontverter.convert(woff2, 'truetype');
}

export async function openFont(script) {
  const file = require.resolve(`@fontsource/baloo-2/files/baloo-2-${script}-700-normal.woff2`);
  const bytes = await trueTypeOf(await readFile(file));
  const face = new Face(new Blob(bytes));
  return { bytes, font: new Font(face), characters: new Set(face.collectUnicodes()) };
}

/**
 * Returns a font with the characters of these texts and every glyph that shaping them uses, or null if there are none.
 * Each distinct word is shaped alone, because the length of a trace grows with the square of the text's length. This is
 * possible because no rule of the font applies across a space.
 */
async function cut({ bytes, font, characters }, texts, isWanted = () => true) {
  const codePoints = new Set();
  const glyphs = new Set();
  const words = new Set(texts.flatMap((text) => text.split(/(?<= )/)));
  for (const word of words) {
    for (const run of runsOf(word, (character) => characters.has(character) && isWanted(character))) {
      for (const character of run) codePoints.add(character.codePointAt(0));
      for (const glyph of glyphsOf(font, run)) glyphs.add(glyph);
    }
  }
  if (![...codePoints].some((character) => character > 0x20)) return null;
  const subset = await subsetToGlyphs(bytes, codePoints, glyphs);
  return { bytes: await fontverter.convert(subset, 'woff2', 'truetype'), range: unicodeRange(codePoints) };
}

function runsOf(text, isOwn) {
  const runs = [''];
  for (const character of text) {
    if (isOwn(character.codePointAt(0))) runs[runs.length - 1] += character;
    else if (runs.at(-1) !== '') runs.push('');
  }
  return runs.filter((run) => run !== '');
}

/**
 * Returns the glyphs of the text, including intermediate ones. Without the glyph of a half letter, the subset would
 * lose the rule that joins it to another letter.
 */
function glyphsOf(font, text) {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  const steps = shapeWithTrace(font, buffer, [], 0, 0);
  const drawn = buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
  return [...drawn, ...steps.filter(({ glyphs }) => glyphs).flatMap(({ t }) => t.map(({ g }) => g))];
}

function unicodeRange(codePoints) {
  const sorted = [...codePoints].sort((one, other) => one - other);
  const ranges = [];
  for (const character of sorted) {
    const last = ranges.at(-1);
    if (last && character === last.to + 1) last.to = character;
    else ranges.push({ from: character, to: character });
  }
  const hex = (character) => character.toString(16).toUpperCase();
  return ranges.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join();
}
