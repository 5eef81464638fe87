import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build } from 'vite';

/**
 * The service worker, at `outDir/sw.js`. It is another one whenever the site is, so that browsers take it for new.
 * @param {{ manifest: object, css: string }} site what the build of the public site gave
 */
export async function buildWorker(outDir, mode, { manifest, css }) {
  const version = createHash('sha256').update(JSON.stringify(manifest)).update(css).digest('hex').slice(0, 12);
  await build({
    configFile: resolve('frontend/vite.config.ts'),
    mode,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify(version) },
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: { sw: resolve('frontend/src/site/app/worker/service-worker.ts') },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  });
}
