/**
 * `npm run sbom [-- FOLDER]`: writes lists of the distributed packages into FOLDER (default `dist`): `sbom.cdx.json`, a
 * bill of materials in CycloneDX format, and `licences.txt` with one package per line. npm lists the packages of the
 * server, and the site's source maps list the packages in the pages. The output is reproducible. Fails if a package has
 * a licence that scripts/licences.mjs does not allow.
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

/** Packages that are part of the pages but are not in a source map: fonts and pictures. */
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
console.log(
  `Wrote ${bill.components.length} components to ${join(folder, 'sbom.cdx.json')}, their licences to licences.txt.`,
);
const refused = lines.filter(({ licence }) => !isAllowed(licence));
for (const { text } of refused) console.error(`Licence not allowed: ${text}`);
process.exitCode = refused.length > 0 ? 1 : 0;

/**
 * Returns npm's bill of materials, reduced to the distributed packages. (npm's own `--omit=dev` would drop packages
 * that both a tool and the server need, such as rxjs.) The bill has no timestamp, and names the project instead of the
 * folder.
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

/** Replaces the random serial number with a hash of the components, so it changes only if they do. */
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
