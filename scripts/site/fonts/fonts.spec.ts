import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { buildFonts, trueTypeOf } from './fonts.mjs';

const HEADINGS = ['मिट्टी की जाँच', 'संपर्क करें', 'क्षेत्र', 'ख़ुश'];

describe('buildFonts', () => {
  let folder: string;
  let fonts: Record<string, { css: string; preload: string }>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fonts-'));
    fonts = await buildFonts(folder, { en: ['From ₹999', 'Kisan Canteen'], hi: [...HEADINGS, '₹999 में'] });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(HEADINGS)('renders %s exactly as the full font does', async (text) => {
    const whole = await readFile('node_modules/@fontsource/baloo-2/files/baloo-2-devanagari-700-normal.woff2');
    const cut = await readFile(join(folder, fonts['hi']!.preload));
    expect(await outlines(cut, text)).toEqual(await outlines(whole, text));
    expect(cut.length).toBeLessThan(whole.length / 4);
  });

  it('keeps the rupee sign of English headings in a second small file', () => {
    expect(fonts['en']?.css).toMatch(/unicode-range:U\+20B9\}/);
  });

  it('writes a main file for each language, which its CSS refers to', async () => {
    const files = await readdir(join(folder, 'assets'));
    for (const { css, preload } of Object.values(fonts)) {
      expect(css).toContain(`url(${preload})`);
      expect(files).toContain(preload.slice('/assets/'.length));
    }
  });

  it('makes the fallback as tall as the heading font', () => {
    const [, size, ascent, descent] =
      /size-adjust:([\d.]+)%;ascent-override:([\d.]+)%;descent-override:([\d.]+)%/.exec(fonts['en']?.css ?? '') ?? [];
    expect((Number(size) * Number(ascent)) / 100).toBeCloseTo(107.8, 0);
    expect((Number(size) * Number(descent)) / 100).toBeCloseTo(52.4, 0);
  });
});

async function outlines(woff2: Buffer, text: string): Promise<string[]> {
  const font = new Font(new Face(new Blob(await trueTypeOf(woff2))));
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, place) => `${positions[place]?.xAdvance} ${font.glyphToPath(codepoint)}`);
}
