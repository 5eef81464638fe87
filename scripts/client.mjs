/**
 * `npm run client [-- --out <folder>]`: packs a typed client of the API as `kisan-canteen-client-<version>.tgz` into
 * `dist`, and prints its path. The types are those that `npm run openapi` generates.
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = join(ROOT, 'scripts/client');
const FILES = ['index.js', 'index.d.ts', 'README.md'];

const { values } = parseArgs({ options: { out: { type: 'string', default: join(ROOT, 'dist') } } });
const out = resolve(values.out);
const { devDependencies, engines } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
const { info } = parse(await readFile(join(ROOT, 'openapi.yaml'), 'utf8'));
const manifest = {
  name: 'kisan-canteen-client',
  version: info.version,
  description: 'Typed client of the Kisan Canteen API',
  license: 'UNLICENSED',
  type: 'module',
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  files: [...FILES, 'schema.d.ts'],
  engines,
  dependencies: { 'openapi-fetch': devDependencies['openapi-fetch'] },
};

const folder = await mkdtemp(join(tmpdir(), 'kisan-canteen-client-'));
try {
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of FILES) await copyFile(join(SOURCE, file), join(folder, file));
  await copyFile(join(ROOT, 'frontend/src/shared/api/schema.d.ts'), join(folder, 'schema.d.ts'));
  await mkdir(out, { recursive: true });
  await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', out], { cwd: folder });
  console.log(join(out, `${manifest.name}-${manifest.version}.tgz`));
} finally {
  await rm(folder, { recursive: true });
}
