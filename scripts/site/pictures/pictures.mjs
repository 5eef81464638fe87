/** Turns the drawn illustrations into AVIF and WebP in a few widths. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const SOURCES = 'frontend/pictures';
const SIZES = JSON.parse(await readFile('frontend/src/site/ui/picture-sizes.json', 'utf8'));
/**
 * Flat shapes need little: these are the lowest settings at which no edge looks soft on a phone. One more effort of AVIF
 * takes about twice the time for 10 % fewer bytes: spent on phones, which wait for the picture.
 */
const FORMATS = {
  avif: { quality: 46, chromaSubsampling: '4:4:4' },
  webp: { quality: 70, effort: 5, smartSubsample: true },
};
const AVIF_EFFORT = { phone: 2, wide: 1 };
/**
 * What a server sends before it waits for an answer (ten packets) without the headers: on a distant line one byte more takes
 * 0.4 s more. A picture for phones that is larger is made again with more effort, and with less quality as far as it must.
 */
const PHONE_FIT = { bytes: 14_000, effort: 4, qualities: [46, 42, 38, 34] };

/** @returns {Promise<import('./drawn.mjs').Drawing[]>} every `<name>.svg` as a whole (`wide`) and cropped to its `<view id="phone">` */
export async function pictures() {
  const files = (await readdir(SOURCES)).filter((file) => file.endsWith('.svg'));
  const drawings = await Promise.all(
    files.map(async (file) => picturesOf(file.slice(0, -'.svg'.length), await readFile(join(SOURCES, file), 'utf8'))),
  );
  return drawings.flat();
}

function picturesOf(name, drawing) {
  return Object.entries(SIZES).flatMap(([frame, size]) => {
    const framed = frame === 'phone' ? framedForPhones(name, drawing, size) : drawing;
    return Object.keys(FORMATS).flatMap((format) =>
      size[format].map((width) => ({
        file: `pictures/${name}-${frame}-${width}.${format}`,
        script: import.meta.filename,
        packages: ['sharp'],
        sources: [framed, JSON.stringify(size)],
        draw: () => encode(framed, { size, width, frame, format }),
      })),
    );
  });
}

function framedForPhones(name, drawing, { width, height }) {
  const view = /<view id="phone" viewBox="([^"]+)"/.exec(drawing)?.[1];
  if (!view) throw new Error(`${name}.svg has no <view id="phone"> that frames it for phones.`);
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}" preserveAspectRatio="xMidYMid slice">`;
  return drawing.replace(/^<svg[^>]*>/, root);
}

async function encode(drawing, { size, width, frame, format }) {
  // Larger than any of the pictures made from it.
  const { data, info } = await sharp(Buffer.from(drawing), { density: 144 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encoded = (options) =>
    sharp(data, { raw: info })
      .resize(width, Math.round((width * size.height) / size.width))
      [format]({ ...FORMATS[format], ...options })
      .toBuffer();
  let picture = await encoded(format === 'avif' ? { effort: AVIF_EFFORT[frame] } : {});
  if (frame === 'phone') {
    const { bytes, effort, qualities } = PHONE_FIT;
    for (const quality of qualities) if (picture.length > bytes) picture = await encoded({ effort, quality });
  }
  return picture;
}
