/** The three Vite builds: what public pages load, what the back office loads, and what draws the public pages here. */
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { dropPreloadHelper } from './drop-preload-helper.mjs';
import { slimReactRouter } from './slim-react-router.mjs';

const configFile = resolve('frontend/vite.config.ts');

/**
 * What (nearly) every public page needs once it is alive, in one file; the rest is split by page, so that a page's
 * script depends on nothing that is not already on its way.
 */
const SITE_CHUNK = new RegExp(
  [
    '/node_modules/(react|react-dom|scheduler|react-router)/',
    '/content/(company|illustrations)',
    '/\\.generated/',
    '/shared/ui/icon\\.',
    '/site/app/(hydrate|page-error-boundary|site|head)\\.',
    '/site/layout/(?!roadmap-motion)',
    '/site/content-page/',
    '/site/lib/(language-context|menu-routes|use-near-viewport|use-reveal)',
    '/site/pages/not-found-page',
    '/site/ui/(action-links|arrow-link|fact-list|illustration|page-dialog|picture-sizes|reach-us)\\.',
  ].join('|'),
);

/** One file, though the road map's banner uses no controls: the home page would wait for a second one. */
const CAROUSEL_CHUNK = /\/site\/ui\/(use-carousel|carousel-controls)\./;

/** Beside the scripts, which do not name them: no visitor loads one. */
const SOURCE_MAPS = 'hidden';

/** Vite's list of which source ended up in which file. */
const MANIFEST = 'manifest.json';

/**
 * The public site: hashed scripts in `outDir/assets`, and one style sheet that is handed back, since every page carries
 * it inside itself.
 */
export async function buildPublicSite(outDir, mode) {
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
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'site', test: SITE_CHUNK },
              { name: 'carousel', test: CAROUSEL_CHUNK },
            ],
          },
        },
      },
    },
  });
  const styleSheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  const entry = output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!styleSheet || !entry) throw new Error('The build of the public site gave no style sheet or no script.');
  const manifest = JSON.parse(await readFile(join(outDir, MANIFEST), 'utf8'));
  await Promise.all([styleSheet.fileName, MANIFEST].map((name) => rm(join(outDir, name))));
  return { manifest, css: String(styleSheet.source), script: `/${entry.fileName}` };
}

/** The back office: `outDir/admin.html` and what it loads, under `assets/admin`. */
export async function buildBackOffice(outDir, mode) {
  await build({
    configFile,
    mode,
    logLevel: 'warn',
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
