import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build } from 'vite';

/**
 * The service worker, at `outDir/sw.js`. It is another one whenever the site is, so that browsers take it for new.
 * @param {{ manifest: object, css: string }} site what the builds of the public site gave
 */
export async function buildWorker(outDir, mode, { manifest, css }) {
  const version = createHash('sha256').update(JSON.stringify(manifest)).update(css).digest('hex').slice(0, 12);
  await buildScript(outDir, mode, 'sw', 'src/site/app/worker/service-worker.ts', {
    __BUILD__: JSON.stringify(version),
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
