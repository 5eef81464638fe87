/**
 * Reduces a TrueType font to the given glyphs. The package subset-font accepts only text and keeps every conjunct that
 * the letters can form, which is most of a Devanagari font. Calling HarfBuzz directly allows a list of glyphs.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;
const DROPPED_TABLES = 3;
const NAMES = 4;
const LAYOUT_FEATURES = 6;
/** Only font editors use this table. */
const STYLE_ATTRIBUTES = tag('STAT');
const WRITABLE = 2;

const wasmFile = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
let harfbuzz;

/** Returns a font with the glyphs for `codePoints`, the extra `glyphs` and the layout rules between them. */
export async function subsetToGlyphs(font, codePoints, glyphs) {
  harfbuzz ??= WebAssembly.instantiate(await readFile(wasmFile)).then(({ instance }) => {
    instance.exports._initialize();
    return instance.exports;
  });
  const hb = await harfbuzz;
  // Creates a new view for each use, because existing views are detached when the memory grows.
  const memory = () => new Uint8Array(hb.memory.buffer);

  const start = hb.malloc(font.byteLength);
  memory().set(font, start);
  const blob = hb.hb_blob_create(start, font.byteLength, WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  hb.hb_set_clear(hb.hb_subset_input_set(input, NAMES));
  hb.hb_set_add(hb.hb_subset_input_set(input, DROPPED_TABLES), STYLE_ATTRIBUTES);
  for (const codePoint of codePoints) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), codePoint);
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);

  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('HarfBuzz could not create a subset of the heading font.');
  const result = hb.hb_face_reference_blob(subset);
  const offset = hb.hb_blob_get_data(result, 0);
  const bytes = Buffer.from(memory().slice(offset, offset + hb.hb_blob_get_length(result)));

  hb.hb_blob_destroy(result);
  hb.hb_face_destroy(subset);
  hb.hb_subset_input_destroy(input);
  hb.hb_face_destroy(face);
  hb.hb_blob_destroy(blob);
  hb.free(start);
  return bytes;
}

function tag(name) {
  return Buffer.from(name).readUInt32BE();
}
