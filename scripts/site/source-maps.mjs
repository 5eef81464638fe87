/**
 * Moves source maps out of the folder that is served. Run as a command, it prints the source line for a position in a
 * built script. A `client_error` in the log has such positions in its `stack`:
 * `node scripts/site/source-maps.mjs assets/site-B1xK9f2a.js:1:20417`
 */
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export async function moveSourceMaps(siteDir, mapsDir) {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter(({ name }) => name.endsWith('.js.map'))) {
    const target = join(mapsDir, relative(siteDir, entry.parentPath), entry.name);
    await mkdir(dirname(target), { recursive: true });
    await rename(join(entry.parentPath, entry.name), target);
  }
}

/** @returns `<source file>:<line>:<column>` for a position in a built script; the position itself if no map has it */
async function sourceOf(place, mapsDir) {
  const [, file, line, column] = /^(.+):(\d+):(\d+)$/.exec(place) ?? [];
  const text = await readFile(join(mapsDir, `${file}.map`), 'utf8').catch(() => null);
  if (text === null) return `${place} (no source map of this file; it may be from another build)`;
  const { fileName, lineNumber, columnNumber } = new SourceMap(JSON.parse(text)).findOrigin(+line, +column);
  if (!fileName) return place;
  // Source maps name sources relative to the built script.
  const source = relative(process.cwd(), resolve(mapsDir, dirname(file), fileName));
  return `${source}:${lineNumber}:${columnNumber}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const place of process.argv.slice(2)) console.log(await sourceOf(place, resolve('dist/site-maps')));
}
