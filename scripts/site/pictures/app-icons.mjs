/** The site's sign on a phone's home screen and in a browser's tab, and the manifest that names it. */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const SOURCE = fileURLToPath(new URL('./app-icon.svg', import.meta.url));
/** 180 for Apple's home screen, the others as browsers ask for them when a site is installed. */
const SIZES = [180, 192, 512];
const SVG_UNITS = 64;
const DPI_AT_SIZE = 72;

/** @returns {Promise<import('./drawn.mjs').Drawing[]>} */
export async function appIcons() {
  const source = await readFile(SOURCE);
  return SIZES.map((size) => ({
    file: `icon-${size}.png`,
    script: import.meta.filename,
    packages: ['sharp'],
    sources: [source],
    draw: () =>
      sharp(source, { density: (DPI_AT_SIZE * size) / SVG_UNITS })
        .resize(size, size)
        .png({ palette: true })
        .toBuffer(),
  }));
}

/** Writes the manifest, and the icon as it is for browsers that take an SVG. */
export async function writeManifest(outDir) {
  await copyFile(SOURCE, join(outDir, 'icon.svg'));
  await writeFile(join(outDir, 'site.webmanifest'), JSON.stringify(manifest()));
}

function manifest() {
  return {
    name: 'Kisan Canteen',
    short_name: 'Kisan Canteen',
    description: 'Making farmers happy',
    start_url: '/',
    display: 'browser',
    background_color: '#fffbf2',
    theme_color: '#1e6b3a',
    icons: SIZES.filter((size) => size > 180).map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
}
