/** The Vite builds: what public pages load, what the back office loads, what renders the public pages here, and the workers. */
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

/** Every page loads the names of all chunks, and a hash does not compress: this is the shortest that the bundler takes. */
const CHUNK_NAME = 'assets/[name]-[hash:7].js';

/** Beside the scripts, which do not name them: no visitor loads one. */
const SOURCE_MAPS = 'hidden';

/** Vite's list of which source ended up in which file. */
const MANIFEST = 'manifest.json';

/** The public site's hashed scripts, in `outDir/assets`. Its style sheet comes from the prerenderer, which renders every page. */
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
  if (!entry) throw new Error('The build of the public site gave no script.');
  const manifest = JSON.parse(await readFile(join(outDir, MANIFEST), 'utf8'));
  await rm(join(outDir, MANIFEST));
  return { manifest, starter: await buildStarter(mode, `/${entry.fileName}`) };
}

/** What every island needs, and no page before it. */
function isOfIslands(id, graph) {
  return id !== START && importedBy(START, graph).has(id) && !importedBy(ENTRY, graph).has(id);
}

/** These modules in one file: it compresses better than ten, and is one request. */
function oneFile(name, isIn) {
  const group = (id, graph) => (isIn(id, graph) ? name : null);
  return { includeDependenciesRecursively: false, groups: [{ name: group, debugName: name }] };
}

/** The module and all that it imports, but not what it loads later. */
function importedBy(start, graph) {
  const modules = new Set([start]);
  // A set may grow while it is iterated.
  for (const id of modules) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) modules.add(next);
  return modules;
}

const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? '' : undefined),
};

/** The script that stands in every page, as text; it loads the one at the address `entry`. */
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

/** The back office: `outDir/admin.html` and what it loads, under `assets/admin`. */
export async function buildBackOffice(outDir, mode) {
  await build({
    configFile,
    mode,
    logLevel: 'warn',
    // The package points bundlers at its development build.
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
      // In KB, before compression.
      chunkSizeWarningLimit: 700,
      sourcemap: SOURCE_MAPS,
      rolldownOptions: {
        input: resolve('frontend/admin.html'),
        output: { codeSplitting: oneFile('office', (id, graph) => importedBy(OFFICE, graph).has(id) && id !== OFFICE) },
      },
    },
  });
}

/**
 * The prerenderer, as a module that is ready to be called, and the site's whole style sheet, in `outDir/assets`. What is in the
 * sheet is handed back too, since every page carries a part of it inside itself.
 */
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
  if (!styleSheet) throw new Error('The build of the prerenderer gave no style sheet.');
  await mkdir(join(outDir, 'assets'), { recursive: true });
  await copyFile(join(workDir, styleSheet.fileName), join(outDir, styleSheet.fileName));
  return {
    renderer: await import(pathToFileURL(join(workDir, 'entry-prerender.js')).href),
    css: String(styleSheet.source),
    styleSheet: `/${styleSheet.fileName}`,
  };
}

/**
 * The service worker, at `outDir/sw.js`. It differs in every build of the site, so that browsers update it.
 * @param {{ manifest: object, css: string }} site what the builds of the public site gave
 */
export async function buildWorker(outDir, mode, { manifest, css }) {
  const version = createHash('sha256').update(JSON.stringify(manifest)).update(css).digest('hex').slice(0, 12);
  await buildScript(outDir, mode, 'sw', 'src/site/app/worker/service-worker.ts', {
    __BUILD__: JSON.stringify(version),
  });
}

/** The back office's worker, at `outDir/admin/push-worker.js`: a worker controls only pages below its own folder. */
export function buildPushWorker(outDir, mode) {
  return buildScript(outDir, mode, 'admin/push-worker', 'src/admin/push-worker/push-worker.ts');
}

/** One file without imports. */
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
