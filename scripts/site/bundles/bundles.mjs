import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { dropPreloadHelper } from './drop-preload-helper.mjs';

const configFile = resolve('frontend/vite.config.ts');
const ROUTER = resolve('node_modules/react-router/dist/production');

const SITE = resolve('frontend/src/site/app');
const ENTRY = join(SITE, 'entry-client.ts');
const START = join(SITE, 'start-islands.tsx');
const OFFICE = resolve('frontend/src/admin/app/entry-admin.tsx');

/** Hashes are short, because every page loads the names of all chunks. 7 is the shortest that the bundler accepts. */
const CHUNK_NAME = 'assets/[name]-[hash:7].js';

/** Writes source maps, but scripts do not refer to them, so visitors never load them. */
const SOURCE_MAPS = 'hidden';

const MANIFEST = 'manifest.json';

/** Writes the public site's scripts to `outDir/assets`. `buildPrerenderer` writes its style sheet. */
export async function buildPublicSite(outDir, mode) {
  const { output } = await build({
    configFile,
    mode,
    logLevel: 'warn',
    plugins: [withoutStyles, ...(mode === 'production' ? [dropPreloadHelper()] : [])],
    build: {
      outDir,
      emptyOutDir: false,
      manifest: MANIFEST,
      modulePreload: false,
      minify: mode === 'production' ? 'oxc' : false,
      sourcemap: SOURCE_MAPS,
      rolldownOptions: {
        input: resolve('frontend/src/site/app/entry-client.ts'),
        output: {
          chunkFileNames: CHUNK_NAME,
          codeSplitting: oneFile('islands', isOfIslands),
        },
      },
    },
  });
  const entry = output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!entry) throw new Error('The build of the public site produced no script.');
  const manifest = JSON.parse(await readFile(join(outDir, MANIFEST), 'utf8'));
  await rm(join(outDir, MANIFEST));
  return { manifest, starter: await buildStarter(mode, `/${entry.fileName}`) };
}

/** Whether the islands need this module but the entry script does not. */
function isOfIslands(id, graph) {
  return id !== START && importedBy(START, graph).has(id) && !importedBy(ENTRY, graph).has(id);
}

/** Bundles the matching modules into one file, which needs only one request and compresses better than small files. */
function oneFile(name, isIn) {
  const group = (id, graph) => (isIn(id, graph) ? name : null);
  return { includeDependenciesRecursively: false, groups: [{ name: group, debugName: name }] };
}

/** Returns the module and all modules that it imports statically, directly or indirectly. */
function importedBy(start, graph) {
  const modules = new Set([start]);
  // The loop also visits modules that it adds to the set.
  for (const id of modules) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) modules.add(next);
  return modules;
}

const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? '' : undefined),
};

/** Returns the code of the script that every page contains inline. It loads the script at `entry`. */
async function buildStarter(mode, entry) {
  const { output } = await build({
    configFile,
    mode,
    logLevel: 'warn',
    define: { __ENTRY__: JSON.stringify(entry) },
    build: {
      write: false,
      rolldownOptions: { input: resolve('frontend/src/site/app/starter.ts'), output: { format: 'iife' } },
    },
  });
  return output[0].code.trim();
}

export async function buildBackOffice(outDir, mode) {
  await build({
    configFile,
    mode,
    logLevel: 'warn',
    // Without these aliases, the package's exports would give bundlers the development build of react-router.
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
      ],
    },
    build: {
      outDir,
      emptyOutDir: false,
      assetsDir: 'assets/admin',
      // This limit is in KB, before compression.
      chunkSizeWarningLimit: 700,
      sourcemap: SOURCE_MAPS,
      rolldownOptions: {
        input: resolve('frontend/admin.html'),
        output: { codeSplitting: oneFile('office', (id, graph) => importedBy(OFFICE, graph).has(id) && id !== OFFICE) },
      },
    },
  });
}

/** Returns the imported prerenderer, and the style sheet's text as `css` because pages contain part of it. */
export async function buildPrerenderer(outDir, workDir, mode) {
  const { output } = await build({
    configFile,
    mode,
    logLevel: 'warn',
    build: {
      outDir: workDir,
      emptyOutDir: true,
      ssr: resolve('frontend/src/site/app/entry-prerender.tsx'),
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: mode === 'production',
      minify: false,
    },
  });
  const styleSheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  if (!styleSheet) throw new Error('The build of the prerenderer produced no style sheet.');
  await mkdir(join(outDir, 'assets'), { recursive: true });
  await copyFile(join(workDir, styleSheet.fileName), join(outDir, styleSheet.fileName));
  return {
    renderer: await import(pathToFileURL(join(workDir, 'entry-prerender.js')).href),
    css: String(styleSheet.source),
    styleSheet: `/${styleSheet.fileName}`,
  };
}

/** Writes the service worker to `outDir/sw.js`. Its version changes with the site's files, so browsers update it. */
export async function buildWorker(outDir, mode, { manifest, css }) {
  const version = createHash('sha256').update(JSON.stringify(manifest)).update(css).digest('hex').slice(0, 12);
  await buildScript(outDir, mode, 'sw', 'src/site/app/worker/service-worker.ts', {
    __BUILD__: JSON.stringify(version),
  });
}

/** Writes `outDir/admin/push-worker.js`. It is in `admin` because a worker controls only pages below its own folder. */
export function buildPushWorker(outDir, mode) {
  return buildScript(outDir, mode, 'admin/push-worker', 'src/admin/push-worker/push-worker.ts');
}

async function buildScript(outDir, mode, name, source, define = {}) {
  await build({
    configFile,
    mode,
    logLevel: 'warn',
    define,
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: { [name]: resolve('frontend', source) },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  });
}
