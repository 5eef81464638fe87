/** Converts the SVG illustrations to AVIF and WebP in several widths. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const SOURCES = 'frontend/pictures';
const SIZES = JSON.parse(await readFile('frontend/src/site/ui/picture-sizes.json', 'utf8'));
/**
 * The lowest quality at which no edge looks blurred on a phone. Each level of AVIF effort doubles the time and saves
 * about 10 % of the bytes. Pictures for phones use one level more, because their visitors wait for the picture.
 */
const FORMATS = {
  avif: { quality: 46, chromaSubsampling: '4:4:4' },
  webp: { quality: 70, effort: 5, smartSubsample: true },
};
const AVIF_EFFORT = { phone: 2, wide: 1 };
/**
 * `bytes`: the TCP initial window (ten packets) less the headers. On a slow network, one byte more costs a round trip
 * of 0.4 s. A larger picture for phones is encoded again with more effort, and lower quality if necessary.
 */
const PHONE_FIT = { bytes: 14_000, effort: 4, qualities: [46, 42, 38, 34] };

/** Returns each illustration in two frames: `wide` is the whole drawing, `phone` the part in `<view id="phone">`. */
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
  if (!view) throw new Error(`${name}.svg has no <view id="phone">, which sets the part that phones show.`);
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}" preserveAspectRatio="xMidYMid slice">`;
  return drawing.replace(/^<svg[^>]*>/, root);
}

async function encode(drawing, { size, width, frame, format }) {
  // At this density the source is larger than every picture made from it.
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
