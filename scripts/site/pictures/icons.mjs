/** Makes one SVG file of all icons the frontend names, for `<use>`: fetched once, kept for ever, no weight in the scripts. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const COLLECTION = 'node_modules/@iconify-json/ph/icons.json';
const NAMES = 'frontend/src/content/icon-names.ts';
const SPRITE = 'frontend/.generated/icons.svg';

/** Writes `frontend/.generated/icons.svg`. @throws when a name is none of Phosphor's */
export async function buildIcons() {
  const { icons, width, height } = JSON.parse(await readFile(COLLECTION, 'utf8'));
  const names = [...(await readFile(NAMES, 'utf8')).matchAll(/^ {2}'([a-z-]+)',$/gm)].map(([, name]) => name);
  const symbols = names.map((name) => {
    const icon = icons[`${name}-duotone`];
    if (!icon) throw new Error(`${NAMES} names "${name}", which Phosphor does not have in duotone.`);
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${icon.body}</symbol>`;
  });
  await mkdir(dirname(SPRITE), { recursive: true });
  await writeFile(SPRITE, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`);
}
