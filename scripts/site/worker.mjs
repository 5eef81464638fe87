import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build } from 'vite';
import { ENTRY, scriptsOf } from './page-scripts.mjs';

const DIALOG = 'src/site/forms/dialogs/form-dialog.tsx';

/**
 * The service worker, at `outDir/sw.js`. It is another one whenever the site is, so that browsers take it for new.
 * @param {{ manifest: object, css: string, renderer: object }} site what the builds of the public site gave
 */
export async function buildWorker(outDir, mode, { manifest, css, renderer }) {
  const version = createHash('sha256').update(JSON.stringify(manifest)).update(css).digest('hex').slice(0, 12);
  await buildScript(outDir, mode, 'sw', 'src/site/app/worker/service-worker.ts', {
    __BUILD__: JSON.stringify(version),
    __DIALOG_FILES__: JSON.stringify(dialogFiles(manifest, renderer)),
  });
}

/** The back office's worker, at `outDir/admin/push-worker.js`: where it lies is how far it reaches. */
export function buildPushWorker(outDir, mode) {
  return buildScript(outDir, mode, 'admin/push-worker', 'src/admin/push-worker/push-worker.ts');
}

/** One file without imports. */
async function buildScript(outDir, mode, name, source, define = {}) {
  await build({
    configFile: resolve('frontend/vite.config.ts'),
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

/** What each page with a dialog loads only for it, in its language: paths of files by the page's path. */
function dialogFiles(manifest, { LANGUAGES, PUBLIC_ROUTES, pathInLanguage }) {
  const withDialog = PUBLIC_ROUTES.filter((route) => manifest[pageKey(route)]?.dynamicImports?.includes(DIALOG));
  const files = LANGUAGES.flatMap((language) => {
    const others = LANGUAGES.filter((one) => one !== language).map((one) => `src/content/${one}/`);
    return withDialog.map((route) => [pathInLanguage(route.path, language), laterFiles(manifest, route, others)]);
  });
  return Object.fromEntries(files);
}

function laterFiles(manifest, route, excluded) {
  const before = scriptsOf(manifest, [ENTRY, pageKey(route)]);
  const found = new Set();
  const add = (key) => {
    const { file, imports = [], dynamicImports = [] } = manifest[key];
    if (before.has(file) || found.has(file) || excluded.some((folder) => key.startsWith(folder))) return;
    found.add(file);
    for (const next of [...imports, ...dynamicImports]) add(next);
  };
  for (const key of manifest[pageKey(route)].dynamicImports) add(key);
  return [...found].map((file) => `/${file}`);
}

function pageKey({ module, id }) {
  return `src/site/pages/${module ?? id}-page.tsx`;
}
