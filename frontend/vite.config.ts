import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;
const headingFont = resolve(here, '../node_modules/@fontsource/baloo-2/700.css');

/** Where `npm run dev` has the API. */
const server = `http://localhost:${process.env['PORT'] ?? 5001}`;

/** What the builds in `scripts/site/bundles/bundles.mjs` and the development server have in common. */
export default defineConfig({
  root: here,
  publicDir: false,
  cacheDir: resolve(here, '../node_modules/.vite'),
  resolve: { alias: { '@lead-types': resolve(here, '../src/lead-types') } },
  plugins: [react(), developmentPages()],
  server: {
    port: 5173,
    // The packages may stand elsewhere, behind a link.
    fs: { allow: [resolve(here, '..'), realpathSync(resolve(here, '../node_modules'))] },
    proxy: { '/api': server },
  },
});

/** In development: the back office under /admin, the primitives of both products under /gallery, and the whole heading font instead of its cut-down files. */
function developmentPages(): Plugin {
  return {
    name: 'development-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/admin(\/[^.]*)?$/.test(request.url ?? '')) request.url = '/admin.html';
        if (/^\/gallery(\?|$)/.test(request.url ?? '')) request.url = '/gallery.html';
        next();
      });
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module' }, children: `import '/@fs/${headingFont}';`, injectTo: 'head' },
    ],
  };
}
