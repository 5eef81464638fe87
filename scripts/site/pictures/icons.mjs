/** Writes the SVG sprites of the frontend's icons, and inlines icons in prerendered pages. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const COLLECTION = 'node_modules/@iconify-json/ph/icons.json';
const SETS = {
  site: {
    names: 'frontend/src/content/icon-names.ts',
    sprite: 'frontend/.generated/icons.svg',
    suffix: '-duotone',
  },
  office: {
    names: 'frontend/src/admin/ui/icon-names.ts',
    sprite: 'frontend/.generated/office-icons.svg',
    suffix: '',
  },
};
const REFERENCE = /<use href="[^"#]*#([a-z-]+)"><\/use>/g;

/** Writes both sprites. Returns the SVG content of each icon of the public site by name. */
export async function buildIcons() {
  const collection = JSON.parse(await readFile(COLLECTION, 'utf8'));
  const [drawings] = await Promise.all([buildSprite(collection, SETS.site), buildSprite(collection, SETS.office)]);
  return drawings;
}

/** Throws if Phosphor has no icon with a name. */
async function buildSprite({ icons, width, height }, { names: source, sprite, suffix }) {
  const names = [...(await readFile(source, 'utf8')).matchAll(/^ {2}'([a-z-]+)',$/gm)].map(([, name]) => name);
  const drawings = new Map();
  for (const name of names) {
    const icon = icons[`${name}${suffix}`];
    if (!icon) throw new Error(`${source} names "${name}", but Phosphor has no icon "${name}${suffix}".`);
    drawings.set(name, icon.body);
  }
  const symbols = [...drawings].map(
    ([name, body]) => `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${body}</symbol>`,
  );
  await mkdir(dirname(sprite), { recursive: true });
  await writeFile(sprite, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`);
  return drawings;
}

/** Inlines the icons of a page. It needs a tenth of the sprite, and the sprite loaded late. */
export function withDrawnIcons(html, drawings) {
  return html.replace(REFERENCE, (_reference, name) => drawings.get(name));
}
