/**
 * `npm run sbom [-- FOLDER]`: what is handed on, into FOLDER (`dist`): `sbom.cdx.json`, a bill of materials (CycloneDX), and
 * `licences.txt`, one package a line. Both name what runs on the server, which npm knows, and what is built into the pages, which the site's
 * source maps know. The same sources make the same files. Fails on a licence that scripts/licences.mjs does not allow.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { isAllowed, licenceOf } from './licences.mjs';

/** Built into the pages too, as pictures and fonts, of which no source map tells. */
const DRAWN = ['@fontsource/baloo-2', '@iconify-json/ph', '@svg-maps/india'];

requireNode();
const folder = join(process.cwd(), process.argv[2] ?? 'dist');
chdir(fileURLToPath(new URL('..', import.meta.url)));
await ensureInstalled();
await ensureBuilt(['site']);

const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'));
const ofPages = await packagesOfPages();
const handedOn = Object.entries(packages)
  .map(([path, entry]) => ({ ...entry, name: nameAt(path), parts: partsOf(path, entry) }))
  .filter(({ name, parts }) => name && parts.length > 0);
const bill = billOf(handedOn);
const lines = handedOn.map(({ name, version, parts, ...entry }) => {
  const licence = licenceOf(name, entry);
  return { licence, text: `${name} ${version}  ${licence}  ${parts.join('+')}` };
});

await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'sbom.cdx.json'), `${JSON.stringify(withOwnId(bill), null, 2)}\n`);
await writeFile(join(folder, 'licences.txt'), `${[...new Set(lines.map(({ text }) => text))].sort().join('\n')}\n`);
console.log(`${bill.components.length} components in ${join(folder, 'sbom.cdx.json')}, licences beside it.`);
const refused = lines.filter(({ licence }) => !isAllowed(licence));
for (const { text } of refused) console.error(`Not allowed: ${text}`);
process.exitCode = refused.length > 0 ? 1 : 0;

/**
 * npm's list of all packages, with those alone that are handed on. (Its `--omit=dev` leaves out what a tool needs beside
 * the server, rxjs among them.) Without what differs each time, and with our own name, for which npm takes the folder's.
 */
function billOf(wanted) {
  const parts = new Map(wanted.map(({ name, version, parts }) => [`${name}@${version}`, parts]));
  const { metadata, components, dependencies, ...made } = listedByNpm();
  const { timestamp: _, ...rest } = metadata;
  const { name, version } = packages[''];
  const own = metadata.component['bom-ref'];
  const isThere = (reference) => reference === own || parts.has(reference);
  const found = components
    .filter(({ 'bom-ref': reference }) => parts.has(reference))
    .map((component) => ({
      ...component,
      properties: parts.get(component['bom-ref']).map((value) => ({ name: 'kisan-canteen:part', value })),
    }));
  const missing = [...parts.keys()].filter((key) => !found.some(({ 'bom-ref': reference }) => reference === key));
  if (missing.length > 0) throw new Error(`npm does not list ${missing.join(', ')}.`);
  return {
    ...made,
    metadata: { ...rest, component: { ...metadata.component, name, version } },
    components: found,
    dependencies: dependencies
      .filter(({ ref }) => isThere(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isThere) })),
  };
}

function listedByNpm() {
  const cli = process.env['npm_execpath'];
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const [command, given] = cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
  const { status, stdout, stderr } = spawnSync(command, given, { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
  if (status !== 0) throw new Error(`npm could not list the packages: ${stderr}`);
  return JSON.parse(stdout);
}

/** The paths in the lockfile of what the browser gets. */
async function packagesOfPages() {
  const maps = (await readdir('dist/site-maps', { recursive: true })).filter((name) => name.endsWith('.map'));
  const found = new Set(DRAWN.map((name) => `node_modules/${name}`));
  for (const name of maps) {
    const { sources } = JSON.parse(await readFile(join('dist/site-maps', name), 'utf8'));
    for (const source of sources) {
      const [path] =
        /node_modules\/.*node_modules\/(?:@[^/]+\/)?[^/]+|node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source) ?? [];
      if (path) found.add(path);
    }
  }
  const unknown = [...found].filter((path) => !packages[path]);
  if (unknown.length > 0) throw new Error(`Not in package-lock.json: ${unknown.join(', ')}`);
  return found;
}

function nameAt(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function partsOf(path, { dev, devOptional }) {
  return [!dev && !devOptional && 'server', ofPages.has(path) && 'pages'].filter(Boolean);
}

/** The bill's own number, made of what it says: another one for other packages only. */
function withOwnId({ serialNumber: _, ...rest }) {
  const hash = createHash('sha256').update(JSON.stringify(rest.components)).digest('hex');
  const id = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
  return {
    $schema: rest.$schema,
    bomFormat: rest.bomFormat,
    specVersion: rest.specVersion,
    serialNumber: `urn:uuid:${id}`,
    ...rest,
  };
}
