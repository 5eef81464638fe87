/** The three Vite builds: what public pages load, what the back office loads, and what draws the public pages here. */
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { dropPreloadHelper } from './drop-preload-helper.mjs';
import { slimReactRouter } from './slim-react-router.mjs';

const configFile = resolve('frontend/vite.config.ts');
const ROUTER = resolve('node_modules/react-router/dist/production');

/**
 * Files that several pages share, each with parts of its modules' paths. `site` is what (nearly) every public page needs
 * once it is alive; the rest is split by page, so that a page's script depends on nothing that is not already on its way.
 */
const SHARED_CHUNKS = {
  site: [
    '/node_modules/react/',
    '/node_modules/react-dom/',
    '/node_modules/scheduler/',
    '/node_modules/react-router/',
    '/content/company.',
    '/content/illustrations',
    '/.generated/',
    '/shared/ui/icon.',
    '/shared/lib/keep-text-nodes.',
    '/site/app/hydrate.',
    '/site/app/keep-typed.',
    '/site/app/page-error-boundary.',
    '/site/app/site.',
    '/site/app/head.',
    '/site/layout/',
    '/site/content-page/',
    '/site/lib/language-context.',
    '/site/lib/menu-routes.',
    '/site/pages/not-found-page.',
    '/site/ui/action-links.',
    '/site/ui/arrow-link.',
    '/site/ui/awning.',
    '/site/ui/fact-list.',
    '/site/ui/illustration.',
    '/site/ui/page-dialog.',
    '/site/ui/picture-sizes.',
    '/site/ui/price-table.',
    '/site/ui/reach-us.',
    '/site/ui/sample-note.',
    '/site/ui/section.',
    '/site/ui/voice.',
  ],
};

/** Every page loads the names of all chunks, and a hash does not compress: this is the shortest that the bundler takes. */
const CHUNK_NAME = 'assets/[name]-[hash:7].js';

/** Beside the scripts, which do not name them: no visitor loads one. */
const SOURCE_MAPS = 'hidden';

/** Vite's list of which source ended up in which file. */
const MANIFEST = 'manifest.json';

/**
 * The public site: hashed scripts and one style sheet in `outDir/assets`. What is in the sheet is handed back too, since every
 * page carries a part of it inside itself.
 */
export async function buildPublicSite(outDir, mode) {
  const missing = new Set(Object.values(SHARED_CHUNKS).flat());
  const isIn = (parts) => (id) => {
    const found = parts.find((part) => id.includes(part));
    missing.delete(found);
    return found !== undefined;
  };
  const { output } = await build({
    configFile,
    mode,
    logLevel: 'warn',
    plugins: mode === 'production' ? [slimReactRouter(), dropPreloadHelper()] : [],
    build: {
      outDir,
      emptyOutDir: false,
      cssCodeSplit: false,
      manifest: MANIFEST,
      modulePreload: false,
      minify: mode === 'production' ? 'oxc' : false,
      sourcemap: SOURCE_MAPS,
      rolldownOptions: {
        input: resolve('frontend/src/site/app/entry-client.tsx'),
        output: {
          chunkFileNames: CHUNK_NAME,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: Object.entries(SHARED_CHUNKS).map(([name, parts]) => ({ name, test: isIn(parts) })),
          },
        },
      },
    },
  });
  if (missing.size > 0)
    throw new Error(`bundles.mjs puts into a shared chunk what no longer is: ${[...missing].join(', ')}.`);
  const styleSheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  const entry = output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!styleSheet || !entry) throw new Error('The build of the public site gave no style sheet or no script.');
  const manifest = JSON.parse(await readFile(join(outDir, MANIFEST), 'utf8'));
  await rm(join(outDir, MANIFEST));
  return {
    manifest,
    css: String(styleSheet.source),
    styleSheet: `/${styleSheet.fileName}`,
    starter: await buildStarter(mode, `/${entry.fileName}`),
  };
}

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
      sourcemap: SOURCE_MAPS,
      rolldownOptions: { input: resolve('frontend/admin.html') },
    },
  });
}

/** The prerenderer, as a module that is ready to be called. */
export async function buildPrerenderer(workDir, mode) {
  await build({
    configFile,
    mode,
    logLevel: 'warn',
    build: {
      outDir: workDir,
      emptyOutDir: true,
      ssr: resolve('frontend/src/site/app/entry-prerender.tsx'),
      minify: false,
    },
  });
  return import(pathToFileURL(join(workDir, 'entry-prerender.js')).href);
}
