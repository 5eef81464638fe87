/** What a build makes of drawings, for the development server. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { buildAppIcons } from '../site/pictures/app-icons.mjs';
import { buildIcons } from '../site/pictures/icons.mjs';
import { buildPictures } from '../site/pictures/pictures.mjs';

/** Served as it stands, at the root. */
export const SITE_FILES = resolve('.cache/dev');

const MADE_OF = [
  { sources: /^frontend\/pictures\/.+\.svg$/, make: () => buildPictures(SITE_FILES) },
  { sources: /^frontend\/src\/content\/icon-names\.ts$/, make: () => buildIcons() },
  { sources: /^scripts\/site\/pictures\/app-icon\.svg$/, make: () => buildAppIcons(SITE_FILES) },
];

export async function makeSiteFiles() {
  if (!existsSync('.cache/pictures')) console.log('Making the pictures, once ...');
  await mkdir(SITE_FILES, { recursive: true });
  await Promise.all(MADE_OF.map(({ make }) => make()));
}

/** Makes them again when a drawing, or the list of icons, is saved. @param {import('vite').ViteDevServer} vite */
export function remakeSiteFiles({ watcher, ws, config }) {
  watcher.add([resolve('frontend/pictures'), resolve('scripts/site/pictures/app-icon.svg')]);
  watcher.on('all', (_event, path) => {
    const name = relative(process.cwd(), path).replaceAll('\\', '/');
    for (const { sources, make } of MADE_OF) {
      if (!sources.test(name)) continue;
      make().then(
        () => ws.send({ type: 'full-reload' }),
        (error) => config.logger.error(error.message),
      );
    }
  });
}
