/** The site's icons for home screens and browser tabs, and the web manifest that lists them. */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const SOURCE = fileURLToPath(new URL('./app-icon.svg', import.meta.url));
/** In pixels: 180 for Apple's home screen; browsers that install the site request the others. */
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

/** Also copies the SVG icon, for browsers that support it. */
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
