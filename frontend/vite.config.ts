import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;
const headingFont = resolve(here, '../node_modules/@fontsource/baloo-2/700.css');

const server = `http://localhost:${process.env['PORT'] ?? 5001}`;

/** Shared by the development server and the builds in `scripts/site/bundles/bundles.mjs`. */
export default defineConfig({
  root: here,
  publicDir: false,
  cacheDir: resolve(here, '../node_modules/.vite'),
  resolve: { alias: { '@lead-types': resolve(here, '../src/lead-types') } },
  plugins: [react(), developmentPages()],
  server: {
    port: 5173,
    // node_modules can be a symbolic link to another folder.
    fs: { allow: [resolve(here, '..'), realpathSync(resolve(here, '../node_modules'))] },
    proxy: { '/api': server },
  },
});

/** Renders public pages on each request and serves /admin and /gallery, with the full heading font. */
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
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, path, originalUrl = '/' }) {
        const font = {
          tag: 'script',
          attrs: { type: 'module' },
          children: `import '/@fs/${headingFont}';`,
          injectTo: 'head' as const,
        };
        if (!server || path !== '/index.html') return { html, tags: [font] };
        const { renderAddress } = await server.ssrLoadModule('/src/site/app/entry-prerender.tsx');
        const { pathname, origin } = new URL(originalUrl, 'http://localhost:5173');
        const page = await renderAddress(pathname, origin, null);
        const styles = [...server.environments.ssr.moduleGraph.idToModuleMap.values()]
          .filter(({ url }) => url.endsWith('.css'))
          .map(({ url }) => ({ tag: 'link', attrs: { rel: 'stylesheet', href: url }, injectTo: 'head' as const }));
        return {
          html: html
            .replace('lang="en"', `lang="${page.language}"`)
            .replace('<!--head-->', () => page.head)
            .replace('<!--app-->', () => page.html),
          tags: [font, ...styles],
        };
      },
    },
    /** The browser has no copy of a module that only the server renders, so a change of one reloads the page. */
    hotUpdate({ server, modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0)
        server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}
