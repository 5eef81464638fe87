/** Turns the drawn illustrations into AVIF and WebP in a few widths. Results are kept in `.cache`, by what they were made from. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const SOURCES = 'frontend/pictures';
const CACHE = '.cache/pictures';
const MANIFEST = 'frontend/.generated/pictures.json';
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

/**
 * Writes `outDir/pictures/<name>-<frame>-<hash>-<width>.<format>` for every `<name>.svg`, framed `wide` (the whole
 * drawing) and `phone` (its `<view id="phone">`, upright), and the hash into `frontend/.generated/pictures.json`. It is one
 * for all drawings, because every page loads it.
 */
export async function buildPictures(outDir) {
  const target = join(outDir, 'pictures');
  await Promise.all([target, CACHE, 'frontend/.generated'].map((folder) => mkdir(folder, { recursive: true })));
  const files = (await readdir(SOURCES)).filter((file) => file.endsWith('.svg')).sort();
  const drawings = await Promise.all(files.map((file) => readFile(join(SOURCES, file), 'utf8')));
  const hashOfAll = hashOf(drawings.join());
  for (const [place, file] of files.entries()) {
    const drawing = drawings[place];
    const name = file.slice(0, -'.svg'.length);
    const hash = hashOf(drawing);
    await Promise.all(
      Object.entries(SIZES).flatMap(([frame, size]) => {
        const pixels = once(() => rasterise(frame === 'phone' ? framedForPhones(name, drawing, size) : drawing));
        return Object.keys(FORMATS).flatMap((format) =>
          size[format].map(async (width) => {
            const cached = join(CACHE, `${name}-${frame}-${hash}-${width}.${format}`);
            if (!(await exists(cached))) await encode(await pixels(), { size, width, frame, format }, cached);
            await copyFile(cached, join(target, `${name}-${frame}-${hashOfAll}-${width}.${format}`));
          }),
        );
      }),
    );
  }
  await writeFile(MANIFEST, JSON.stringify(hashOfAll));
}

function hashOf(drawing) {
  return createHash('sha256')
    .update(drawing)
    .update(JSON.stringify([SIZES, FORMATS, AVIF_EFFORT, PHONE_FIT]))
    .digest('hex')
    .slice(0, 8);
}

function framedForPhones(name, drawing, { width, height }) {
  const view = /<view id="phone" viewBox="([^"]+)"/.exec(drawing)?.[1];
  if (!view) throw new Error(`${name}.svg has no <view id="phone"> that frames it for phones.`);
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}" preserveAspectRatio="xMidYMid slice">`;
  return drawing.replace(/^<svg[^>]*>/, root);
}

/** As `data` and `info`, larger than any of the pictures made from it. */
async function rasterise(drawing) {
  return sharp(Buffer.from(drawing), { density: 144 }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

async function encode({ data, info }, { size, width, frame, format }, file) {
  // Moved into place whole, so that a build that is stopped leaves no half picture behind.
  const unfinished = `${file}.${process.pid}`;
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
  await writeFile(unfinished, picture);
  await rename(unfinished, file);
}

function once(work) {
  let result;
  return () => (result ??= work());
}

async function exists(file) {
  return stat(file).then(
    () => true,
    () => false,
  );
}
