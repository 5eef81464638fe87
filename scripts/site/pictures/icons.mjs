/** Writes an SVG sprite of the frontend's icons, and inlines icons in prerendered pages. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const COLLECTION = 'node_modules/@iconify-json/ph/icons.json';
const NAMES = 'frontend/src/content/icon-names.ts';
const SPRITE = 'frontend/.generated/icons.svg';
const REFERENCE = /<use href="[^"#]*#([a-z-]+)"><\/use>/g;

/** Writes the sprite. Returns the SVG content of each icon by name. Throws if Phosphor has no icon with a name. */
export async function buildIcons() {
  const { icons, width, height } = JSON.parse(await readFile(COLLECTION, 'utf8'));
  const names = [...(await readFile(NAMES, 'utf8')).matchAll(/^ {2}'([a-z-]+)',$/gm)].map(([, name]) => name);
  const drawings = new Map();
  for (const name of names) {
    const icon = icons[`${name}-duotone`];
    if (!icon) throw new Error(`${NAMES} names "${name}", which Phosphor does not have in duotone.`);
    drawings.set(name, icon.body);
  }
  const symbols = [...drawings].map(
    ([name, body]) => `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${body}</symbol>`,
  );
  await mkdir(dirname(SPRITE), { recursive: true });
  await writeFile(SPRITE, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`);
  return drawings;
}

/** Inlines the icons of a page. It needs a tenth of the sprite, and the sprite loaded late. */
export function withDrawnIcons(html, drawings) {
  return html.replace(REFERENCE, (_reference, name) => drawings.get(name));
}
