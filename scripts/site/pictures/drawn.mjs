/**
 * The generated pictures in `frontend/drawn`. They are committed, because drawing them in every build would take
 * minutes. `drawn.txt` has a line for each file: its name, the hash of its sources and the hash of its content.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appIcons } from './app-icons.mjs';
import { ogImages } from './og-images.mjs';
import { pictures } from './pictures.mjs';

const FOLDER = 'frontend/drawn';
const RECORD = 'drawn.txt';
/** Holds the hash in the URL of every illustration. All share one, because every page loads it. */
const PICTURES_HASH = 'pictures-hash.json';
const AT_ONCE = 2;

/**
 * @typedef {object} Drawing
 * @property {string} file path under `frontend/drawn`
 * @property {string} script the module that draws it
 * @property {string[]} packages npm packages whose version affects the result
 * @property {(string | Buffer)[]} sources
 * @property {() => Promise<Buffer>} draw
 */

/** @returns {Promise<string[]>} `file: reason` for each file that `npm run pictures` would draw or remove */
export async function outdatedFiles() {
  const drawings = await allDrawings();
  const record = await readRecord();
  const wanted = new Set(drawings.map(({ file }) => file));
  const found = [];
  for (const drawing of drawings) {
    const reason = await reasonToDraw(drawing, record);
    if (reason) found.push(`${drawing.file}: ${reason}`);
  }
  for (const file of await drawnFiles()) if (!wanted.has(file)) found.push(`${file}: nothing draws it`);
  if ((await readDrawn(PICTURES_HASH)).toString() !== picturesHash(record)) found.push(`${PICTURES_HASH}: edited`);
  return found;
}

/** Draws outdated files and removes files that nothing draws. Returns the files drawn. */
export async function drawOutdated() {
  const drawings = await allDrawings();
  const record = await readRecord();
  const drawn = [];
  const waiting = [...drawings];
  const work = async () => {
    for (let drawing = waiting.shift(); drawing; drawing = waiting.shift()) {
      if (!(await reasonToDraw(drawing, record))) continue;
      const contents = await drawing.draw();
      await write(drawing.file, contents);
      record.set(drawing.file, { sources: drawing.sources, contents: hashOf(contents) });
      drawn.push(drawing.file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  const wanted = new Set(drawings.map(({ file }) => file));
  for (const file of record.keys()) if (!wanted.has(file)) record.delete(file);
  for (const file of await drawnFiles()) if (!wanted.has(file)) await rm(join(FOLDER, file));
  const lines = [...record].map(([file, { sources, contents }]) => `${file} ${sources} ${contents}\n`);
  await write(RECORD, lines.sort().join(''));
  await write(PICTURES_HASH, picturesHash(record));
  return drawn;
}

/** Copies the drawn files into the built site and adds the hash to the names of illustrations. */
export async function copyDrawnFiles(siteDir) {
  const hash = JSON.parse(await readDrawn(PICTURES_HASH));
  for (const file of await drawnFiles()) {
    const target = join(siteDir, file.replace(/^(pictures\/.+)-(\d+\.\w+)$/, `$1-${hash}-$2`));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(FOLDER, file), target);
  }
}

/** Returns all drawings. `sources` is one hash, which includes the drawing script and the versions of its packages. */
async function allDrawings() {
  const lockfile = JSON.parse(await readFile('package-lock.json', 'utf8'));
  const drawings = (await Promise.all([appIcons(), pictures(), ogImages()])).flat();
  return Promise.all(
    drawings.map(async ({ file, script, packages, sources, draw }) => {
      const versions = packages.map((name) => lockfile.packages[`node_modules/${name}`].version);
      return { file, sources: hashOf(await readFile(script), ...versions, ...sources), draw };
    }),
  );
}

async function reasonToDraw({ file, sources }, record) {
  const contents = await readDrawn(file).catch(() => null);
  const known = record.get(file);
  if (!contents || !known) return 'missing';
  if (known.sources !== sources) return 'drawn from other sources';
  return known.contents === hashOf(contents) ? null : 'edited by hand';
}

function hashOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function picturesHash(record) {
  const contents = [...record].filter(([file]) => file.startsWith('pictures/')).map(([, { contents }]) => contents);
  return `${JSON.stringify(hashOf(...contents.sort()).slice(0, 8))}\n`;
}

/** @returns {Promise<Map<string, { sources: string, contents: string }>>} */
async function readRecord() {
  const lines = (await readDrawn(RECORD).catch(() => '')).toString().split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [file, sources, contents] = line.split(' ');
      return [file, { sources, contents }];
    }),
  );
}

async function drawnFiles() {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(FOLDER.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => file !== RECORD && file !== PICTURES_HASH);
}

function readDrawn(file) {
  return readFile(join(FOLDER, file));
}

async function write(file, contents) {
  const target = join(FOLDER, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, contents);
}
