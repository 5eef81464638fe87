import { mkdir } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import './run-typescript.mjs';
import { writeManifest } from '../site/pictures/app-icons.mjs';
import { copyDrawnFiles, drawOutdated } from '../site/pictures/drawn.mjs';
import { buildIcons } from '../site/pictures/icons.mjs';

export const SITE_FILES = resolve('.cache/dev');

const MADE_OF = [
  { sources: /^(frontend\/pictures\/.+|scripts\/site\/pictures\/app-icon)\.svg$/, make: redrawFiles },
  { sources: /^frontend\/src\/(content|admin\/ui)\/icon-names\.ts$/, make: buildIcons },
];

export async function makeSiteFiles() {
  await mkdir(SITE_FILES, { recursive: true });
  await Promise.all([buildIcons(), copyDrawnFiles(SITE_FILES), writeManifest(SITE_FILES)]);
}

async function redrawFiles() {
  await drawOutdated();
  await copyDrawnFiles(SITE_FILES);
}

/** Regenerates the files when a drawing or the list of icons is saved. @param {import('vite').ViteDevServer} vite */
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
